import type { LedgerCheck } from '@jogada/ledger'
import { OWED } from '../../wallet/index.ts'

/** What players owe of deposits is the rest of their open debts. */
export const owedCheck: LedgerCheck = {
  promise: 'what is owed of deposits is what the open debts say',
  firstBadRow: `
    WITH kept AS (
      SELECT owner AS player_id, total FROM ledger.counter
       WHERE owner > 0 AND name = '${OWED}'
    ), owed AS (
      SELECT player_id, sum(amount - collected) AS amount FROM deposit.debt
       WHERE state = 'open' GROUP BY player_id
    )
    SELECT format('counter %s of player %s stands at %s, its open debts at %s', '${OWED}', player_id,
                  coalesce(total, 0), coalesce(amount, 0)) AS bad
      FROM kept FULL JOIN owed USING (player_id)
     WHERE coalesce(total, 0) <> coalesce(amount, 0)
     ORDER BY player_id LIMIT 1`,
}
