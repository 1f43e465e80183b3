import { centavos, formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

type Adjustment = {
  readonly playerId: bigint
  readonly direction: 'credit' | 'debit'
  readonly amount: Money
  readonly reason: string
}

/**
 * Asks for a correction of a player's cash, with the difference it makes now. Refuses with
 * `player_not_confirmed`, and with `adjustment_beyond_cash` to take more than is there.
 */
export async function askAdjustment(
  deps: Deps,
  actor: Actor,
  { playerId, direction, amount, reason }: Adjustment,
): Promise<{ approvalId: string }> {
  if (amount === 0n) throw new Refusal('invalid_input', { fields: 'amount' })
  await getPlayerOr404(deps, playerId)
  await refuseUnconfirmed(deps, playerId)
  const signed = direction === 'credit' ? amount : negate(amount)
  const { cash } = await deps.ledger.balances(playerId)
  if (cash.balance + signed < 0n) throw beyondCash(cash.balance)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'adjustment',
    subject: `player:${playerId}`,
    payload: { playerId: String(playerId), amount: String(signed) },
    before: { cash: formatMoney(cash.balance) },
    after: { direction, amount: formatMoney(amount) },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Corrects a player's cash against the house's adjustment account, once for its approval. */
export async function carryOutAdjustment(
  deps: Deps,
  { approvalId, payload }: Approved,
): Promise<void> {
  const { playerId: id, amount: text } = payload as { playerId: string; amount: string }
  const [playerId, amount] = [BigInt(id), centavos(BigInt(text))]
  await refuseUnconfirmed(deps, playerId)
  const verdict = await deps.ledger.submit(playerId, () => ({
    key: `approval:${approvalId}`,
    bodyHash: `adjustment:${amount}`,
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: negate(amount) },
      { account: 'cash', amount },
    ],
  }))
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  if (decided.status === 'insufficient_funds') {
    throw beyondCash((await deps.ledger.balances(playerId)).cash.balance)
  }
  postedOrRefusal(verdict)
}

const beyondCash = (cash: Money) =>
  new Refusal('adjustment_beyond_cash', { cash: formatMoney(cash) })
