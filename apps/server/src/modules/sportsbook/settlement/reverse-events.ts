import { BET_RESULTS } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { withLegs } from '../bets/ticket-store.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import { presentFacts, readEndings } from './event-facts.ts'
import type { Ending, EventRow } from './event-facts.ts'
import { gradeStoredLeg, legResultText } from './grade.ts'
import { reverseTicket } from './reverse-ticket.ts'
import { BARRED } from './void-open-bets.ts'

const CHUNK = 1000

/**
 * Reverses every settled bet with a leg on an event whose result was taken back, and those that a
 * later cancellation sends back or that were settled in play on what did not stand; tells how many
 * this call reversed. Safe to cut off and repeat.
 */
export async function reverseTakenBack(deps: Deps): Promise<number> {
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .whereRef('reversed', '<', 'rollbacks')
    .execute()
  let reversed = 0
  for (const event of events) {
    reversed += await reverseBets(deps, event)
    await deps.db
      .updateTable('sportsbook.event')
      .set({ reversed: event.rollbacks })
      .where('event_id', '=', event.event_id)
      .where('reversed', '<', event.rollbacks)
      .execute()
  }
  return reversed
}

async function reverseBets(deps: Deps, event: EventRow): Promise<number> {
  const ending = (await readEndings(deps, [event.event_id])).get(event.event_id)
  let reversed = 0
  let after: Pick<TicketRow, 'player_id' | 'bet_id'> = { player_id: 0n, bet_id: 0n }
  for (;;) {
    const page = await settledTickets(deps, event.event_id, after)
    if (page.length === 0) return reversed
    after = page.at(-1)!.bet
    const wrong = page.filter((stored) => isWrong(stored, event, ending))
    const done = await Promise.all(wrong.map((stored) => reverseTicket(deps, stored)))
    reversed += done.filter(Boolean).length
  }
}

/**
 * Whether a bet was settled otherwise than it would be now. Of an event that nothing is known of any
 * more every bet is wrong; a leg that did not count when its ticket was settled is not. What was given
 * back to a barred player stays so.
 */
function isWrong({ bet, legs }: StoredTicket, event: EventRow, ending: Ending | undefined) {
  if (bet.reason === BARRED) return false
  const facts = presentFacts(event)
  if (!facts) return true
  const leg = legs.find(({ event_id }) => event_id === event.event_id)!
  const before = bet.leg_results?.split(',')[leg.place] ?? ''
  if (before === '') return false
  const now = gradeStoredLeg(leg, bet.placed_at, {
    facts,
    cancellations: ending?.cancellations ?? [],
  })
  // What no rule settles now stays as it was; what is open again in play does not.
  if (!now) return facts.state === 'live'
  return legResultText(BET_RESULTS[now.result], now) !== before
}

/** Bets that were settled by results, not sold, with a leg on the event. */
async function settledTickets(
  deps: Deps,
  eventId: string,
  after: Pick<TicketRow, 'player_id' | 'bet_id'>,
) {
  const { rows } = await sql<TicketRow>`
    SELECT b.* FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId}
       AND (l.player_id, l.bet_id) > (${after.player_id}::bigint, ${after.bet_id}::bigint)
       AND b.status = 9999 AND NOT b.sold
     ORDER BY l.player_id, l.bet_id LIMIT ${CHUNK}`.execute(deps.db)
  return withLegs(deps, rows)
}
