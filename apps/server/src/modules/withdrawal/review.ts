import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { decisionClaim } from './counters.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { changeRows } from './request-store.ts'
import type { Withdrawal } from './request-store.ts'

/**
 * Lets a withdrawal under review be paid. Of an approval and a refusal at the same time one wins;
 * the other gets `order_not_open`.
 */
export async function approveWithdrawal(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  refuseUnlessInReview(withdrawal)
  const verdict = await deps.ledger.submit(withdrawal.player_id, (slot) => ({
    key: `withdrawal:${withdrawal.payout_id}:approved`,
    bodyHash: 'approved',
    kind: 'withdrawal_approved',
    postings: [],
    counters: [decisionClaim(withdrawal.payout_id)],
    rows: changeRows(withdrawal, { state: 'approved' }, slot.at),
  }))
  postedOrRefusal(verdict, () => new Refusal('order_not_open'))
}

/** Gives the money of a withdrawal under review back to the player. As `approveWithdrawal`. */
export async function refuseWithdrawal(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  refuseUnlessInReview(withdrawal)
  const ended = await endWithdrawal(
    deps,
    withdrawal,
    { state: 'refused', reason: 'operator_refused', providerReason: null },
    { claims: [decisionClaim(withdrawal.payout_id)] },
  )
  if (!ended) throw new Refusal('order_not_open')
}

function refuseUnlessInReview({ state }: Withdrawal) {
  if (state !== 'in_review') throw new Refusal('order_not_open')
}
