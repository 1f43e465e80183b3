import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Withdrawal } from './request-store.ts'
import type { WithdrawalState } from './states.ts'

const newStep: RowWriter = {
  name: 'withdrawal.step',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    state: 'text',
    at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.step (player_id, withdrawal_id, state, at)
    SELECT player_id, withdrawal_id, state, at FROM rows`,
}

export type WithdrawalId = Pick<Withdrawal, 'player_id' | 'withdrawal_id'>

/** One step of a withdrawal's way, for the list that its player reads. */
export const stepRow = (id: WithdrawalId, state: WithdrawalState, at: Date): RowWrite => ({
  writer: newStep,
  values: [id.player_id, id.withdrawal_id, state, at],
})
