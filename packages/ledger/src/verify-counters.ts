import type { PoolClient } from 'pg'
import { accountNumber } from './accounts.ts'
import type { HouseAccount, PlayerAccount } from './command.ts'

type Account = PlayerAccount | HouseAccount

/**
 * What a counter of players stands for in the commands: what some accounts gained or lost in
 * commands of some kinds.
 */
export type CounterRule = {
  readonly counter: string
  readonly kinds: readonly string[]
  readonly accounts: readonly Account[]
  readonly counts: 'gain' | 'loss'
}

/**
 * A move counts into the window that is open when it is written: where another process has opened the
 * next one, the move of a clock that is behind, or of a commit that had to wait, counts into that.
 * So a window is not judged where a move of before its beginning was written after one of its own,
 * as the entries of an account show, or came shortly before it, for not all moves share an account.
 */
const CLOCKS_APART = '10 seconds'

const windows = ['day', 'week', 'month'] as const

const ofEach = (part: (window: string) => string) => windows.map(part).join(', ')

const beginning = (window: string) =>
  `${window}, ${window}_start, ${window}_start::timestamp AT TIME ZONE 'America/Sao_Paulo' AS ${window}_at`

const crossing = (window: string) => `
  at < ${window}_at AND (
    at >= ${window}_at - interval '${CLOCKS_APART}'
    OR seq > min(seq) FILTER (WHERE at >= ${window}_at) OVER of_account
  ) AS crosses_${window}`

const judged = (window: string) => `${window}, ${window}_start,
  coalesce(sum(delta) FILTER (WHERE at >= ${window}_at), 0) AS true_${window},
  coalesce(bool_or(crosses_${window}), false) AS is_crossed_${window}`

const counted = `
  WITH leg AS (
    SELECT owner AS player_id, kind, at, account, seq, credit - debit AS gained
      FROM ledger.entry WHERE owner > 0
    UNION ALL
    SELECT c.player_id, c.kind, c.at, c.house_legs[i]::smallint, NULL, c.house_legs[i + 1]
      FROM ledger.command c
     CROSS JOIN generate_series(1, cardinality(c.house_legs), 2) AS i
     WHERE c.verdict = 'posted'
  ), kept AS (
    SELECT owner AS player_id, total, ${ofEach(beginning)}
      FROM ledger.counter WHERE owner > 0 AND name = $1
  ), move AS (
    SELECT player_id, at, CASE WHEN account = ANY ($3::smallint[]) THEN $4 * gained END AS delta,
           ${ofEach(crossing)}
      FROM leg LEFT JOIN kept USING (player_id) WHERE kind = ANY ($2::text[])
    WINDOW of_account AS (PARTITION BY player_id, account)
  )
  SELECT player_id, coalesce(total, 0) AS total, coalesce(sum(delta), 0) AS true_total,
         ${ofEach(judged)}
    FROM kept FULL JOIN move USING (player_id)
   GROUP BY player_id, total, ${ofEach((window) => `${window}, ${window}_start`)}`

const firstWrong = `
  SELECT CASE
           WHEN total <> true_total
             THEN format('counter %s of player %s stands at %s, its commands came to %s', $1::text,
                    player_id, total, true_total)
           ELSE format('counter %s of player %s: since %s day %s, week %s, month %s, its commands %s, '
                    '%s, %s', $1::text, player_id, day_start, day, week, month, true_day, true_week,
                    true_month)
         END AS bad
    FROM (${counted}) AS c
   WHERE total <> true_total
      OR (day <> true_day AND NOT is_crossed_day)
      OR (week <> true_week AND NOT is_crossed_week)
      OR (month <> true_month AND NOT is_crossed_month)
   ORDER BY player_id LIMIT 1`

/**
 * The first counter of a player that is not what the commands came to, in all or in a window
 * that it keeps, as the open transaction of `client` sees it; null where all are. `asked` may
 * narrow the query.
 */
export async function findWrongCounter(
  client: PoolClient,
  rules: readonly CounterRule[],
  asked: (query: string) => string = (query) => query,
): Promise<string | null> {
  for (const { counter, kinds, accounts, counts } of rules) {
    const { rows } = await client.query<{ bad: string }>(asked(firstWrong), [
      counter,
      kinds,
      accounts.map(accountNumber),
      counts === 'gain' ? 1 : -1,
    ])
    if (rows[0]) return rows[0].bad
  }
  return null
}
