import type { LedgerCheck } from '@jogada/ledger'
import { SPORT_DEBT } from '../../wallet/index.ts'

/** What players owe of results that were taken back is what the list of debts sums to. */
export const sportDebtCheck: LedgerCheck = {
  promise: 'what is owed of bets is what the list of debts sums to',
  firstBadRow: `
    WITH kept AS (
      SELECT owner AS player_id, total FROM ledger.counter
       WHERE owner > 0 AND name = '${SPORT_DEBT}'
    ), owed AS (
      SELECT player_id, sum(amount) AS amount FROM sportsbook.debt GROUP BY player_id
    )
    SELECT format('counter %s of player %s stands at %s, its debts at %s', '${SPORT_DEBT}', player_id,
                  coalesce(total, 0), coalesce(amount, 0)) AS bad
      FROM kept FULL JOIN owed USING (player_id)
     WHERE coalesce(total, 0) <> coalesce(amount, 0)
     ORDER BY player_id LIMIT 1`,
}
