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
 * A clock that is behind counts into the window that another has opened, so a window is only judged
 * where nothing moved shortly before it began.
 */
const CLOCKS_APART = '10 seconds'

const counted = `
  WITH leg AS (
    SELECT owner AS player_id, cause AS command_id, kind, at, account, credit - debit AS gained
      FROM ledger.entry WHERE owner > 0
    UNION ALL
    SELECT c.player_id, c.command_id, c.kind, c.at, c.house_legs[i]::smallint, c.house_legs[i + 1]
      FROM ledger.command c
     CROSS JOIN generate_series(1, cardinality(c.house_legs), 2) AS i
     WHERE c.verdict = 'posted'
  ), move AS (
    SELECT player_id, at,
           $4 * coalesce(sum(gained) FILTER (WHERE account = ANY ($3::smallint[])), 0) AS delta
      FROM leg WHERE kind = ANY ($2::text[]) GROUP BY player_id, command_id, at
  ), kept AS (
    SELECT owner AS player_id, total, day, week, month, day_start, week_start, month_start
      FROM ledger.counter WHERE owner > 0 AND name = $1
  )
  SELECT player_id, coalesce(kept.total, 0) AS total, coalesce(sum(delta), 0) AS true_total,
         kept.day, kept.week, kept.month, kept.day_start, kept.week_start, kept.month_start,
         coalesce(sum(delta) FILTER (WHERE at >= starts.day), 0) AS true_day,
         coalesce(sum(delta) FILTER (WHERE at >= starts.week), 0) AS true_week,
         coalesce(sum(delta) FILTER (WHERE at >= starts.month), 0) AS true_month,
         coalesce(bool_or(at < starts.day AND at >= starts.day - interval '${CLOCKS_APART}'), false)
           AS is_near_day,
         coalesce(bool_or(at < starts.week AND at >= starts.week - interval '${CLOCKS_APART}'), false)
           AS is_near_week,
         coalesce(bool_or(at < starts.month AND at >= starts.month - interval '${CLOCKS_APART}'),
           false) AS is_near_month
    FROM kept FULL JOIN move USING (player_id)
   CROSS JOIN LATERAL (
     SELECT kept.day_start::timestamp AT TIME ZONE 'America/Sao_Paulo' AS day,
            kept.week_start::timestamp AT TIME ZONE 'America/Sao_Paulo' AS week,
            kept.month_start::timestamp AT TIME ZONE 'America/Sao_Paulo' AS month
   ) AS starts
   GROUP BY player_id, kept.total, kept.day, kept.week, kept.month, kept.day_start,
            kept.week_start, kept.month_start`

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
      OR (day <> true_day AND NOT is_near_day)
      OR (week <> true_week AND NOT is_near_week)
      OR (month <> true_month AND NOT is_near_month)
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
