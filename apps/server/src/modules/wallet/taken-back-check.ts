import { PLAY_TAKEN_BACK } from './counters.ts'
import { debtCheck } from './debt-check.ts'

/** What stands beside the turnover is the play that was taken back and is not settled anew. */
export const takenBackCheck = debtCheck({
  promise: 'the play that stands beside the turnover is what was taken back',
  counter: PLAY_TAKEN_BACK,
  named: 'plays',
  owed: `SELECT player_id, sum(amount) AS amount FROM wallet.play_taken_back
          GROUP BY player_id`,
})
