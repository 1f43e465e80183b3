import { ops } from '@jogada/contract'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession, StaffSessions } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit } from '../../audit/index.ts'
import { rolesAt } from '../staff/roles-at.ts'
import { mayStaffComeFrom } from '../settings/staff-addresses.ts'
import { hashOf } from '../../../platform/token-hash.ts'

const TOKEN_BYTES = 32
const IDLE_MS = 30 * 60_000
const LONGEST_MS = 12 * 3_600_000
const SEEN_EVERY_MS = 30_000

/** Whether a session that nobody ended still is one at an instant. */
export const isOpenAt = (
  session: { readonly opened_at: Date; readonly seen_at: Date },
  now: Date,
): boolean =>
  now.getTime() - session.seen_at.getTime() < IDLE_MS &&
  now.getTime() - session.opened_at.getTime() < LONGEST_MS

/**
 * Operator sessions by opaque tokens. Each is read from the database at each call, so that an end,
 * a lost role or a switched-off account counts at once everywhere; 30 minutes without an act of its
 * operator or 12 hours end it.
 */
export function createStaffSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'settings'>,
): StaffSessions {
  const { db, clock } = deps
  return {
    async find(token, address, restedMs = 0): Promise<StaffSession | null> {
      const now = clock.now()
      const row = await db
        .selectFrom('operator.session')
        .innerJoin('operator.staff', 'operator.staff.staff_id', 'operator.session.staff_id')
        .select([
          'operator.session.session_id',
          'operator.session.is_whole',
          'operator.session.opened_at',
          'operator.session.seen_at',
          'operator.staff.staff_id',
          'operator.staff.email',
          'operator.staff.roles',
          'operator.staff.roles_before',
          'operator.staff.roles_until',
        ])
        .where('operator.session.token_hash', '=', hashOf(token))
        .where('operator.session.revoked_at', 'is', null)
        .where('operator.staff.is_active', '=', true)
        .executeTakeFirst()
      if (!row) return null
      if (!isOpenAt(row, now)) return null
      if (!mayStaffComeFrom(deps, address)) {
        await endFromElsewhere(deps, row, address)
        throw new Refusal('staff_address')
      }
      const idleMs = now.getTime() - row.seen_at.getTime()
      if (idleMs - restedMs >= SEEN_EVERY_MS) {
        await db
          .updateTable('operator.session')
          .set({ seen_at: new Date(now.getTime() - restedMs) })
          .where('session_id', '=', row.session_id)
          .execute()
      }
      return {
        sessionId: row.session_id,
        staffId: row.staff_id,
        email: row.email,
        isWhole: row.is_whole,
        permissions: ops.permissionsOf(rolesAt(row, now)),
      }
    },
  }
}

/** Opens a session and gives its token, the only time that the token exists in clear. */
export async function openStaffSession(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  staffId: bigint,
  { caller, isWhole }: { readonly caller: Caller; readonly isWhole: boolean },
): Promise<string> {
  const token = rng.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('operator.session')
    .values({
      staff_id: staffId,
      token_hash: hashOf(token),
      is_whole: isWhole,
      opened_at: now,
      seen_at: now,
      address: caller.address,
      user_agent: caller.userAgent,
    })
    .execute()
  return token
}

/**
 * Ends sessions of an operator, one of them, all but one, or all where none is named, and tells how
 * many it ended.
 */
export async function endStaffSessions(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  {
    staffId,
    only,
    except,
    at,
  }: {
    readonly staffId: bigint
    readonly only?: bigint
    readonly except?: bigint
    readonly at: Date
  },
): Promise<number> {
  let query = db
    .updateTable('operator.session')
    .set({ revoked_at: at })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
  if (only !== undefined) query = query.where('session_id', '=', only)
  if (except !== undefined) query = query.where('session_id', '!=', except)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends a session that was used from where staff may not work, and traces it once. */
const endFromElsewhere = (
  deps: Pick<Deps, 'db' | 'clock'>,
  session: { readonly session_id: bigint; readonly staff_id: bigint; readonly email: string },
  address: string,
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('operator.session')
      .set({ revoked_at: deps.clock.now() })
      .where('session_id', '=', session.session_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (ended.numUpdatedRows !== 1n) return
    await appendAudit(deps, tx, {
      actor: { staffId: session.staff_id, email: session.email, address },
      action: 'staff.address_refused',
      subject: `staff:${session.staff_id}`,
    })
  })
