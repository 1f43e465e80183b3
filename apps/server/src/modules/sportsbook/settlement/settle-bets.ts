import { zero } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import { readDebts } from './debt.ts'
import { readEndings } from './event-facts.ts'
import type { Endings } from './event-facts.ts'
import { gradeTicket, settleTicket } from './settle-ticket.ts'
import { ticketsOnEvent } from './tickets-on-event.ts'
import type { TicketKey } from './tickets-on-event.ts'

/** Which open bets to look at: those with a leg on the event, on one of the outcomes if named. */
export type OpenBets = { readonly eventId: string; readonly outcomeIds?: readonly string[] }

/**
 * Settles the open bets that can be, and counts them and those that no rule settles. Safe to cut off
 * and repeat. Reads the next page while one is paid.
 */
export async function settleBets(
  deps: Deps,
  bets: OpenBets,
): Promise<{ readonly settled: number; readonly unsettled: number }> {
  const count = { settled: 0, unsettled: 0 }
  let page = await openTickets(deps, bets, undefined)
  while (page.length > 0) {
    const last = page.at(-1)!.bet
    const [next, done] = await Promise.all([openTickets(deps, bets, last), settlePage(deps, page)])
    count.settled += done.settled
    count.unsettled += done.unsettled
    page = next
  }
  return count
}

/** Submits a page of bets at once, so that the lanes commit them in large batches. */
async function settlePage(deps: Deps, page: readonly StoredTicket[]) {
  const [endings, debts] = await Promise.all([
    readEndings(
      deps,
      page.flatMap(({ legs }) => legs.map((leg) => leg.event_id)),
    ),
    readDebts(
      deps,
      page.map(({ bet }) => bet.player_id),
    ),
  ])
  const done = await Promise.all(page.map((stored) => settleOne(deps, stored, { endings, debts })))
  return {
    settled: done.filter((paid) => paid === true).length,
    unsettled: done.filter((paid) => paid === null).length,
  }
}

/** Whether this call paid the bet; null when no rule says how it ended. */
async function settleOne(
  deps: Deps,
  stored: StoredTicket,
  known: { readonly endings: Endings; readonly debts: Awaited<ReturnType<typeof readDebts>> },
): Promise<boolean | null> {
  const { bet } = stored
  const graded = gradeTicket(stored, known.endings)
  if (graded.state === 'open') return false
  if (graded.state === 'unsettled') {
    await markException(deps, bet)
    return null
  }
  const owed = known.debts.get(bet.player_id) ?? zero
  return settleTicket(deps, stored, { endings: known.endings, owed })
}

/** Open bets with a leg on the event, in the order of their keys, after the last one seen. */
export const openTickets = (deps: Deps, bets: OpenBets, after: TicketKey | undefined) =>
  ticketsOnEvent(deps, { ...bets, which: sql<boolean>`status IN (0, 8888, -1)` }, after)

const markException = ({ db }: Deps, bet: TicketRow) =>
  db
    .updateTable('sportsbook.bet')
    .set({ status: -1 })
    .where('player_id', '=', bet.player_id)
    .where('bet_id', '=', bet.bet_id)
    .where('status', '=', 0)
    .execute()
