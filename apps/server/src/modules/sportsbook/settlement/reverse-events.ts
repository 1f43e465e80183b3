import { BET_STATES } from '@jogada/core/sports/codes'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { settledByResult } from '../bets/bet-states.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { presentFacts, readEndings } from './event-facts.ts'
import type { Ending, EventRow } from './event-facts.ts'
import { gradeStoredLeg } from './grade.ts'
import { isSameResult, readLegResults } from './leg-results.ts'
import { reverseTicket } from './reverse-ticket.ts'
import { settleBets } from './settle-bets.ts'
import { isAwaited } from './settle-ticket.ts'
import { ticketsOnEvent } from './tickets-on-event.ts'
import type { TicketKey } from './tickets-on-event.ts'
import { BARRED } from './void-open-bets.ts'

/**
 * Reverses every settled bet with a leg on an event whose result was taken back, and those that
 * a later cancellation sends back or that were settled in play on what did not stand, and
 * settles again those that another leg has lost; tells how many of both by this call. Safe to
 * cut off and repeat.
 */
export async function reverseTakenBack(
  deps: Deps,
): Promise<{ readonly reversed: number; readonly settled: number }> {
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .whereRef('reversed', '<', 'rollbacks')
    .execute()
  let reversed = 0
  let settled = 0
  for (const event of events) {
    await attempt(deps.log, 'reversing the bets of an event', async () => {
      reversed += await reverseBets(deps, event)
      // nothing stands of the event until it is marked: other legs alone decide these
      const bets = await settleBets(deps, { eventId: event.event_id })
      settled += bets.settled
      if (bets.failed > 0) return
      await deps.db
        .updateTable('sportsbook.event')
        .set({ reversed: event.rollbacks })
        .where('event_id', '=', event.event_id)
        .where('reversed', '<', event.rollbacks)
        .execute()
    })
  }
  return { reversed, settled }
}

async function reverseBets(deps: Deps, event: EventRow): Promise<number> {
  const ending = (await readEndings(deps, [event.event_id])).get(event.event_id)
  let reversed = 0
  const settled = { eventId: event.event_id, which: settledByResult }
  let after: TicketKey | undefined
  for (;;) {
    const page = await ticketsOnEvent(deps, settled, after)
    if (page.length === 0) return reversed
    after = page.at(-1)!.bet
    const wrong = page.filter((stored) => isWrong(stored, event, ending))
    const endings = await readEndings(
      deps,
      wrong.flatMap(({ legs }) => legs.map((leg) => leg.event_id)),
    )
    const done = await Promise.all(
      wrong.map((stored) =>
        reverseTicket(
          deps,
          stored,
          isAwaited(stored, endings) ? BET_STATES.not_drawn : BET_STATES.open,
        ),
      ),
    )
    reversed += done.filter(Boolean).length
  }
}

/**
 * Whether a bet was settled otherwise than it would be now. A leg that did not count when its
 * ticket was settled is never wrong; of an event that nothing is known of any more every other one
 * is. What was given back to a barred player stays so.
 */
function isWrong({ bet, legs }: StoredTicket, event: EventRow, ending: Ending | undefined) {
  if (bet.reason === BARRED) return false
  const leg = legs.find(({ event_id }) => event_id === event.event_id)!
  const facts = presentFacts(event)
  const results = readLegResults(bet.leg_results)
  const before = results?.[leg.place] ?? null
  if (!before) return !results && !facts
  const now = gradeStoredLeg(leg, bet, {
    facts,
    cancellations: ending?.cancellations ?? [],
  })
  // What no rule settles now stays as it was; what is open again in play does not.
  if (!now) return !facts || facts.state === 'live'
  return !isSameResult(now, before)
}
