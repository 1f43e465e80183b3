import type { CallReply, ticket } from '@jogada/contract'
import { sql } from 'kysely'
import { Refusal } from '../../../platform/refusal.ts'
import type { SportsbookDeps } from '../deps.ts'
import { findTicket, listTickets } from './ticket-store.ts'
import { oneTicketView, ticketViews } from './ticket-view.ts'

type Page = {
  readonly state?: 'open' | 'cashout' | 'settled' | undefined
  readonly before?: string | undefined
}

/** A page of the player's bets, newest first, with how many there are of each state. */
export async function getMyTickets(
  deps: SportsbookDeps,
  playerId: bigint,
  { state, before }: Page,
): Promise<CallReply<typeof ticket.myTickets>> {
  const [rows, counts] = await Promise.all([
    listTickets(deps, playerId, {
      state: state ?? null,
      kind: null,
      before: before === undefined ? null : BigInt(before),
    }),
    deps.db
      .selectFrom('sportsbook.bet')
      .select([
        sql<number>`count(*) FILTER (WHERE payout IS NULL)::int`.as('open'),
        sql<number>`count(*) FILTER (WHERE payout IS NOT NULL)::int`.as('settled'),
      ])
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow(),
  ])
  return { tickets: await ticketViews(deps, rows), counts }
}

/** One bet as it is stored; refuses what is not the player's. */
export async function getReceipt(
  deps: SportsbookDeps,
  playerId: bigint,
  betId: string,
): Promise<CallReply<typeof ticket.ticketReceipt>> {
  const stored = await findTicket(deps, playerId, BigInt(betId))
  if (!stored) throw new Refusal('bet_unknown')
  return {
    ...(await oneTicketView(deps, stored)),
    licenceProfile: stored.bet.licence_profile,
    oddsPolicy: stored.bet.odds_policy,
  }
}
