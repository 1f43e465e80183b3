import type { LedgerCheck } from '@jogada/ledger'
import { TURNOVER } from './counters.ts'

/**
 * Turnover is what was played of all families together. Its windows are not compared: around
 * midnight a server whose clock is behind counts into the day that another has opened in one of the
 * counters and not yet in the other.
 */
export const turnoverCheck: LedgerCheck = {
  promise: 'turnover is what was staked on all families of play',
  firstBadRow: `
    SELECT format('counter ${TURNOVER} of player %s stands at %s, its families at %s', owner, whole,
                  families) AS bad
      FROM (
        SELECT owner, coalesce(sum(total) FILTER (WHERE name = '${TURNOVER}'), 0) AS whole,
               coalesce(sum(total) FILTER (WHERE name <> '${TURNOVER}'), 0) AS families
          FROM ledger.counter
         WHERE owner > 0 AND (name = '${TURNOVER}' OR starts_with(name, '${TURNOVER}:'))
         GROUP BY owner
      ) AS sums
     WHERE whole <> families
     ORDER BY owner LIMIT 1`,
}
