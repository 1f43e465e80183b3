import { add, formatMoney, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { discountBack } from '@jogada/core/wallet/discount-back'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import type { ReceivedPix, Refund } from '../../pix/index.ts'
import { OWED, releaseLock, RETURNED } from '../../wallet/index.ts'
import type { LockChange } from '../../wallet/index.ts'
import type { OrderPayment } from '../payment-store.ts'
import { refundIdOf } from '../return-payment.ts'
import { discountedOf, followRefund, releaseOf, revokeBonusOf } from './refund-deposit.ts'
import { findRefund, newDebt, newRefund, refundedCounter, refundedOf } from './refund-store.ts'

/**
 * Follows what the provider says went back of a credited Pix: ends our own refunds, and takes back
 * what the payer's bank has taken (MED). Happens once per refund, however often it is told; a bonus
 * that a crash left standing goes with the next time.
 */
export async function followRefunds(
  deps: Deps,
  payment: OrderPayment,
  { refunds }: Pick<ReceivedPix, 'refunds'>,
): Promise<void> {
  for (const refund of refunds) {
    if (refund.id === refundIdOf(payment.end_to_end_id)) continue
    const known = await findRefund(deps, payment.end_to_end_id, refund.id)
    if (known) {
      await followRefund(deps, known, refund.status)
      await revokeBonusOf(deps, payment, known)
    } else if (refund.status === 'returned') await takeBack(deps, payment, refund)
  }
}

/**
 * Takes the refund's amount, and its part of the discount, out of the player's cash; what is not
 * there any more becomes a debt.
 */
async function takeBack(deps: Deps, payment: OrderPayment, refund: Refund): Promise<void> {
  const playerId = payment.player_id
  const done = await untilFresh(async ({ number: attempt, isLast }) => {
    const before = await refundedOf(deps, payment.end_to_end_id)
    const lock = await releaseLock(deps, {
      ...releaseOf(payment, refund.id),
      before,
      after: add(before, refund.amount),
      isExact: !isLast,
    })
    // after the lock, whose release holds only while nothing more of the gift is taken
    const discounted = await discountedOf(deps, payment)
    const share = discountBack(discounted, before, add(before, refund.amount))
    const { cash } = await deps.ledger.balances(playerId)
    // Somebody who bets without pause could empty the account between look and grasp for ever.
    const taken = isLast ? zero : smaller(cash.balance, add(refund.amount, share))
    const verdict = await deps.ledger.submit(playerId, (slot) =>
      takeBackCommand(payment, refund, { before, share, taken, lock, attempt, slot }),
    )
    if (verdict.status === 'conflict' || verdict.status === 'insufficient_funds') return AGAIN
    if (verdict.status === 'replayed' && verdict.first.status !== 'posted') return AGAIN
    if (verdict.status === 'stale') {
      return verdict.counter === claimOfRefund(payment, refund) ? null : AGAIN
    }
    return postedOrRefusal(verdict)
  })
  // somebody else took it back and goes on with it
  if (!done) return
  await revokeBonusOf(deps, payment, { origin: 'provider' })
  if (!done.replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
}

/** Whoever takes a refund back does so once for the whole house. */
const claimOfRefund = ({ end_to_end_id }: OrderPayment, { id }: Refund) =>
  `taken-back:${end_to_end_id}:${id}`

/** The provider's ids of what goes back are its own for each Pix, and may be the same for two. */
const debtOf = ({ end_to_end_id }: OrderPayment, { id }: Refund) => `${end_to_end_id}:${id}`

type Grasp = {
  /** What of the Pix had gone back before. */
  readonly before: Money
  /** The discount's share of this refund. */
  readonly share: Money
  readonly taken: Money
  readonly lock: LockChange
  readonly attempt: number
  readonly slot: Slot
}

function takeBackCommand(
  payment: OrderPayment,
  refund: Refund,
  { before, share, taken, lock, attempt, slot }: Grasp,
): MoneyCommand {
  const { player_id: playerId, end_to_end_id: endToEndId } = payment
  const owed = subtract(add(refund.amount, share), taken)
  const claim = claimOfRefund(payment, refund)
  return {
    key: `${claim}:${attempt}`,
    bodyHash: `${refund.amount}:${taken}`,
    kind: 'deposit_taken_back',
    postings: [
      { account: 'house:psp_clearing', amount: refund.amount },
      ...(share > 0n ? [{ account: 'house:promotion', amount: share } as const] : []),
      ...(taken > 0n ? [{ account: 'cash', amount: negate(taken) } as const] : []),
      ...(owed > 0n ? [{ account: 'house:adjustment', amount: negate(owed) } as const] : []),
    ],
    counters: [
      { owner: 'house', name: claim, delta: 1n, expect: 0n },
      { owner: 'house', name: refundedCounter(endToEndId), delta: refund.amount, expect: before },
      { owner: 'player', name: RETURNED, delta: refund.amount },
      ...(owed > 0n ? [{ owner: 'player', name: OWED, delta: owed } as const] : []),
      ...lock.counters,
    ],
    rows: [
      {
        writer: newRefund,
        values: [
          endToEndId,
          refund.id,
          playerId,
          refund.amount,
          taken,
          share,
          'provider',
          refund.nature,
          refund.reason ?? '',
          'returned',
          slot.at,
          slot.at,
          null,
        ],
      },
      ...(owed > 0n
        ? [
            {
              writer: newDebt,
              values: [playerId, debtOf(payment, refund), endToEndId, owed, slot.at],
            },
          ]
        : []),
      ...lock.rows(slot.at),
    ],
    events: [
      {
        topic: 'deposit_taken_back',
        payload: {
          amount: formatMoney(refund.amount),
          taken: formatMoney(taken),
          owed: formatMoney(owed),
        },
      },
      ...(owed > 0n
        ? [{ topic: 'deposit_owed', payload: { endToEndId, owed: String(owed) } }]
        : []),
    ],
  }
}
