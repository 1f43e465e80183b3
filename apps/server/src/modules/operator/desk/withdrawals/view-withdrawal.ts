import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import { listReturned, listReviews, listSteps } from '../../../withdrawal/index.ts'
import { emailsOf } from '../../staff/staff-store.ts'
import { approvalsGiven } from './approvals-given.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import type { Place } from './get-withdrawal.ts'
import { shownWithdrawal } from './show-withdrawal.ts'
import type { Seer } from './show-withdrawal.ts'

/** One withdrawal and what operators decided on it. */
export async function viewWithdrawal(
  deps: Deps,
  place: Place,
  seer: Seer,
): Promise<CallReply<typeof ops.queues.withdrawalDetail>> {
  const withdrawal = await getWithdrawal(deps, place)
  const [given, reviews, steps, returned] = await Promise.all([
    approvalsGiven(deps, [withdrawal]),
    listReviews(deps, [withdrawal]),
    listSteps(deps, withdrawal),
    listReturned(deps, withdrawal.player_id, [withdrawal.withdrawal_id]),
  ])
  const emails = await emailsOf(deps, [...new Set(reviews.map(({ actor_id }) => BigInt(actor_id)))])
  return {
    withdrawal: shownWithdrawal(deps, withdrawal, { seer, given: given(withdrawal) }),
    reviews: reviews.map(({ actor_id, decision, note, at }) => ({
      actor: emails.get(BigInt(actor_id)) ?? actor_id,
      decision,
      note,
      at: at.toISOString(),
    })),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    reason: withdrawal.reason,
    providerReason: withdrawal.provider_reason,
    endToEndId: withdrawal.end_to_end_id,
    returns: returned.map(({ return_id, amount, fee, nature, at }) => ({
      returnId: return_id,
      amount: formatMoney(amount),
      fee: formatMoney(fee),
      nature,
      at: at.toISOString(),
    })),
    lookUps: withdrawal.look_ups,
    nextLookUpAt:
      withdrawal.state === 'sent' ? (withdrawal.look_up_at?.toISOString() ?? null) : null,
  }
}
