import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

type Adjustment = {
  readonly playerId: bigint
  readonly direction: 'credit' | 'debit'
  readonly amount: Money
  readonly reason: string
}

/**
 * Asks for a correction of a player's cash, with the difference it makes now. Refuses with
 * `player_not_confirmed`.
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
