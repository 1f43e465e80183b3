import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { findStaff } from '../staff/staff-store.ts'
import type { Asker } from './confirm-code.ts'
import { endStaffSessions, isOpenAt } from './staff-sessions.ts'

/** The operator's own open sessions, the latest use first. */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staffId, sessionId }: Asker['operator'],
): Promise<CallReply<typeof ops.opsAccount.mySessions>> {
  const rows = await db
    .selectFrom('operator.session')
    .select(['session_id', 'user_agent', 'address', 'opened_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute()
  const now = clock.now()
  return rows
    .filter((row) => isOpenAt(row, now))
    .map((row) => ({
      sessionId: String(row.session_id),
      userAgent: row.user_agent,
      address: row.address,
      openedAt: row.opened_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      isThis: row.session_id === sessionId,
    }))
}

/** Ends one session of the operator's own; `not_found` where it is none, or over. */
export async function endOwnSession(
  deps: Deps,
  { actor, operator: { staffId } }: Asker,
  only: bigint,
): Promise<null> {
  await ending(deps, actor, { staffId }, async (end) => {
    const ended = await end({ only })
    if (ended === 0) throw new Refusal('not_found')
    return ended
  })
  return null
}

/** Ends every session of the operator's own but the one that asks, and tells how many. */
export const endOtherSessions = (
  deps: Deps,
  { actor, operator: { staffId, sessionId } }: Asker,
): Promise<{ ended: number }> =>
  ending(deps, actor, { staffId }, (end) => end({ except: sessionId }))

/** Ends every session of somebody else. Refuses with `staff_own_account` and `not_found`. */
export async function endSessionsOfStaff(
  deps: Deps,
  actor: Actor,
  { staffId, reason }: { readonly staffId: bigint; readonly reason: string },
): Promise<{ ended: number }> {
  if (actor.staffId === staffId) throw new Refusal('staff_own_account')
  if (!(await findStaff(deps.db, staffId))) throw new Refusal('not_found')
  return ending(deps, actor, { staffId, reason }, (end) => end({}))
}

type End = (which: { readonly only?: bigint; readonly except?: bigint }) => Promise<number>

async function ending(
  deps: Deps,
  actor: Actor,
  { staffId, reason }: { readonly staffId: bigint; readonly reason?: string },
  work: (end: End) => Promise<number>,
): Promise<{ ended: number }> {
  const at = deps.clock.now()
  const ended = await audited(
    deps,
    (count: number) => ({
      actor,
      action: 'staff.sessions_ended',
      subject: `staff:${staffId}`,
      reason,
      after: { ended: count },
    }),
    (tx) => work((which) => endStaffSessions(tx, { staffId, at, ...which })),
  )
  return { ended }
}
