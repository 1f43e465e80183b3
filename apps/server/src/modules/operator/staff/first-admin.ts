import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { appendAudit } from '../../audit/index.ts'
import { newPassword, newStaffRow } from './staff-store.ts'

const EMAIL = 'operador@jogada.invalid'
const LOCK = 'operator.first_admin'

/**
 * Makes the first administrator where there is no operator yet, by OPERATOR_EMAIL and
 * OPERATOR_PASSWORD or with a password made here. Tells it when it was made here, and only then.
 */
export async function ensureFirstAdmin(
  deps: Pick<Deps, 'env' | 'db' | 'clock' | 'rng' | 'passwords'>,
): Promise<{ readonly email: string; readonly password: string } | null> {
  const { env, db } = deps
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(tx)
    const someone = await tx.selectFrom('operator.staff').select('staff_id').executeTakeFirst()
    if (someone) return null
    const email = (env.OPERATOR_EMAIL ?? EMAIL).toLowerCase()
    const password = env.OPERATOR_PASSWORD ?? newPassword(deps.rng)
    const mustChange = env.OPERATOR_PASSWORD === undefined
    const row = await newStaffRow(deps, {
      email,
      name: 'Administrador',
      password,
      roles: ['admin'],
      mustChange,
    })
    await tx.insertInto('operator.staff').values(row).execute()
    await appendAudit(deps, tx, {
      actor: { staffId: null, email: 'system', address: '' },
      action: 'staff.created',
      subject: `staff:${email}`,
      reason: 'first administrator',
      after: { email, roles: ['admin'] },
    })
    return mustChange ? { email, password } : null
  })
}
