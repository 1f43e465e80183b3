import { add, centavos, formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { findCreditedPix, refundDeposit } from '../../deposit/index.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'

type RefundAsked = { readonly endToEndId: string; readonly amount: Money; readonly reason: string }

type Payload = { readonly endToEndId: string; readonly amount: string; readonly reason: string }

/**
 * Asks to send a credited Pix back, whole or in part. Refuses with `payment_unknown`, with
 * `refund_above_payment` above what is left of it, and with `insufficient_funds` above the player's
 * cash; all three are looked at again when it is carried out.
 */
export async function askRefund(
  deps: Deps,
  actor: Actor,
  { endToEndId, amount, reason }: RefundAsked,
): Promise<{ approvalId: string }> {
  if (amount === 0n) throw new Refusal('invalid_input', { fields: 'amount' })
  const { payment, returned, left } = await findCreditedPix(deps, endToEndId)
  if (amount > left) throw new Refusal('refund_above_payment')
  const { cash } = await deps.ledger.balances(payment.player_id)
  if (amount > cash.balance) throw new Refusal('insufficient_funds')
  const payload: Payload = { endToEndId, amount: String(amount), reason }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'deposit_refund',
    subject: `player:${payment.player_id}`,
    payload,
    before: {
      endToEndId,
      paid: formatMoney(payment.amount),
      returned: formatMoney(returned),
      cash: formatMoney(cash.balance),
    },
    after: { amount: formatMoney(amount), returned: formatMoney(add(returned, amount)) },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Sends the Pix back, once for its approval. */
export function carryOutRefund(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { endToEndId, amount, reason } = payload as Payload
  const refundId = `approval${approvalId}`
  return refundDeposit(deps, { endToEndId, refundId, amount: centavos(BigInt(amount)), reason })
}
