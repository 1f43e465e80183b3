import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'
import { legCounts, legsOfPlayers } from './house-sums.ts'
import type { DayRange } from './house-sums.ts'

export type PlayerCount = { readonly day: string; readonly players: number }

/** Which commands make a player count. */
export type PlayerCountFilter = {
  readonly accounts: readonly HouseAccount[]
  /** A POSIX regular expression that the kind matches. */
  readonly kindPattern: string
  readonly without?: readonly bigint[]
}

/** How many players had a command of such a kind with such an account of the house, by day. */
export async function countPlayersByDay(
  pool: Pool,
  { firstDay, lastDay }: DayRange,
  { accounts, kindPattern, without = [] }: PlayerCountFilter,
): Promise<PlayerCount[]> {
  const { rows } = await pool.query<PlayerCount>(
    `SELECT day::text, count(DISTINCT player_id)::int AS players
      FROM (${legsOfPlayers}) AS known
      WHERE account = ANY ($4::smallint[]) AND kind ~ $3 AND ${legCounts('account', '$5')}
      GROUP BY day`,
    [
      firstDay ?? null,
      lastDay ?? null,
      kindPattern,
      accounts.map((account) => houseAccounts[account]),
      without,
    ],
  )
  return rows
}

/** What a leg of the house is, in the queries below. */
const on = (...accounts: HouseAccount[]) =>
  `account IN (${accounts.map((account) => houseAccounts[account]).join(', ')})`
const isPlay = on('house:games', 'house:sportsbook')
const isDeposit = `${on('house:psp_clearing')} AND kind = 'deposit'`
const isCost = on('house:promotion', 'house:referral')

/** What one group of players did in one month of the operator. */
export type CohortSum = {
  /** The place of the group's first player in the list of firsts, from 0. */
  readonly cohort: number
  /** `2026-11`. */
  readonly month: string
  readonly players: number
  readonly depositors: number
  readonly deposits: Money
  readonly ggr: Money
  readonly costs: Money
}

export type CohortFilter = {
  readonly firstDay: string
  readonly firsts: readonly bigint[]
  readonly without?: readonly bigint[]
}

/**
 * Play, deposits and costs of groups of players by month. A group begins with its first player's
 * number and ends before the next one's; who is `without` belongs to none. Reads what players did
 * since, day by day.
 */
export async function readCohorts(
  pool: Pool,
  { firstDay, firsts, without = [] }: CohortFilter,
): Promise<CohortSum[]> {
  if (firsts.length === 0) return []
  const { rows } = await pool.query<CohortSum>(
    `SELECT width_bucket(player_id, $3::bigint[]) - 1 AS cohort, to_char(day, 'YYYY-MM') AS month,
        count(DISTINCT player_id) FILTER (WHERE ${isPlay})::int AS players,
        count(DISTINCT player_id) FILTER (WHERE ${isDeposit})::int AS depositors,
        coalesce(-sum(moved) FILTER (WHERE ${isDeposit}), 0)::bigint AS deposits,
        coalesce(sum(moved) FILTER (WHERE ${isPlay}), 0)::bigint AS ggr,
        coalesce(-sum(moved) FILTER (WHERE ${isCost}), 0)::bigint AS costs
      FROM (${legsOfPlayers}) AS known
      WHERE player_id >= $4 AND player_id <> ALL ($5::bigint[])
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [firstDay, null, firsts, firsts[0], without],
  )
  return rows
}

/** How many players of a group have ever done something. */
export type FirstSteps = {
  readonly paid: number
  /** Paid in twice or more. */
  readonly paidAgain: number
  readonly played: number
}

/**
 * What players of each group have ever done since a day, in the order of the groups; a group is as
 * that of `readCohorts`. Reads what players did since who are in a group.
 */
export async function countFirstSteps(
  pool: Pool,
  { firstDay, firsts, without = [] }: CohortFilter,
): Promise<FirstSteps[]> {
  if (firsts.length === 0) return []
  const { rows } = await pool.query<FirstSteps & { cohort: number }>(
    `SELECT width_bucket(player_id, $3::bigint[]) - 1 AS cohort,
        count(*) FILTER (WHERE deposits > 0)::int AS paid,
        count(*) FILTER (WHERE deposits > 1)::int AS "paidAgain",
        count(*) FILTER (WHERE plays > 0)::int AS played
      FROM (
        SELECT player_id,
            coalesce(sum(legs) FILTER (WHERE ${isDeposit}), 0) AS deposits,
            count(*) FILTER (WHERE ${isPlay}) AS plays
          FROM (${legsOfPlayers}) AS known
          WHERE player_id >= $4 AND player_id <> ALL ($5::bigint[])
          GROUP BY player_id
      ) AS steps
      GROUP BY 1`,
    [firstDay, null, firsts, firsts[0], without],
  )
  const known = new Map(rows.map(({ cohort, ...steps }) => [cohort, steps]))
  return firsts.map((_, cohort) => known.get(cohort) ?? { paid: 0, paidAgain: 0, played: 0 })
}
