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
  readonly playerId?: bigint | undefined
  /** Players whose play and gifts are nobody's business; what they paid in or took out still counts. */
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
  WITH rest AS MATERIALIZED (SELECT * FROM ledger.unsummed(NULL) WHERE ${inDays('$1', '$2')})
  SELECT ${columns} FROM ledger.house_day WHERE ${inDays('$1', '$2')}
  UNION ALL SELECT ${columns} FROM rest
  UNION ALL
  SELECT ${negative} FROM ledger.player_day
   WHERE player_id = ANY ($3::bigint[]) AND ${inDays('$1', '$2')} AND NOT ${legCounts('account', '$3')}
  UNION ALL SELECT ${negative} FROM rest WHERE NOT ${legCounts('account', '$3')}`

const ofOne = `
  SELECT ${columns} FROM ledger.player_day
   WHERE player_id = $3::bigint AND ${inDays('$1', '$2')}
  UNION ALL SELECT ${columns} FROM ledger.unsummed($3::bigint) WHERE ${inDays('$1', '$2')}`

const names: ReadonlyMap<number, HouseAccount> = new Map(
  Object.entries(houseAccounts).map(([name, number]) => [number, name as HouseAccount]),
)

/**
 * Sums by day, kind and account of the house, those of one player where one is named. They are of
 * this instant, whatever has been summed before; see `sumDays`.
 */
export async function readHouseSums(
  pool: Pool,
  { firstDay, lastDay, playerId, without = [] }: HouseSumFilter,
): Promise<HouseSum[]> {
  const { rows } = await pool.query<Omit<HouseSum, 'account'> & { account: number }>(
    `SELECT day::text, kind, account, sum(moved)::bigint AS moved, sum(debits)::bigint AS debits,
        sum(credits)::bigint AS credits
      FROM (${playerId === undefined ? ofAll : ofOne}) AS known
      GROUP BY day, kind, account HAVING sum(legs) > 0 ORDER BY day, kind, account`,
    [firstDay ?? null, lastDay ?? null, playerId ?? without],
  )
  return rows.map((row) => ({ ...row, account: names.get(row.account)! }))
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
  UNION ALL SELECT player_id, ${columns} FROM ledger.unsummed(NULL) WHERE ${inDays('$1', '$2')}`
