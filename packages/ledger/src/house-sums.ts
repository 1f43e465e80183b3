import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'

/** Days of the operator, both included, `2026-11-20`; without an end where nothing is said. */
export type DayRange = {
  readonly firstDay?: string | undefined
  readonly lastDay?: string | undefined
}

/**
 * What posted commands of a kind did on one day of the operator with one account of the house.
 * `moved` is what the house's account gained; `debits` and `credits` are what left and entered the
 * players' accounts in the same commands, gross.
 */
export type HouseSum = {
  readonly day: string
  readonly kind: string
  readonly account: HouseAccount
  readonly moved: Money
  readonly debits: Money
  readonly credits: Money
}

export type HouseSumFilter = DayRange & {
  /**
   * Players whose play and gifts are nobody's business; what they paid in or took out still counts.
   */
  readonly without?: readonly bigint[] | undefined
}

/** Leaves a leg out that is of such a player, unless it is one of money from or to the bank. */
export const legCounts = (account: string, without: string) =>
  `(player_id <> ALL (${without}::bigint[]) OR ${account} = ${houseAccounts['house:psp_clearing']})`

/** A day within a range whose ends are parameters. */
export const inDays = (first: string, last: string) =>
  `day >= coalesce(${first}::date, '-infinity') AND day <= coalesce(${last}::date, 'infinity')`

const columns = 'day, account, kind, moved, debits, credits, legs'
const negative = 'day, account, kind, -moved, -debits, -credits, -legs'

/** What was summed of all players, and what has not been yet, less the players left out. */
const ofAll = `
  WITH rest AS MATERIALIZED (SELECT * FROM ledger.unsummed_of(NULL) WHERE ${inDays('$1', '$2')})
  SELECT ${columns} FROM ledger.house_day WHERE ${inDays('$1', '$2')}
  UNION ALL SELECT ${columns} FROM rest
  UNION ALL
  SELECT ${negative} FROM ledger.player_day
   WHERE player_id = ANY ($3::bigint[]) AND ${inDays('$1', '$2')} AND NOT ${legCounts('account', '$3')}
  UNION ALL SELECT ${negative} FROM rest WHERE NOT ${legCounts('account', '$3')}`

/** The sums of the players `$3` within days `$1` and `$2`, and what is not summed yet. */
export const ofSome = `
  SELECT player_id, ${columns} FROM ledger.player_day
   WHERE player_id = ANY ($3::bigint[]) AND ${inDays('$1', '$2')}
  UNION ALL
  SELECT player_id, ${columns} FROM ledger.unsummed_of($3::bigint[]) WHERE ${inDays('$1', '$2')}`

const names: ReadonlyMap<number, HouseAccount> = new Map(
  Object.entries(houseAccounts).map(([name, number]) => [number, name as HouseAccount]),
)

const sums = `day::text, kind, account, sum(moved)::bigint AS moved,
  sum(debits)::bigint AS debits, sum(credits)::bigint AS credits`

type SumRow = Omit<HouseSum, 'account'> & { readonly account: number }

/** A row with the account of the house by its name. */
export const named = <Row extends { readonly account: number }>(row: Row) => ({
  ...row,
  account: names.get(row.account)!,
})

/**
 * Sums by day, kind and account of the house. They are of this instant, whatever has been summed
 * before; see `sumDays`.
 */
export async function readHouseSums(
  pool: Pool,
  { firstDay, lastDay, without = [] }: HouseSumFilter,
): Promise<HouseSum[]> {
  const { rows } = await pool.query<SumRow>(
    `SELECT ${sums} FROM (${ofAll}) AS known
      GROUP BY day, kind, account HAVING sum(legs) > 0 ORDER BY day, kind, account`,
    [firstDay ?? null, lastDay ?? null, without],
  )
  return rows.map(named)
}

/** The same of each of some players, who all have an answer. */
export async function readHouseSumsOf(
  pool: Pool,
  players: readonly bigint[],
  { firstDay, lastDay }: DayRange,
): Promise<ReadonlyMap<bigint, HouseSum[]>> {
  const { rows } = await pool.query<SumRow & { readonly player: bigint }>(
    `SELECT player_id AS player, ${sums} FROM (${ofSome}) AS known
      GROUP BY player_id, day, kind, account HAVING sum(legs) > 0
      ORDER BY player_id, day, kind, account`,
    [firstDay ?? null, lastDay ?? null, players],
  )
  const found = new Map(players.map((player) => [player, [] as HouseSum[]]))
  for (const { player, ...sum } of rows) found.get(player)!.push(named(sum))
  return found
}

/**
 * Sums the batches of all lanes that are not summed yet, at most `batches` of each, and says how
 * many they were. Reports are right without it, and slow: they read every command since.
 */
export async function sumDays(pool: Pool, batches: number): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>('SELECT ledger.sum_days($1) AS count', [
    batches,
  ])
  return Number(rows[0]!.count)
}

/** Sums of each player, and what is not summed yet, within days `$1` and `$2`. */
export const legsOfPlayers = `
  SELECT player_id, ${columns} FROM ledger.player_day WHERE ${inDays('$1', '$2')}
  UNION ALL SELECT player_id, ${columns} FROM ledger.unsummed_of(NULL) WHERE ${inDays('$1', '$2')}`
