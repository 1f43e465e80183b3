import type { LedgerCheck } from '@jogada/ledger'

/**
 * A counter of what players owe, or of what else rows say, against a query of `player_id` and
 * `amount`, a row for each of them.
 */
export const debtCheck = ({
  promise,
  counter,
  named,
  owed,
}: {
  readonly promise: string
  readonly counter: string
  /** What the rows of the query are called when they differ. */
  readonly named: string
  readonly owed: string
}): LedgerCheck => ({
  promise,
  firstBadRow: `
    WITH kept AS (
      SELECT owner AS player_id, total FROM ledger.counter
       WHERE owner > 0 AND name = '${counter}'
    ), owed AS (${owed})
    SELECT format('counter ${counter} of player %s stands at %s, its ${named} at %s', player_id,
                  coalesce(total, 0), coalesce(amount, 0)) AS bad
      FROM kept FULL JOIN owed USING (player_id)
     WHERE coalesce(total, 0) <> coalesce(amount, 0)
     ORDER BY player_id LIMIT 1`,
})
