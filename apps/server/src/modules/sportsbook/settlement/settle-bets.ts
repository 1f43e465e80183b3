import { zero } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { listed, OPEN_BETS } from '../bets/bet-states.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import { sportDebtsOf } from './debt.ts'
import { readEndings } from './event-facts.ts'
import type { Endings } from './event-facts.ts'
import { gradeTicket, hasEnded, isAwaited, settleTicket } from './settle-ticket.ts'
import { ticketsOnEvent } from './tickets-on-event.ts'
import type { TicketKey } from './tickets-on-event.ts'

/** Which open bets to look at: those with a leg on the event, on one of the outcomes if named. */
export type OpenBets = { readonly eventId: string; readonly outcomeIds?: readonly string[] }

export type Settled = {
  readonly settled: number
  /** Bets of which no rule settles the leg on the event. */
  readonly unsettled: number
  /** Bets that could not be looked at, and wait for the next round. */
  readonly failed: number
  /** Bets that stay open, of which the leg on the event has ended. */
  readonly judged: readonly TicketKey[]
}

/**
 * Settles the open bets that can be; one that fails is logged and holds no other up. Safe to cut
 * off and repeat. Reads the next page while one is paid.
 */
export async function settleBets(deps: Deps, bets: OpenBets): Promise<Settled> {
  const count = { settled: 0, unsettled: 0, failed: 0, judged: [] as TicketKey[] }
  let page = await openTickets(deps, bets, undefined)
  while (page.length > 0) {
    const last = page.at(-1)!.bet
    const [next, done] = await Promise.all([
      openTickets(deps, bets, last),
      settlePage(deps, bets.eventId, page),
    ])
    count.settled += done.settled
    count.unsettled += done.unsettled
    count.failed += done.failed
    count.judged.push(...done.judged)
    page = next
  }
  return count
}

/** Tells the players of open bets that a leg of theirs has ended. */
export function tellJudged({ realtime }: Deps, { judged }: Settled): void {
  for (const { player_id: playerId, bet_id: betId } of judged) {
    realtime.toPlayer(playerId, 'betSettled', { betId: String(betId) })
  }
}

/** Submits a page of bets at once, so that the lanes commit them in large batches. */
async function settlePage(deps: Deps, eventId: string, page: readonly StoredTicket[]) {
  const [endings, debts] = await Promise.all([
    readEndings(
      deps,
      page.flatMap(({ legs }) => legs.map((leg) => leg.event_id)),
    ),
    sportDebtsOf(
      deps,
      page.map(({ bet }) => bet.player_id),
    ),
  ])
  const known = { eventId, endings, debts }
  const done = await Promise.all(page.map((stored) => settleOrLeave(deps, stored, known)))
  return {
    settled: done.filter((end) => end === 'settled').length,
    unsettled: done.filter((end) => end === 'unsettled').length,
    failed: done.filter((end) => end === 'failed').length,
    judged: page.filter((_, at) => done[at] === 'judged').map(({ bet }) => bet),
  }
}

type Known = {
  readonly eventId: string
  readonly endings: Endings
  readonly debts: Awaited<ReturnType<typeof sportDebtsOf>>
}

const settleOrLeave = (deps: Deps, stored: StoredTicket, known: Known) =>
  settleOne(deps, stored, known).catch((error: unknown) => {
    const { player_id: playerId, bet_id: betId } = stored.bet
    deps.log.error({ err: error, playerId, betId }, 'a bet could not be settled')
    return 'failed' as const
  })

/** What became of the bet by this call; null when nothing did. */
async function settleOne(
  deps: Deps,
  stored: StoredTicket,
  { eventId, endings, debts }: Known,
): Promise<'settled' | 'unsettled' | 'judged' | null> {
  const { bet, legs } = stored
  const graded = gradeTicket(stored, endings)
  if (graded.state === 'ended') {
    const owed = debts.get(bet.player_id) ?? zero
    return (await settleTicket(deps, stored, { endings, owed })) ? 'settled' : null
  }
  if (graded.state === 'unsettled') await markException(deps, bet)
  else if (bet.status !== BET_STATES.open && !isAwaited(stored, endings)) await markOpen(deps, bet)
  if (graded.legs[legs.findIndex((leg) => leg.event_id === eventId)]) return 'judged'
  // a leg on another event waits for a person with that event
  return graded.state === 'unsettled' && hasEnded(endings, eventId) ? 'unsettled' : null
}

/** Open bets with a leg on the event, in the order of their keys, after the last one seen. */
export const openTickets = (deps: Deps, bets: OpenBets, after: TicketKey | undefined) =>
  ticketsOnEvent(deps, { ...bets, which: sql<boolean>`status IN ${listed(OPEN_BETS)}` }, after)

const markException = ({ db }: Deps, bet: TicketRow) =>
  db
    .updateTable('sportsbook.bet')
    .set({ status: BET_STATES.draw_exception })
    .where('player_id', '=', bet.player_id)
    .where('bet_id', '=', bet.bet_id)
    .where('status', '=', BET_STATES.open)
    .execute()

/** What was taken back, or no rule settled, has a result by now; other legs keep the bet open. */
const markOpen = ({ db }: Deps, bet: TicketRow) =>
  db
    .updateTable('sportsbook.bet')
    .set({ status: BET_STATES.open })
    .where('player_id', '=', bet.player_id)
    .where('bet_id', '=', bet.bet_id)
    .where('revision', '=', bet.revision)
    .where('status', 'in', [BET_STATES.not_drawn, BET_STATES.draw_exception])
    .execute()
