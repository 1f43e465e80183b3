import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import type { EventRow } from './event-facts.ts'
import { reverseTakenBack } from './reverse-events.ts'
import { settleBets, tellJudged } from './settle-bets.ts'
import { settleDecidedBets } from './settle-decided.ts'

/**
 * Settles every open bet that has a leg on a finished event, or that a match in play has decided,
 * and tells how many this call paid. It may be cut off anywhere and started again, and may run
 * twice at once: each bet is paid once, and one that fails holds up no other. Bets on a result that
 * was taken back are reversed first. A bet that no rule settles stays open under status -1, and its
 * event is named in `unsettled`, for a person.
 */
export async function settleFinishedEvents(deps: Deps): Promise<{
  readonly settled: number
  readonly reversed: number
  readonly unsettled: readonly string[]
}> {
  const { reversed, settled: again } = await reverseTakenBack(deps)
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('settled_at', 'is', null)
    .whereRef('reversed', '=', 'rollbacks')
    .where((where) =>
      where.or([
        where('finished_at', 'is not', null),
        where('cancelled', '>', where.ref('voided')),
      ]),
    )
    .orderBy('finished_at')
    .execute()
  let settled = again
  const unsettled: string[] = []
  for (const event of events) {
    await attempt(deps.log, 'settling the bets of an event', async () => {
      const bets = await settleBets(deps, { eventId: event.event_id })
      settled += bets.settled
      if (bets.unsettled > 0) unsettled.push(event.event_id)
      if (bets.unsettled + bets.failed > 0) return
      await markSettled(deps, event)
      tellJudged(deps, bets)
    })
  }
  settled += await settleDecidedBets(deps)
  return { settled, reversed, unsettled }
}

const markSettled = (deps: Deps, event: EventRow) =>
  deps.db
    .updateTable('sportsbook.event')
    .set({
      settled_at: event.finished_at === null ? null : deps.clock.now(),
      voided: event.cancelled,
    })
    .where('event_id', '=', event.event_id)
    .where('rollbacks', '=', event.rollbacks)
    .where('cancelled', '=', event.cancelled)
    .where('settled_at', 'is', null)
    .execute()
