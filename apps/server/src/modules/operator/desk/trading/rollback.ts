import { AMEND_WITHIN_HOURS, isAmendedInTime } from '@jogada/core/sports/rules/sport-rules'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Actor } from '../../../audit/index.ts'
import { findEvent, sayByHand } from '../../../sportsbook/index.ts'
import { askForApproval } from '../../approvals/ask.ts'
import type { Approved } from '../../approvals/carry-out.ts'
import { markCarriedOut } from '../../approvals/once.ts'
import { factsOf } from './result.ts'

/** Refuses with `result_final` once the time is over in which a result may be corrected. */
function refuseLateCorrection({ clock }: Deps, finishedAt: Date) {
  if (isAmendedInTime(finishedAt.getTime(), clock.now().getTime())) return
  throw new Refusal('result_final', { hours: AMEND_WITHIN_HOURS })
}

/** Asks a second person to take a result back. */
export async function askRollback(
  deps: Deps,
  actor: Actor,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
): Promise<{ approvalId: string }> {
  const event = await findEvent(deps, eventId)
  if (!event.finished_at) throw new Refusal('changed_meanwhile')
  refuseLateCorrection(deps, event.finished_at)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_rollback',
    subject: `event:${eventId}`,
    payload: { eventId, reason, finishedAt: event.finished_at.toISOString() },
    before: factsOf(event),
    after: { result: null },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Takes the result back that both people saw; another one that came meanwhile stands. */
export async function carryOutRollback(deps: Deps, approved: Approved): Promise<void> {
  const { eventId, reason, finishedAt } = approved.payload as {
    eventId: string
    reason: string
    finishedAt: string
  }
  const event = await findEvent(deps, eventId)
  if (event.finished_at?.toISOString() !== finishedAt) throw new Refusal('changed_meanwhile')
  refuseLateCorrection(deps, event.finished_at)
  await sayByHand(
    deps,
    {
      entryId: `rollback-${approved.approvalId}`,
      messages: [{ type: 'rollback', eventId, reason }],
    },
    (tx) => markCarriedOut(deps, tx, approved),
  )
}
