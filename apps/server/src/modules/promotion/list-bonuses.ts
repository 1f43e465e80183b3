import type { CallReply, promotion } from '@jogada/contract'
import { centavos, formatMoney, larger, smaller, subtract, zero } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { activeBonuses } from './bonuses.ts'
import type { Bonus } from './bonuses.ts'
import { playedFor, readPlay } from './counted-play.ts'
import { shownContribution } from './shown-contribution.ts'

/** The player's bonuses that are not cash yet, with how much of each was wagered. */
export async function listBonuses(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof promotion.bonuses>> {
  return shownBonuses(deps, playerId, await activeBonuses(deps, playerId))
}

/** The same of bonuses that were read already, in their order. */
export async function shownBonuses(deps: Deps, playerId: bigint, active: readonly Bonus[]) {
  const play = await readPlay(deps, playerId, active)
  return active.map((bonus) => {
    const turnover = playedFor(bonus, play)
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
      contribution: shownContribution(bonus.contribution),
      maxBet: bonus.max_bet && formatMoney(bonus.max_bet),
    }
  })
}
