import { negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import type { ReceivedPix, Refund } from '../../pix/index.ts'
import { revokeBonus } from '../../promotion/index.ts'
import { OWED } from '../../wallet/index.ts'
import { claimOf } from '../credit-payment.ts'
import type { OrderPayment } from '../payment-store.ts'
import { refundIdOf } from '../return-payment.ts'
import { followRefund } from './refund-deposit.ts'
import { findRefund, newDebt, newRefund, refundedCounter } from './refund-store.ts'

const ATTEMPTS = 20

const NOTICE =
  'O seu banco pediu a devolução de um Pix que entrou aqui, e o valor saiu do seu saldo. Fale com o suporte se você não reconhece o pedido.'

/**
 * Follows what the provider says went back of a credited Pix: ends our own refunds, and takes back
 * what the payer's bank has taken (MED). Happens once per refund, however often it is told.
 */
export async function followRefunds(
  deps: Deps,
  payment: OrderPayment,
  { refunds }: Pick<ReceivedPix, 'refunds'>,
): Promise<void> {
  for (const refund of refunds) {
    if (refund.id === refundIdOf(payment.end_to_end_id)) continue
    const known = await findRefund(deps, payment.end_to_end_id, refund.id)
    if (known) await followRefund(deps, known, refund.status)
    else if (refund.status === 'returned') await takeBack(deps, payment, refund)
  }
}

/** Takes the refund's amount out of the player's cash; what is not there any more becomes a debt. */
async function takeBack(deps: Deps, payment: OrderPayment, refund: Refund): Promise<void> {
  const playerId = payment.player_id
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { cash } = await deps.ledger.balances(playerId)
    // Somebody who bets without pause could empty the account between look and grasp for ever.
    const taken = attempt < ATTEMPTS ? smaller(cash.balance, refund.amount) : zero
    const verdict = await deps.ledger.submit(playerId, (slot) =>
      takeBackCommand(payment, refund, { taken, attempt, slot }),
    )
    if (verdict.status === 'conflict' || verdict.status === 'insufficient_funds') continue
    if (verdict.status === 'replayed' && verdict.first.status !== 'posted') continue
    if (verdict.status === 'stale') return
    const { replayed } = postedOrRefusal(verdict)
    await revokeBonus(deps, playerId, claimOf(payment.end_to_end_id))
    if (!replayed) {
      deps.realtime.toPlayer(playerId, 'notice', { text: NOTICE, level: 'critical' })
      deps.realtime.toPlayer(playerId, 'updateUserInfo')
    }
    return
  }
  throw new Refusal('service_busy')
}

type Grasp = { readonly taken: Money; readonly attempt: number; readonly slot: Slot }

function takeBackCommand(
  payment: OrderPayment,
  refund: Refund,
  { taken, attempt, slot }: Grasp,
): MoneyCommand {
  const { player_id: playerId, end_to_end_id: endToEndId } = payment
  const owed = subtract(refund.amount, taken)
  const claim = `taken-back:${endToEndId}:${refund.id}`
  return {
    key: `${claim}:${attempt}`,
    bodyHash: `${refund.amount}:${taken}`,
    kind: 'deposit_taken_back',
    postings: [
      { account: 'house:psp_clearing', amount: refund.amount },
      ...(taken > 0n ? [{ account: 'cash', amount: negate(taken) } as const] : []),
      ...(owed > 0n ? [{ account: 'house:adjustment', amount: negate(owed) } as const] : []),
    ],
    counters: [
      { owner: 'house', name: claim, delta: 1n, expect: 0n },
      { owner: 'house', name: refundedCounter(endToEndId), delta: refund.amount },
      ...(owed > 0n ? [{ owner: 'player', name: OWED, delta: owed } as const] : []),
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
          'provider',
          refund.nature,
          refund.reason ?? '',
          'returned',
          slot.at,
          slot.at,
        ],
      },
      ...(owed > 0n
        ? [{ writer: newDebt, values: [playerId, refund.id, endToEndId, owed, slot.at] }]
        : []),
    ],
  }
}
