import type { RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { SportsbookTables } from '../tables.ts'

export type BetRow = Selectable<SportsbookTables['sportsbook.bet']>

/** Terms of a bet as they are accepted; what follows later is no part of them. */
export type BetTerms = Omit<
  BetRow,
  'status' | 'payout' | 'settled_at' | 'result_home' | 'result_away'
>

const terms = {
  player_id: 'bigint',
  bet_id: 'bigint',
  placed_at: 'timestamptz',
  event_id: 'text',
  competition: 'text',
  home: 'text',
  away: 'text',
  starts_at: 'timestamptz',
  replay: 'boolean',
  market_key: 'text',
  line: 'text',
  outcome_id: 'text',
  outcome: 'text',
  stake: 'bigint',
  seen_odds: 'bigint',
  odds: 'bigint',
  odds_policy: 'text',
  potential: 'bigint',
  price_version: 'bigint',
  phase_at_placement: 'smallint',
  minute_at_placement: 'smallint',
  home_at_placement: 'smallint',
  away_at_placement: 'smallint',
  licence_profile: 'text',
  address: 'text',
  device_id: 'text',
} as const satisfies Record<keyof BetTerms, string>

const columns = Object.keys(terms) as (keyof BetTerms)[]
const names = columns.join(', ')

const placedBet: RowWriter = {
  name: 'sportsbook.bet:1-place',
  columns: terms,
  sql: `INSERT INTO sportsbook.bet (${names}) SELECT ${names} FROM rows`,
}

/** The row of a bet, for the command that takes its stake. */
export const betRow = (bet: BetTerms) => ({
  writer: placedBet,
  values: columns.map((column) => bet[column]),
})

/** Ends a bet, for the command that pays it. */
export const settledBet: RowWriter = {
  name: 'sportsbook.bet:2-settle',
  columns: {
    player_id: 'bigint',
    bet_id: 'bigint',
    status: 'smallint',
    payout: 'bigint',
    settled_at: 'timestamptz',
    result_home: 'smallint',
    result_away: 'smallint',
  },
  sql: `UPDATE sportsbook.bet b
    SET status = r.status, payout = r.payout, settled_at = r.settled_at,
        result_home = r.result_home, result_away = r.result_away
    FROM rows r WHERE b.player_id = r.player_id AND b.bet_id = r.bet_id`,
}

/** One bet of a player, or undefined. */
export const findBet = ({ db }: Deps, playerId: bigint, betId: bigint) =>
  db
    .selectFrom('sportsbook.bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_id', '=', betId)
    .executeTakeFirst()

const PAGE = 50

/** A player's bets, newest first, those before the bet `before` only. */
export function listBets(
  { db }: Deps,
  playerId: bigint,
  page: { readonly state: 'open' | 'settled' | null; readonly before: bigint | null },
): Promise<BetRow[]> {
  let query = db.selectFrom('sportsbook.bet').selectAll().where('player_id', '=', playerId)
  if (page.state) query = query.where('status', page.state === 'open' ? '=' : '<>', 0)
  if (page.before !== null) {
    query = query.where(
      sql<boolean>`(placed_at, bet_id) < (SELECT placed_at, bet_id FROM sportsbook.bet
        WHERE player_id = ${playerId} AND bet_id = ${page.before})`,
    )
  }
  return query.orderBy('placed_at', 'desc').orderBy('bet_id', 'desc').limit(PAGE).execute()
}

/** Open bets of an event in the order of their keys; a page of them, after the last one seen. */
export function listOpenBets(
  { db }: Deps,
  eventId: string,
  page: { readonly after: BetRow | undefined; readonly limit: number },
): Promise<BetRow[]> {
  const { after, limit } = page
  let query = db
    .selectFrom('sportsbook.bet')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', '=', 0)
  if (after) {
    query = query.where(sql<boolean>`(player_id, bet_id) > (${after.player_id}, ${after.bet_id})`)
  }
  return query.orderBy('player_id').orderBy('bet_id').limit(limit).execute()
}
