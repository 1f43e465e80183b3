import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Actor } from '../../../audit/index.ts'
import {
  entrantsOf,
  findEvent,
  handResult,
  previewResult,
  putInPlayAt,
  sayByHand,
} from '../../../sportsbook/index.ts'
import { askForApproval } from '../../approvals/ask.ts'
import type { Approved } from '../../approvals/carry-out.ts'
import { markCarriedOut } from '../../approvals/once.ts'

type Entry = CallOutput<typeof ops.trading.previewResult>['body']

/**
 * The result that a person wrote of an event. Refuses with `changed_meanwhile` where it has one by
 * now, and with `event_not_begun` any end of it but that it is void before its start, or its
 * being in play.
 */
async function writtenResult(deps: Deps, eventId: string, entry: Entry) {
  const event = await findEvent(deps, eventId)
  if (event.finished_at) throw new Refusal('changed_meanwhile')
  const isToStart = deps.clock.now() < event.starts_at
  if (entry.state !== 'void' && isToStart && !(await putInPlayAt(deps, eventId))) {
    throw new Refusal('event_not_begun')
  }
  const isRace = event.sport === 'motor_racing'
  const entrants = isRace ? await entrantsOf(deps, eventId) : undefined
  return { event, ...handResult(event.sport, entry, entrants) }
}

/** What a result would pay. */
export async function previewAs(deps: Deps, eventId: string, entry: Entry) {
  const { facts } = await writtenResult(deps, eventId, entry)
  return previewResult(deps, eventId, facts)
}

/** What is written of an event beside what is asked of it. */
export const factsOf = (event: Awaited<ReturnType<typeof findEvent>>) => ({
  match: `${event.home} – ${event.away}`,
  result: event.result_state,
  score: event.result_home === null ? null : `${event.result_home}:${event.result_away}`,
})

/** Asks a second person to confirm a result, with what it would pay. */
export async function askResult(
  deps: Deps,
  actor: Actor,
  asked: { readonly eventId: string; readonly entry: Entry; readonly reason: string },
): Promise<{ approvalId: string }> {
  const { eventId, entry, reason } = asked
  const { event, result, facts } = await writtenResult(deps, eventId, entry)
  const { payout, ended, stake, isPart } = await previewResult(deps, eventId, facts)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_result',
    subject: `event:${eventId}`,
    payload: { eventId, entry },
    before: factsOf(event),
    after: { ...entry, result: result.state, bets: ended, stake, payout, isPart },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Says the result that two people agree on; nothing when the event has one by now. */
export async function carryOutResult(deps: Deps, approved: Approved): Promise<void> {
  const { eventId, entry } = approved.payload as { eventId: string; entry: Entry }
  const { result, facts } = await writtenResult(deps, eventId, entry)
  await sayByHand(
    deps,
    {
      entryId: `result-${approved.approvalId}`,
      messages: [{ type: 'result', eventId, result, facts }],
    },
    (tx) => markCarriedOut(deps, tx, approved),
  )
}
