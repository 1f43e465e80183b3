import { add, centavos, formatMoney, negate, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { PixUnavailable } from '../pix/index.ts'
import type { Payout, PayoutReturn } from '../pix/index.ts'
import { WITHDRAWN } from '../wallet/index.ts'
import { returnClaim, returnedOf } from './counters.ts'
import { givenBack } from './end-withdrawal.ts'
import { findByPayoutId } from './request-store.ts'
import type { Withdrawal } from './request-store.ts'
import { leaveToPerson, notedReturns, returnedRow } from './return-store.ts'
import type { StrayReason } from './tables.ts'

/** A payee's bank may send a Pix back for ninety days, and the last day is still to be read. */
export const RETURNED_WITHIN_MS = 95 * 24 * 60 * 60_000

/**
 * Asks the provider what came back of a paid withdrawal, and credits it. Throws PixUnavailable when
 * it does not say.
 */
export async function lookUpReturns(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const payout = await deps.pix.getPayout(withdrawal.payout_id)
  if (!payout) throw new PixUnavailable('unreadable_answer', 'GET /v1/payout/{id}')
  await takeReturns(deps, payout)
}

/**
 * Credits what the payee's bank sent back of a payout that was paid: once for each return, however
 * often it is told, and never more than was sent. The fee is given back with the last part, for
 * then nothing was withdrawn. What the books have no place for is left to a person.
 */
export async function takeReturns(deps: Deps, payout: Payout): Promise<void> {
  const returns = payout.returns.filter(({ status }) => status === 'returned')
  if (payout.status !== 'paid' || returns.length === 0) return
  const withdrawal = await findByPayoutId(deps, payout.paymentId)
  // not ours, or not noted as paid yet: its own look-up ends it and comes back here
  if (!withdrawal || (withdrawal.state !== 'paid' && withdrawal.state !== 'refused')) return
  for (const back of returns) await takeReturn(deps, withdrawal, back)
}

async function takeReturn(deps: Deps, withdrawal: Withdrawal, back: PayoutReturn): Promise<void> {
  const { player_id: playerId, payout_id: payoutId } = withdrawal
  const counter = returnedOf(payoutId)
  const because = await untilFresh<StrayReason | null>(async () => {
    // the sum first: whatever it holds already is noted by the time that is looked at
    const counters = await deps.ledger.counters(playerId, [counter])
    const before = centavos(counters[counter]!.total)
    if ((await notedReturns(deps, [back.returnId])).size > 0) return null
    if (withdrawal.state === 'refused') return 'refused'
    const net = subtract(withdrawal.amount, withdrawal.fee)
    if (add(before, back.amount) > net) return 'more_than_sent'
    const verdict = await deps.ledger.submit(playerId, (slot) =>
      returnedCommand(withdrawal, back, { before, slot }),
    )
    if (verdict.status === 'stale') return AGAIN
    const decided = verdict.status === 'replayed' ? verdict.first : verdict
    return decided.status === 'posted' ? null : 'taken_before'
  })
  if (because) await leaveToPerson(deps, { ...back, paymentId: payoutId, because })
}

function returnedCommand(
  withdrawal: Withdrawal,
  back: PayoutReturn,
  { before, slot }: { readonly before: Money; readonly slot: Slot },
): MoneyCommand {
  const { payout_id: payoutId, amount: asked } = withdrawal
  const isWhole = add(before, back.amount, withdrawal.fee) === asked
  const fee = isWhole ? withdrawal.fee : zero
  const amount = add(back.amount, fee)
  return {
    key: `withdrawal:${payoutId}:returned:${back.returnId}`,
    bodyHash: String(back.amount),
    kind: 'withdrawal_returned',
    postings: [
      { account: 'house:psp_clearing', amount: negate(back.amount) },
      ...(fee > 0n ? [{ account: 'house:fees', amount: negate(fee) } as const] : []),
      { account: 'cash', amount },
    ],
    counters: [
      returnClaim(back.returnId),
      { owner: 'player', name: returnedOf(payoutId), delta: back.amount, expect: before },
      { owner: 'player', name: WITHDRAWN, delta: negate(amount) },
      ...(isWhole ? givenBack(withdrawal, slot.at) : []),
    ],
    rows: [
      returnedRow({
        player_id: withdrawal.player_id,
        withdrawal_id: withdrawal.withdrawal_id,
        credit_id: slot.commandId,
        return_id: back.returnId,
        amount: back.amount,
        fee,
        nature: back.nature,
        at: slot.at,
      }),
    ],
    events: [
      {
        topic: 'withdrawal_returned',
        payload: { withdrawalId: String(withdrawal.withdrawal_id), amount: formatMoney(amount) },
      },
    ],
  }
}
