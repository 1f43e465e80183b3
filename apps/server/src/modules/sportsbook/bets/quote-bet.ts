import { formatMoney, formatOdds, subtract, timesOdds, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { largestTaken } from '@jogada/core/sports/ticket-rules'
import type { CallReply, sport } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseWhenStopped } from '../../../platform/switches.ts'
import type { SportsbookDeps } from '../deps.ts'
import { returnsOf } from './check-ticket.ts'
import { largestStake } from './exposure.ts'
import { limitedRisks, offerLimits } from './limits.ts'

/**
 * What a single would cost and return at the present price, and how much the player may stake:
 * `limit` is the rule, `maxBet` what is left of it. Refuses what is not open, and everything
 * while the sportsbook is stopped; moves nothing.
 */
export async function quoteBet(
  deps: SportsbookDeps,
  input: { readonly playerId: bigint; readonly outcomeId: string; readonly stake?: Money },
): Promise<CallReply<typeof sport.quoteBet>> {
  const { playerId, outcomeId, stake = zero } = input
  await refuseWhenStopped(deps, 'sportsbook')
  const at = deps.clock.now()
  const offer = deps.catalogue.offer(outcomeId, at)
  if (!offer) throw new Refusal('event_unknown')
  if (!offer.isOpen) throw new Refusal('outcome_closed')
  const { odds } = offer.outcome
  const limits = offerLimits(deps, { playerId, at, isOneOfSeveral: false })(offer)
  const returns = returnsOf({ shape: { kind: 'single' } }, [offer])
  const legs = limitedRisks([offer], [limits])
  const left = await largestStake(deps, playerId, { legs, returns })
  const won = timesOdds(stake, odds)
  return {
    odds: formatOdds(odds),
    betAmount: formatMoney(stake),
    limit: {
      min: formatMoney(limits.minStake),
      max: formatMoney(largestTaken(returns.whole, limits)),
    },
    maxBet: formatMoney(left),
    winEnd: formatMoney(won),
    expectedWin: formatMoney(subtract(won, stake)),
    betAll: formatMoney(stake),
    validAmount: formatMoney(stake),
  }
}
