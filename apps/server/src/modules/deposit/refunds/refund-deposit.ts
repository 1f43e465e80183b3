import { negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { MoneyCommand } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { PixRefused } from '../../pix/index.ts'
import type { Refund } from '../../pix/index.ts'
import { revokeBonus } from '../../promotion/index.ts'
import { claimOf } from '../credit-payment.ts'
import { findPayment, isOfOrder } from '../payment-store.ts'
import {
  closeRefund,
  failedRefund,
  findRefund,
  newRefund,
  openRefunds,
  refundedCounter,
} from './refund-store.ts'
import type { DepositRefund } from './refund-store.ts'

const OPEN_AT_ONCE = 100

export type RefundOrder = {
  readonly endToEndId: string
  /** Ours, 1 to 35 of `[a-zA-Z0-9]`; the same id asks for the same refund again. */
  readonly refundId: string
  readonly amount: Money
  /** Why, in the operator's words. */
  readonly reason: string
}

/**
 * Sends a credited deposit, or a part of it, back to its payer. The money leaves the player's cash
 * first and comes back when the provider cannot return it; an unclear answer stays open and is
 * looked up. Refuses with `payment_unknown`, `insufficient_funds` or `refund_above_payment`.
 */
export async function refundDeposit(deps: Deps, asked: RefundOrder): Promise<void> {
  const { endToEndId, refundId, amount, reason } = asked
  const payment = await findPayment(deps, endToEndId)
  if (payment?.state !== 'credited' || !isOfOrder(payment)) throw new Refusal('payment_unknown')
  const playerId = payment.player_id
  const verdict = await deps.ledger.submit(playerId, (slot) => ({
    ...moveOut({ endToEndId, refundId, amount }, payment.amount),
    rows: [
      {
        writer: newRefund,
        values: [
          endToEndId,
          refundId,
          playerId,
          amount,
          amount,
          'operator',
          'ORIGINAL',
          reason,
          'requested',
          slot.at,
          null,
        ],
      },
    ],
  }))
  postedOrRefusal(verdict, () => new Refusal('refund_above_payment'))
  if (amount === payment.amount) await revokeBonus(deps, playerId, claimOf(endToEndId))
  await sendRefund(deps, (await findRefund(deps, endToEndId, refundId))!)
}

type Moved = { readonly endToEndId: string; readonly refundId: string; readonly amount: Money }

const moveOut = ({ endToEndId, refundId, amount }: Moved, paid: Money): MoneyCommand => ({
  key: `refund:${endToEndId}:${refundId}`,
  bodyHash: `${amount}`,
  kind: 'deposit_refund',
  postings: [
    { account: 'cash', amount: negate(amount) },
    { account: 'house:psp_clearing', amount },
  ],
  counters: [
    {
      owner: 'house',
      name: refundedCounter(endToEndId),
      delta: amount,
      max: { total: paid },
    },
  ],
})

/** Asks the provider for an open refund, or how far an earlier attempt came. */
async function sendRefund(deps: Deps, refund: DepositRefund): Promise<void> {
  if (refund.state !== 'requested') return
  const { end_to_end_id: endToEndId, refund_id: id, amount } = refund
  try {
    const found =
      (await deps.pix.getRefund(endToEndId, id)) ?? (await deps.pix.refund(endToEndId, id, amount))
    await followRefund(deps, refund, found.status)
  } catch (error) {
    if (!(error instanceof PixRefused)) throw error
    await followRefund(deps, refund, 'failed')
  }
}

/** Ends one of our refunds as the provider says; a failed one puts the money back. */
export async function followRefund(
  deps: Deps,
  refund: DepositRefund,
  status: Refund['status'],
): Promise<void> {
  if (refund.state !== 'requested') return
  if (status === 'returned') await closeRefund(deps, refund)
  if (status === 'failed') await putBack(deps, refund)
}

async function putBack(deps: Deps, refund: DepositRefund) {
  const { end_to_end_id: endToEndId, refund_id: refundId, player_id: playerId, amount } = refund
  deps.log.error({ endToEndId, refundId }, 'a deposit could not be refunded')
  const verdict = await deps.ledger.submit(playerId, (slot) => ({
    key: `refund-failed:${endToEndId}:${refundId}`,
    bodyHash: `${amount}`,
    kind: 'deposit_refund_failed',
    postings: [
      { account: 'house:psp_clearing', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    counters: [{ owner: 'house', name: refundedCounter(endToEndId), delta: negate(amount) }],
    rows: [{ writer: failedRefund, values: [endToEndId, refundId, slot.at] }],
  }))
  postedOrRefusal(verdict)
}

/** Goes on with every refund that has not ended; throws what the provider did not answer. */
export async function sweepOpenRefunds(deps: Deps): Promise<void> {
  for (const refund of await openRefunds(deps, OPEN_AT_ONCE)) await sendRefund(deps, refund)
}
