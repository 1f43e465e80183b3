import { createHash } from 'node:crypto'
import { ops } from '@jogada/contract'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import type { StaffSession, StaffSessions } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'

const TOKEN_BYTES = 32
const IDLE_MS = 30 * 60_000
const LONGEST_MS = 12 * 3_600_000
const SEEN_EVERY_MS = 30_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Operator sessions by opaque tokens. Each is read from the database at each call, so that an end,
 * a lost role or a switched-off account counts at once everywhere; 30 minutes idle or 12 hours end it.
 */
export function createStaffSessions(deps: Pick<Deps, 'db' | 'clock'>): StaffSessions {
  const { db, clock } = deps
  return {
    async find(token): Promise<StaffSession | null> {
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
        ])
        .where('operator.session.token_hash', '=', hashOf(token))
        .where('operator.session.revoked_at', 'is', null)
        .where('operator.staff.is_active', '=', true)
        .executeTakeFirst()
      if (!row) return null
      const idleMs = now.getTime() - row.seen_at.getTime()
      if (idleMs >= IDLE_MS || now.getTime() - row.opened_at.getTime() >= LONGEST_MS) return null
      if (idleMs >= SEEN_EVERY_MS) {
        await db
          .updateTable('operator.session')
          .set({ seen_at: now })
          .where('session_id', '=', row.session_id)
          .execute()
      }
      return {
        sessionId: row.session_id,
        staffId: row.staff_id,
        email: row.email,
        isWhole: row.is_whole,
        permissions: ops.permissionsOf(row.roles),
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

/** Ends sessions of an operator: one of them, or all where none is named. */
export async function endStaffSessions(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  { staffId, only, at }: { readonly staffId: bigint; readonly only?: bigint; readonly at: Date },
): Promise<void> {
  let query = db
    .updateTable('operator.session')
    .set({ revoked_at: at })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
  if (only !== undefined) query = query.where('session_id', '=', only)
  await query.execute()
}
