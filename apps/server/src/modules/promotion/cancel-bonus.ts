import type { CallReply, promotion } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { activeBonuses, endBonus } from './bonuses.ts'

/** Gives a bonus up at the player's wish; refuses with `bonus_unknown` when it has ended. */
export async function cancelBonus(
  deps: Deps,
  playerId: bigint,
  bonusId: string,
): Promise<CallReply<typeof promotion.cancelBonus>> {
  const active = await activeBonuses(deps, playerId)
  const bonus = active.find((one) => one.bonus_id === bonusId)
  if (!bonus || !(await endBonus(deps, bonus, 'cancelled'))) throw new Refusal('bonus_unknown')
  return { lost: formatMoney(bonus.amount) }
}
