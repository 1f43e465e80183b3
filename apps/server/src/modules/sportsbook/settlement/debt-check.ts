import { debtCheck, SPORT_DEBT } from '../../wallet/index.ts'

/** What players owe of results that were taken back is what the list of debts sums to. */
export const sportDebtCheck = debtCheck({
  promise: 'what is owed of bets is what the list of debts sums to',
  counter: SPORT_DEBT,
  named: 'debts',
  owed: 'SELECT player_id, sum(amount) AS amount FROM sportsbook.debt GROUP BY player_id',
})
