import type { LedgerCheck } from '@jogada/ledger'
import { TURNOVER } from '../wallet/index.ts'
import { LOST_NET, STAKED } from './counters.ts'

/**
 * What was staked was lost or won back, is still at stake, was sold, or came back unplayed. A
 * stake that comes back leaves the stakes where it was made on the same day and stays in them
 * otherwise, where it counts as lost: so stakes less losses say the same of both, and with the
 * turnover, what is held and the entries of play one of these counters cannot move alone. Which of
 * the two it was is written in the rows of bets only, so neither counter is known by itself, nor
 * are their windows.
 */
export const playCheck = ({
  soldBy,
  openStakes,
}: {
  /** The kind of command that sells what is held. */
  readonly soldBy: string
  /** A query of `player_id` and `amount`: stakes that are paid to the house and not played yet. */
  readonly openStakes: string
}): LedgerCheck => ({
  promise: 'stakes are what was lost, played, sold or is still at stake',
  firstBadRow: `
    WITH play AS (
      SELECT player_id, command_id FROM ledger.command c
       WHERE verdict = 'posted'
         AND (held_seq IS NOT NULL OR EXISTS (
           SELECT FROM generate_series(1, cardinality(house_legs), 2) AS i
            WHERE house_legs[i] IN (12, 13)))
    ), moved AS (
      SELECT player_id,
             coalesce(sum(credit - debit) FILTER (WHERE account IN (1, 2)), 0) AS won,
             coalesce(sum(credit - debit) FILTER (WHERE account = 3), 0) AS held,
             coalesce(sum(debit - credit) FILTER (WHERE account = 3 AND kind = '${soldBy}'), 0) AS sold
        FROM ledger.entry e
        JOIN play ON play.player_id = e.owner AND play.command_id = e.cause
       WHERE e.owner > 0
       GROUP BY player_id
    ), open_stake AS (
      SELECT player_id, sum(amount) AS amount FROM (${openStakes}) AS o GROUP BY player_id
    ), counted AS (
      SELECT owner AS player_id,
             coalesce(sum(total) FILTER (WHERE name = '${STAKED}'), 0) AS staked,
             coalesce(sum(total) FILTER (WHERE name = '${LOST_NET}'), 0) AS lost,
             coalesce(sum(total) FILTER (WHERE name = '${TURNOVER}'), 0) AS played
        FROM ledger.counter
       WHERE owner > 0 AND name IN ('${STAKED}', '${LOST_NET}', '${TURNOVER}')
       GROUP BY owner
    ), line AS (
      SELECT player_id, coalesce(staked, 0) AS staked, coalesce(lost, 0) AS lost,
             coalesce(played, 0) AS played, coalesce(won, 0) AS won,
             coalesce(held, 0) + coalesce(open_stake.amount, 0) AS at_stake,
             coalesce(sold, 0) AS sold
        FROM counted
        FULL JOIN moved USING (player_id)
        FULL JOIN open_stake USING (player_id)
    )
    SELECT format('counters of player %s: staked %s, lost %s, played %s; by its commands %s is at '
                  'stake, %s was sold, %s was won', player_id, staked, lost, played, at_stake, sold,
                  won) AS bad
      FROM line WHERE staked <> lost + played + at_stake + sold + won
     ORDER BY player_id LIMIT 1`,
})
