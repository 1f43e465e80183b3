import { formatMoney, negate, smaller, subtract, zero } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { releasedBonus } from '../../promotion/index.ts'
import { OWED } from '../../wallet/index.ts'
import { claimOf } from '../credit-payment.ts'
import type { OrderPayment } from '../payment-store.ts'
import { newDebt } from './refund-store.ts'

/**
 * Takes a gift back that was played into cash, once for the payment that brought it, when the
 * payer's bank has taken that payment; what the cash does not hold becomes a debt of its own. To be
 * repeated after any error, and after `revokeBonus`, so that the gift has come to its end.
 */
export async function takeGiftBack(deps: Deps, payment: OrderPayment): Promise<void> {
  const { player_id: playerId, end_to_end_id: endToEndId } = payment
  const amount = await releasedBonus(deps, playerId, claimOf(endToEndId))
  if (amount === zero) return
  const claim = `gift-back:${endToEndId}`
  const done = await untilFresh(async ({ isLast }) => {
    if ((await deps.ledger.counters(playerId, [claim]))[claim]!.total > 0n) return null
    const { cash } = await deps.ledger.balances(playerId)
    // somebody who bets without pause could empty the account between look and grasp for ever
    const taken = isLast ? zero : smaller(cash.balance, amount)
    const owed = subtract(amount, taken)
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key: `${claim}:${deps.rng.uuid()}`,
      bodyHash: `${amount}:${taken}`,
      kind: 'gift_taken_back',
      postings: [
        { account: 'house:promotion', amount },
        ...(taken > 0n ? [{ account: 'cash', amount: negate(taken) } as const] : []),
        ...(owed > 0n ? [{ account: 'house:adjustment', amount: negate(owed) } as const] : []),
      ],
      counters: [
        { owner: 'player', name: claim, delta: 1n, expect: 0n },
        ...(owed > 0n ? [{ owner: 'player', name: OWED, delta: owed } as const] : []),
      ],
      rows:
        owed > 0n
          ? [{ writer: newDebt, values: [playerId, claim, endToEndId, owed, slot.at] }]
          : [],
      events: [
        {
          topic: 'gift_taken_back',
          payload: {
            amount: formatMoney(amount),
            taken: formatMoney(taken),
            owed: formatMoney(owed),
          },
        },
        ...(owed > 0n
          ? [{ topic: 'deposit_owed', payload: { endToEndId, owed: String(owed) } }]
          : []),
      ],
    }))
    if (verdict.status === 'stale' || verdict.status === 'insufficient_funds') return AGAIN
    return postedOrRefusal(verdict)
  })
  if (done && !done.replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
}
