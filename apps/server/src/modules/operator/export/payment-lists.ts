import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { showDebts } from '../desk/debts.ts'
import { listWithdrawalQueue } from '../desk/withdrawals/list-queue.ts'
import { after, named, pagedLines } from './lines.ts'
import type { Source } from './source.ts'

/** Withdrawals and debts as lines. */
export const paymentLists = {
  withdrawals(deps, asked) {
    const query = readInput(ops.queues.withdrawals.query, asked)
    return pagedLines(
      named(
        'withdrawalId',
        'playerId',
        'payoutId',
        'type',
        'destination',
        'amount',
        'fee',
        'net',
        'usdt',
        'state',
        'riskScore',
        'flags',
        'approvals',
        'approvalsNeeded',
        'requestedAt',
        'reviewDueAt',
        'transactionHash',
      ),
      async (place) =>
        after(
          // the file has no column for what a sign stands on
          await listWithdrawalQueue(
            deps,
            { ...query, after: place },
            { staffId: null, seesCare: false },
          ),
          (last) => `${last.requestedAt} ${last.withdrawalId}`,
        ),
    )
  },
  debts: (deps) =>
    pagedLines(
      named('playerId', 'debtId', 'endToEndId', 'betId', 'amount', 'collected', 'openedAt'),
      async (place) =>
        after(await showDebts(deps, place), (last) =>
          [last.openedAt, last.playerId, last.debtId].join(' '),
        ),
    ),
} satisfies Readonly<Record<string, Source>>
