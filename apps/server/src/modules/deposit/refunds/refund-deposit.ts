import { add, formatMoney, negate, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { discountBack } from '@jogada/core/wallet/discount-back'
import type { DiscountedPayment } from '@jogada/core/wallet/discount-back'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import {
  endOfFirstWord,
  isRefundNotTaken,
  isSurelyNotTaken,
  pauseAfter,
  PixRefused,
  PixUnavailable,
} from '../../pix/index.ts'
import type { Refund } from '../../pix/index.ts'
import { revokeBonus } from '../../promotion/index.ts'
import { giftTaken, releaseLock, RETURNED, undoRelease } from '../../wallet/index.ts'
import type { LockChange } from '../../wallet/index.ts'
import { raiseOnce } from '../../alert/index.ts'
import { claimOf } from '../credit-payment.ts'
import { findPayment, getPayment, isOfOrder } from '../payment-store.ts'
import type { OrderPayment } from '../payment-store.ts'
import { takeGiftBack } from './take-gift-back.ts'
import {
  closeRefund,
  failedRefund,
  findRefund,
  lookAgain,
  newRefund,
  openRefunds,
  refundedCounter,
  refundedOf,
  returnedOf,
  stillOpen,
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

/** A credited Pix, what of it went back and what still can. Refuses with `payment_unknown`. */
export async function findCreditedPix(deps: Deps, endToEndId: string) {
  const payment = await findPayment(deps, endToEndId)
  if (payment?.state !== 'credited' || !isOfOrder(payment)) throw new Refusal('payment_unknown')
  const returned = await refundedOf(deps, endToEndId)
  return { payment, returned, left: subtract(payment.amount, returned) }
}

/**
 * Sends a credited deposit, or a part of it, back to its payer, and the same part of its discount
 * back to the house. The money leaves the player's cash first and comes back when the provider
 * cannot return it; an unclear answer stays open and is looked up. Refuses with `payment_unknown`,
 * `insufficient_funds` or `refund_above_payment`.
 */
export async function refundDeposit(deps: Deps, asked: RefundOrder): Promise<void> {
  const { endToEndId, refundId, amount, reason } = asked
  const { payment } = await findCreditedPix(deps, endToEndId)
  const isFirst = await moveOut(deps, payment, { refundId, amount, reason })
  const refund = (await findRefund(deps, endToEndId, refundId))!
  if (isFirst) await sendFirst(deps, refund)
  await revokeBonusOf(deps, payment, refund)
}

/**
 * Takes the payment's bonus back once its payer's bank has taken any of it, or all of it has gone
 * back and cannot fail any more; what of it was played into cash only where the bank took it. To be
 * repeated with the refund, for it is a command of its own.
 */
export async function revokeBonusOf(
  deps: Deps,
  payment: OrderPayment,
  { origin }: Pick<DepositRefund, 'origin'>,
): Promise<void> {
  const { player_id: playerId, end_to_end_id: endToEndId, amount } = payment
  const alsoPlayed = origin === 'provider'
  const isGone = alsoPlayed || (await returnedOf(deps, endToEndId)) >= amount
  if (isGone) await revokeBonus(deps, { playerId, bonusId: claimOf(endToEndId) }, { alsoPlayed })
  if (alsoPlayed) await takeGiftBack(deps, payment)
}

type Out = Pick<RefundOrder, 'refundId' | 'amount' | 'reason'>

/** Takes the money out of the cash, once; tells whether this call did. */
async function moveOut(deps: Deps, payment: OrderPayment, out: Out): Promise<boolean> {
  return untilFresh(async ({ isLast }) => {
    const before = await refundedOf(deps, payment.end_to_end_id)
    const lock = await releaseLock(deps, {
      ...releaseOf(payment, out.refundId),
      before,
      after: add(before, out.amount),
      isExact: !isLast,
    })
    // after the lock, whose release holds only while nothing more of the gift is taken
    const discounted = await discountedOf(deps, payment)
    const share = discountBack(discounted, before, add(before, out.amount))
    const verdict = await deps.ledger.submit(payment.player_id, (slot) =>
      outCommand(payment, out, { before, share, lock, slot }),
    )
    if (verdict.status === 'stale') return AGAIN
    return !postedOrRefusal(verdict, () => new Refusal('refund_above_payment')).replayed
  })
}

function outCommand(
  payment: OrderPayment,
  { refundId, amount, reason }: Out,
  {
    before,
    share,
    lock,
    slot,
  }: {
    readonly before: Money
    /** The discount's share of this refund. */
    readonly share: Money
    readonly lock: LockChange
    readonly slot: Slot
  },
): MoneyCommand {
  const { end_to_end_id: endToEndId, player_id: playerId } = payment
  const taken = add(amount, share)
  return {
    key: `refund:${endToEndId}:${refundId}`,
    bodyHash: `${amount}`,
    kind: 'deposit_refund',
    postings: [
      { account: 'cash', amount: negate(taken) },
      { account: 'house:psp_clearing', amount },
      ...(share > 0n ? [{ account: 'house:promotion', amount: share } as const] : []),
    ],
    counters: [
      {
        owner: 'house',
        name: refundedCounter(endToEndId),
        delta: amount,
        max: { total: payment.amount },
        expect: before,
      },
      { owner: 'player', name: RETURNED, delta: amount },
      ...lock.counters,
    ],
    rows: [
      {
        writer: newRefund,
        values: [
          endToEndId,
          refundId,
          playerId,
          amount,
          taken,
          share,
          'operator',
          'ORIGINAL',
          reason,
          'requested',
          slot.at,
          null,
          endOfFirstWord(slot.at),
        ],
      },
      ...lock.rows(slot.at),
    ],
    events: [
      {
        topic: 'deposit_refunded',
        payload: { amount: formatMoney(amount), taken: formatMoney(taken) },
      },
    ],
  }
}

/** Which lock a refund of a payment releases, and under which name. */
export const releaseOf = (payment: OrderPayment, refundId: string) => ({
  playerId: payment.player_id,
  lockId: claimOf(payment.end_to_end_id),
  releaseId: refundId,
  paid: payment.amount,
})

/** A payment as the rule of discounts sees it now. */
export const discountedOf = async (
  deps: Deps,
  { player_id: playerId, end_to_end_id: endToEndId, amount, discount }: OrderPayment,
): Promise<DiscountedPayment> => ({
  paid: amount,
  discount,
  taken: discount > 0n ? await giftTaken(deps, playerId, claimOf(endToEndId)) : zero,
})

/**
 * Asks the provider for a refund that it cannot have heard of. What it does not take then is not
 * under way; of anything else nobody knows, and the worker looks it up.
 */
async function sendFirst(deps: Deps, refund: DepositRefund): Promise<void> {
  const { end_to_end_id: endToEndId, refund_id: id, amount, look_up_at: isOursUntil } = refund
  try {
    const { status } = await deps.pix.refund(endToEndId, id, amount)
    await followRefund(deps, refund, status)
  } catch (error) {
    if (!(error instanceof PixUnavailable) && !(error instanceof PixRefused)) throw error
    deps.log.warn({ err: error, endToEndId, refundId: id }, 'a refund was not taken yet')
    const isAlone = isOursUntil !== null && deps.clock.now() < isOursUntil
    if (isAlone && isRefundNotTaken(error)) await followRefund(deps, refund, 'failed')
  }
  await lookAgain(deps, refund, { at: deps.clock.now(), notTaken: 0 })
}

/**
 * Asks the provider how an open refund went, and for one that it does not know once more. When it
 * does not take it then, it may have it already and not show it yet: it failed only when that has
 * long been so.
 */
async function lookUpRefund(deps: Deps, refund: DepositRefund): Promise<void> {
  const { end_to_end_id: endToEndId, refund_id: id, amount, not_taken: notTaken } = refund
  // first, so that one that cannot be looked up keeps no other waiting
  await lookAgain(deps, refund, { at: deps.clock.now(), notTaken })
  const known = await deps.pix.getRefund(endToEndId, id)
  if (known) return followRefund(deps, refund, known.status)
  try {
    const { status } = await deps.pix.refund(endToEndId, id, amount)
    return await followRefund(deps, refund, status)
  } catch (error) {
    if (!isRefundNotTaken(error)) throw error
    if (isSurelyNotTaken(notTaken)) return followRefund(deps, refund, 'failed')
    deps.log.warn({ err: error, endToEndId, refundId: id }, 'a refund is neither known nor taken')
    const at = new Date(deps.clock.now().getTime() + pauseAfter(notTaken))
    await lookAgain(deps, refund, { at, notTaken: notTaken + 1 })
  }
}

/**
 * Ends one of our refunds as the provider says; a failed one puts the money back. Of one that
 * failed and went back all the same operators are told: its player has the money twice.
 */
export async function followRefund(
  deps: Deps,
  refund: DepositRefund,
  status: Refund['status'],
): Promise<void> {
  if (refund.state === 'failed' && status === 'returned') await tellOfReturned(deps, refund)
  if (refund.state !== 'requested') return
  if (status === 'returned') await closeRefund(deps, refund)
  if (status === 'failed') await putBack(deps, refund)
}

const tellOfReturned = (deps: Deps, refund: DepositRefund) =>
  raiseOnce(deps, {
    kind: 'refund_returned_after_all',
    subject: `refund:${refund.end_to_end_id}:${refund.refund_id}`,
    detail: {
      playerId: String(refund.player_id),
      amount: formatMoney(refund.amount),
    },
  })

async function putBack(deps: Deps, refund: DepositRefund) {
  const { end_to_end_id: endToEndId, refund_id: refundId, player_id: playerId, amount } = refund
  deps.log.error({ endToEndId, refundId }, 'a deposit could not be refunded')
  const payment = await getPayment(deps, endToEndId)
  if (!isOfOrder(payment)) throw new Error(`${endToEndId} was refunded and is of no order`)
  await untilFresh(async () => {
    const before = await refundedOf(deps, endToEndId)
    // it has come to its end meanwhile
    if ((await findRefund(deps, endToEndId, refundId))?.state !== 'requested') return null
    const share = discountBack(await discountedOf(deps, payment), subtract(before, amount), before)
    const lock = await undoRelease(deps, releaseOf(payment, refundId))
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key: `refund-failed:${endToEndId}:${refundId}`,
      bodyHash: `${amount}`,
      kind: 'deposit_refund_failed',
      expects: [stillOpen(refund)],
      postings: [
        { account: 'house:psp_clearing', amount: negate(amount) },
        { account: 'cash', amount: add(amount, share) },
        ...(share > 0n ? [{ account: 'house:promotion', amount: negate(share) } as const] : []),
      ],
      counters: [
        {
          owner: 'house',
          name: refundedCounter(endToEndId),
          delta: negate(amount),
          expect: before,
        },
        { owner: 'player', name: RETURNED, delta: negate(amount) },
        ...lock.counters,
      ],
      rows: [
        { writer: failedRefund, values: [endToEndId, refundId, slot.at] },
        ...lock.rows(slot.at),
      ],
      events: [{ topic: 'deposit_refund_failed', payload: { amount: formatMoney(amount) } }],
    }))
    return verdict.status === 'stale' ? AGAIN : postedOrRefusal(verdict)
  })
}

/**
 * Goes on with refunds that have not ended; what cannot be looked up keeps no other one waiting.
 */
export async function sweepOpenRefunds(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (const refund of await openRefunds(deps, OPEN_AT_ONCE)) {
    if (signal?.aborted) return
    await attempt(deps.log, 'looking a refund up', async () => {
      await lookUpRefund(deps, refund)
      const payment = await getPayment(deps, refund.end_to_end_id)
      if (isOfOrder(payment)) await revokeBonusOf(deps, payment, refund)
    })
  }
}
