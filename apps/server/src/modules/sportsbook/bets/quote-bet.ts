import { formatMoney, formatOdds, smaller, subtract, timesOdds, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { maxSingleStake } from '@jogada/core/sports/single'
import type { CallReply, sport } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { SportsbookDeps } from '../deps.ts'
import { largestStake } from './exposure.ts'
import { limitsOf } from './limits.ts'

/**
 * What a bet would cost and return at the present price, and how much the player may stake:
 * `limit` is the rule, `maxBet` what is left of it. Refuses what is not open; moves nothing.
 */
export async function quoteBet(
  deps: SportsbookDeps,
  input: { readonly playerId: bigint; readonly outcomeId: string; readonly stake?: Money },
): Promise<CallReply<typeof sport.quoteBet>> {
  const { playerId, outcomeId, stake = zero } = input
  const offer = deps.catalogue.offer(outcomeId, deps.clock.now())
  if (!offer) throw new Refusal('event_unknown')
  if (!offer.isOpen) throw new Refusal('outcome_closed')

  const { eventId, replay } = offer.event.fixture
  const { odds } = offer.outcome
  const limits = limitsOf({ replay })
  const max = maxSingleStake(odds, limits)
  const left = await largestStake(deps, { playerId, eventId, outcomeId, replay }, odds)
  const returns = timesOdds(stake, odds)
  return {
    odds: formatOdds(odds),
    betAmount: formatMoney(stake),
    limit: { min: formatMoney(limits.minStake), max: formatMoney(max) },
    maxBet: formatMoney(smaller(left, max)),
    winEnd: formatMoney(returns),
    expectedWin: formatMoney(subtract(returns, stake)),
    betAll: formatMoney(stake),
    validAmount: formatMoney(stake),
  }
}
