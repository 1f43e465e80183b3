import { centavos } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import type { HousePlay } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { localDay } from '../../../platform/local-day.ts'
import { SPORT_DEBT_COLLECTED } from '../../wallet/index.ts'
import { REFUSED_BETS } from '../bets/bet-states.ts'
import { findTickets } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { cancellationOf } from '../settlement/grade.ts'
import { addWagers, givenBack, NO_WAGERS, wagersOf } from './tally.ts'
import type { Market, Wagers } from './tally.ts'

const HOUR_MS = 3_600_000
/** Commands that take no decision of the house, or move nothing at all, are not read. */
const KINDS = [
  'bet_stake',
  'bet_settlement',
  'bet_void',
  'bet_reversal',
  'bet_cash_out',
  SPORT_DEBT_COLLECTED,
]
/** Waiting for the decision of the house, refused by it, and given up. */
const NOT_ACCEPTED: readonly number[] = [BET_STATES.placing, ...REFUSED_BETS]

export type WagerLine = {
  readonly day: string
  readonly market: Market | null
  readonly sums: Wagers
}

type Asked = {
  readonly from: Date
  readonly to: Date
  readonly without: readonly bigint[]
  readonly eventId?: string | undefined
}

/**
 * What was bet in a period and what became of it, by day, event and market, from the ledger's
 * commands. A single counts at its market. Parlays and systems of a day are one line without a
 * market, so that no bet counts twice; a filter by event leaves them out. A bet counts as a wager
 * on the day it was placed if it is accepted by now: one that waits for its decision is counted
 * nowhere yet. Read hour by hour, so that a day of the operator never falls apart and no more is
 * held at once.
 */
export async function readWagers(deps: Deps, asked: Asked): Promise<readonly WagerLine[]> {
  const lines = new Map<string, WagerLine>()
  const until = Math.min(asked.to.getTime(), deps.clock.now().getTime() + HOUR_MS)
  for (let at = asked.from.getTime(); at < until; at += HOUR_MS) {
    const plays = await deps.ledger.housePlays('house:sportsbook', {
      kinds: KINDS,
      from: new Date(at),
      to: new Date(Math.min(at + HOUR_MS, until)),
      without: asked.without,
    })
    for (const { play, stored, isCancelled } of await withBets(deps, plays)) {
      const market = marketOf(stored)
      if (asked.eventId !== undefined && market?.eventId !== asked.eventId) continue
      const day = localDay(play.at)
      const isAccepted = !NOT_ACCEPTED.includes(stored.bet.status)
      const stake = centavos(stored.bet.stake)
      const sums = wagersOf(play, { stake, isAccepted, isCancelled })
      if (Object.values(sums).every((sum) => !sum)) continue
      const name = `${day} ${market?.market ?? ''}`
      const known = lines.get(name)
      lines.set(name, {
        day,
        market: known?.market ?? market,
        sums: addWagers(known?.sums ?? NO_WAGERS, sums),
      })
    }
  }
  return [...lines.values()]
}

/** Where a single counts; null for parlays and systems. */
function marketOf({ bet, legs: [leg] }: StoredTicket): Market | null {
  if (bet.kind !== 'single' || !leg) return null
  const { event_id: eventId, sport, competition, home, away, outcome_id: outcomeId } = leg
  const market = outcomeId.slice(0, outcomeId.lastIndexOf('/@'))
  return { eventId, sport, competition, home, away, market }
}

type Known = {
  readonly play: HousePlay
  readonly stored: StoredTicket
  readonly isCancelled: boolean
}

/** The commands with their bets; those of a sale that moved nothing are left out. */
async function withBets(deps: Deps, plays: readonly HousePlay[]): Promise<Known[]> {
  const moving = plays.filter(({ kind, moved }) => kind !== 'bet_cash_out' || moved !== null)
  if (moving.length === 0) return []
  const betIdOf = await betIdsOf(deps, moving)
  const asked = moving.map((play) => ({ play, betId: betIdOf(play) }))
  const stored = await findTickets(
    deps,
    asked.map(({ play, betId }) => ({ playerId: play.playerId, betId })),
  )
  const known = asked.flatMap(({ play, betId }) => {
    const ticket = stored.get(betId)
    if (ticket) return [{ play, stored: ticket }]
    // an idempotency key stood for a stake that was refused before a bet was made
    if (play.kind === 'bet_stake') return []
    throw new Error(`the bet ${betId} of command ${play.commandId} is missing`)
  })
  const isCancelled = await cancelledAmong(
    deps,
    known.filter(({ play }) => givenBack(play) !== null),
  )
  return known.map((one) => ({ ...one, isCancelled: isCancelled(one) }))
}

type BetCommand = Pick<HousePlay, 'playerId' | 'commandId' | 'key' | 'kind'>

/** Tells which bet each of some commands is about. */
export async function betIdsOf(
  deps: Pick<Deps, 'db'>,
  plays: readonly BetCommand[],
): Promise<(play: BetCommand) => bigint> {
  const soldBetOf = await betsOfSales(
    deps,
    plays.filter(({ kind }) => kind === 'bet_cash_out'),
  )
  return (play) => {
    if (play.kind === 'bet_stake') return play.commandId
    if (play.kind === 'bet_cash_out') return soldBetOf(play)
    return BigInt(play.key.split(':')[1]!)
  }
}

/** A sale bears the number of its cash-out, or names it by its key where it waited. */
async function betsOfSales({ db }: Pick<Deps, 'db'>, sales: readonly BetCommand[]) {
  const idOf = ({ key, commandId }: BetCommand) => /^cash-out:(\d+)$/.exec(key)?.[1] ?? commandId
  const { rows } = await sql<{ id: bigint; bet_id: bigint }>`
    SELECT c.cash_out_id AS id, c.bet_id FROM unnest(
        ${sales.map(({ playerId }) => String(playerId))}::bigint[],
        ${sales.map((sale) => String(idOf(sale)))}::bigint[]) AS one (p, id)
      JOIN sportsbook.cash_out c ON c.player_id = one.p AND c.cash_out_id = one.id`.execute(db)
  const known = new Map(rows.map(({ id, bet_id }) => [String(id), bet_id]))
  return (sale: BetCommand): bigint => {
    const betId = known.get(String(idOf(sale)))
    if (betId === undefined) throw new Error(`the cash-out of command ${sale.commandId} is missing`)
    return betId
  }
}

/** Which of what was given back a cancellation gave back that stood at that time. */
async function cancelledAmong(
  { db }: Deps,
  backs: readonly Pick<Known, 'play' | 'stored'>[],
): Promise<(one: Pick<Known, 'play' | 'stored'>) => boolean> {
  const ids = [...new Set(backs.flatMap(({ stored }) => stored.legs.map((leg) => leg.event_id)))]
  if (ids.length === 0) return () => false
  const all = await db
    .selectFrom('sportsbook.cancellation')
    .selectAll()
    .where('event_id', 'in', ids)
    .execute()
  return ({ play, stored: { bet, legs } }) =>
    play.kind === 'bet_settlement' &&
    legs.some((leg) => {
      const stood = all.filter(
        ({ event_id, withdrawn_at: withdrawnAt }) =>
          event_id === leg.event_id && (withdrawnAt === null || withdrawnAt > play.at),
      )
      return cancellationOf(leg, bet.placed_at, stood) !== undefined
    })
}
