import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { RoundKey } from '../rounds/round-store.ts'
import type { DrawsTables } from '../tables.ts'

export type BetRow = Selectable<DrawsTables['draws.bet']>

/** Terms of a bet as they are accepted; what follows later is no part of them. */
export type BetTerms = Omit<BetRow, 'status' | 'payout' | 'settled_at'>

const terms = {
  player_id: 'bigint',
  bet_id: 'bigint',
  channel: 'text',
  round_id: 'bigint',
  selection: 'text',
  stake: 'bigint',
  potential: 'bigint',
  paytable: 'text',
  shown_as: 'text',
  licence_profile: 'text',
  placed_at: 'timestamptz',
} as const satisfies Record<keyof BetTerms, string>

const columns = Object.keys(terms) as (keyof BetTerms)[]
const names = columns.join(', ')

const placedBet: RowWriter = {
  name: 'draws.bet:1-place',
  columns: terms,
  sql: `INSERT INTO draws.bet (${names}) SELECT ${names} FROM rows`,
}

/** The row of a bet, for the command that takes its stake. */
export const betRow = (bet: BetTerms) => ({
  writer: placedBet,
  values: columns.map((column) => bet[column]),
})

/** Ends bets, for the command that pays them. */
export const settledBet: RowWriter = {
  name: 'draws.bet:2-settle',
  columns: {
    player_id: 'bigint',
    bet_id: 'bigint',
    status: 'smallint',
    payout: 'bigint',
    settled_at: 'timestamptz',
  },
  sql: `UPDATE draws.bet b
    SET status = r.status, payout = r.payout, settled_at = r.settled_at
    FROM rows r WHERE b.player_id = r.player_id AND b.bet_id = r.bet_id`,
}

type Db = Pick<Deps, 'db'>

const withOutcome = ({ db }: Db) =>
  db
    .selectFrom('draws.bet as bet')
    .innerJoin('draws.round as round', (join) =>
      join.onRef('round.channel', '=', 'bet.channel').onRef('round.round_id', '=', 'bet.round_id'),
    )
    .selectAll('bet')
    .select('round.outcome')

export type BetWithOutcome = BetRow & { readonly outcome: number | null }

/** One bet of a player, or undefined. */
export const findBet = (
  deps: Db,
  playerId: bigint,
  betId: bigint,
): Promise<BetWithOutcome | undefined> =>
  withOutcome(deps)
    .where('bet.player_id', '=', playerId)
    .where('bet.bet_id', '=', betId)
    .executeTakeFirst()

const PAGE = 50

/** A player's bets on a channel, newest first; of one round, or before a bet, where given. */
export function listBets(
  deps: Db,
  playerId: bigint,
  page: {
    readonly channel: DrawChannelCode
    readonly roundId: bigint | null
    readonly before: bigint | null
  },
): Promise<BetWithOutcome[]> {
  let query = withOutcome(deps)
    .where('bet.player_id', '=', playerId)
    .where('bet.channel', '=', page.channel)
  if (page.roundId !== null) query = query.where('bet.round_id', '=', page.roundId)
  if (page.before !== null) {
    query = query.where(
      sql<boolean>`(bet.placed_at, bet.bet_id) < (SELECT placed_at, bet_id FROM draws.bet
        WHERE player_id = ${playerId} AND bet_id = ${page.before})`,
    )
  }
  return query.orderBy('bet.placed_at', 'desc').orderBy('bet.bet_id', 'desc').limit(PAGE).execute()
}

/** All bets of a player on a round, in the order in which they were placed. */
export const betsOnRound = (
  deps: Db,
  playerId: bigint,
  { channel, round_id }: RoundKey,
): Promise<BetWithOutcome[]> =>
  withOutcome(deps)
    .where('bet.player_id', '=', playerId)
    .where('bet.channel', '=', channel)
    .where('bet.round_id', '=', round_id)
    .orderBy('bet.placed_at')
    .orderBy('bet.bet_id')
    .execute()

/** Open bets of a round in the order of their players, after a player where one is given. */
export function listOpenBets(
  { db }: Db,
  { channel, round_id }: RoundKey,
  page: { readonly afterPlayer: bigint | null; readonly limit: number },
): Promise<BetRow[]> {
  let query = db
    .selectFrom('draws.bet')
    .selectAll()
    .where('channel', '=', channel)
    .where('round_id', '=', round_id)
    .where('status', '=', 0)
  if (page.afterPlayer !== null) query = query.where('player_id', '>', page.afterPlayer)
  return query.orderBy('player_id').orderBy('bet_id').limit(page.limit).execute()
}

/** The newest bets of a round by anybody. */
export const listSeenBets = (
  { db }: Db,
  { channel, round_id }: RoundKey,
  limit: number,
): Promise<BetRow[]> =>
  db
    .selectFrom('draws.bet')
    .selectAll()
    .where('channel', '=', channel)
    .where('round_id', '=', round_id)
    .orderBy('placed_at', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(limit)
    .execute()

export type Total = { readonly selection: string; readonly bets: bigint; readonly stake: bigint }

/** What is staked on each selection of a round. */
export async function sumBets({ db }: Db, { channel, round_id }: RoundKey): Promise<Total[]> {
  const { rows } = await sql<Total>`
    SELECT selection, count(*) AS bets, sum(stake)::bigint AS stake FROM draws.bet
     WHERE channel = ${channel} AND round_id = ${round_id}
     GROUP BY selection ORDER BY selection`.execute(db)
  return rows
}
