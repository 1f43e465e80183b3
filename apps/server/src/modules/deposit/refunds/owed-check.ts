import { debtCheck, OWED } from '../../wallet/index.ts'

/** What players owe of deposits is the rest of their open debts. */
export const owedCheck = debtCheck({
  promise: 'what is owed of deposits is what the open debts say',
  counter: OWED,
  named: 'open debts',
  owed: `SELECT player_id, sum(amount - collected) AS amount FROM deposit.debt
          WHERE state = 'open' GROUP BY player_id`,
})
