import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Looks } from '../../../platform/session-lookup.ts'
import { LOOK_PREFIX } from '../../../platform/session-lookup.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { mayStaffComeFrom } from '../settings/staff-addresses.ts'
import { rolesAt } from '../staff/roles-at.ts'
import { maskFor } from './lookable.ts'
import { hashOf } from '../../../platform/token-hash.ts'

const TOKEN_BYTES = 32
const LASTS_MS = 15 * 60_000

/** No session of the player: nothing that belongs to one is found, or changed, under it. */
const NO_SESSION = 0n

/**
 * Opens a look at the app as a player sees it, for a quarter of an hour; the trace is part of it.
 * The player's sessions know nothing of it.
 */
export async function openLook(
  deps: Deps,
  { actor, operator }: { readonly actor: Actor; readonly operator: StaffSession },
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<CallReply<typeof ops.look.open>> {
  await getPlayerOr404(deps, playerId)
  const token = LOOK_PREFIX + deps.rng.bytes(TOKEN_BYTES).toString('base64url')
  const now = deps.clock.now()
  const endsAt = new Date(now.getTime() + LASTS_MS)
  const { look_id } = await audited(
    deps,
    ({ look_id: lookId }: { readonly look_id: bigint }) => ({
      actor,
      action: 'player.looked_at',
      subject: `player:${playerId}`,
      reason,
      after: { look: String(lookId), endsAt: endsAt.toISOString() },
    }),
    (tx) =>
      tx
        .insertInto('operator.look')
        .values({
          token_hash: hashOf(token),
          session_id: operator.sessionId,
          staff_id: operator.staffId,
          player_id: playerId,
          opened_at: now,
          ends_at: endsAt,
          ended_at: null,
        })
        .returning('look_id')
        .executeTakeFirstOrThrow(),
  )
  return { lookId: String(look_id), token, endsAt: endsAt.toISOString() }
}

/** Ends a look of one's own; nothing where it has ended. */
export async function endLook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staffId }: StaffSession,
  lookId: bigint,
): Promise<null> {
  await db
    .updateTable('operator.look')
    .set({ ended_at: clock.now() })
    .where('look_id', '=', lookId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  return null
}

/**
 * Lets a call through that comes from a look, by what holds at this instant: the look itself, the
 * session it was opened in, and the right of its operator. Whatever is not listed is refused.
 */
export const createLooks = (deps: Pick<Deps, 'db' | 'clock' | 'env' | 'settings'>): Looks => ({
  async admit(token, address, call) {
    const now = deps.clock.now()
    const row = await deps.db
      .selectFrom('operator.look as look')
      .innerJoin('operator.session as session', 'session.session_id', 'look.session_id')
      .innerJoin('operator.staff as staff', 'staff.staff_id', 'look.staff_id')
      .select([
        'look.player_id',
        'look.session_id',
        'staff.staff_id',
        'staff.email',
        'staff.roles',
        'staff.roles_before',
        'staff.roles_until',
      ])
      .where('look.token_hash', '=', hashOf(token))
      .where('look.ends_at', '>', now)
      .where('look.ended_at', 'is', null)
      .where('session.revoked_at', 'is', null)
      .where('staff.is_active', '=', true)
      .executeTakeFirst()
    if (!row || !mayStaffComeFrom(deps, address)) throw new Refusal('unauthenticated')
    const permissions = ops.permissionsOf(rolesAt(row, now))
    const mask = maskFor(call, permissions)
    if (!mask || !permissions.has('player.look')) throw new Refusal('operator_permission')
    return {
      session: { playerId: row.player_id, sessionId: NO_SESSION },
      operator: {
        sessionId: row.session_id,
        staffId: row.staff_id,
        email: row.email,
        isWhole: true,
        permissions,
      },
      mask,
    }
  },
})
