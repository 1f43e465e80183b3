import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import { listQueue } from '../../../withdrawal/index.ts'
import { approvalsGiven } from './approvals-given.ts'
import { shownWithdrawal } from './show-withdrawal.ts'
import type { Seer, Shown } from './show-withdrawal.ts'

/** Withdrawals in a state, the oldest first. */
export async function listWithdrawalQueue(
  deps: Deps,
  {
    state = 'in_review',
    after,
    late,
    returned,
    ...filter
  }: CallOutput<typeof ops.queues.withdrawals>['query'],
  seer: Seer,
): Promise<Shown[]> {
  const rows = await listQueue(deps, {
    ...filter,
    states: [state],
    isLate: late === '1',
    isReturned: returned === '1',
    ...(after === undefined ? {} : { after }),
  })
  const given = await approvalsGiven(deps, rows)
  return rows.map((row) => shownWithdrawal(deps, row, { seer, given: given(row) }))
}
