import type { CallReply, promotion } from '@jogada/contract'
import { centavos, formatMoney, larger, smaller, subtract, zero } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { TURNOVER } from '../wallet/index.ts'
import { activeBonuses } from './bonuses.ts'

/** The player's bonuses that are not cash yet, with how much of each was wagered. */
export async function listBonuses(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof promotion.bonuses>> {
  const [active, counters] = await Promise.all([
    activeBonuses(deps, playerId),
    deps.ledger.counters(playerId, [TURNOVER]),
  ])
  const turnover = centavos(counters[TURNOVER]?.total ?? 0n)
  return active.map((bonus) => {
    const [from, to] = [centavos(bonus.wager_from), centavos(bonus.wager_to)]
    const toWager = subtract(to, from)
    return {
      bonusId: bonus.bonus_id,
      amount: formatMoney(bonus.amount),
      wagered: formatMoney(smaller(larger(subtract(turnover, from), zero), toWager)),
      toWager: formatMoney(toWager),
      missing: formatMoney(larger(subtract(to, turnover), zero)),
      grantedAt: bonus.granted_at.toISOString(),
      expiresAt: bonus.expires_at.toISOString(),
    }
  })
}
