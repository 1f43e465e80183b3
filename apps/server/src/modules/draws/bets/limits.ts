import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import { DRAW_LIMITS } from '@jogada/core/games/draws'
import type { DrawChannelCode, DrawLimits } from '@jogada/core/games/draws'
import type { CounterMove } from '@jogada/ledger'
import { gameLimits } from '../../game-limits/index.ts'
import type { DrawDeps } from '../deps.ts'
import { drawGameOf } from '@jogada/core/games/draws'
import { Refusal } from '../../../platform/refusal.ts'

/** What a game of a channel takes now. */
export const drawLimits = (deps: DrawDeps, channel: DrawChannelCode): DrawLimits => ({
  ...DRAW_LIMITS,
  ...gameLimits(deps, drawGameOf(channel)),
})

/** Two rounds of a channel at most are unsettled at once; each has counters of its own. */
export type RoundPlace = { readonly channel: DrawChannelCode; readonly position: number }

const stakedOn = ({ channel, position }: RoundPlace) => `draw_staked:${channel}:${position % 2}`
const payableOn = ({ channel, position }: RoundPlace, selection: string) =>
  `draw_payable:${channel}:${position % 2}:${selection}`

type BetSums = { readonly selection: string; readonly stake: Money; readonly potential: Money }

/** Takes a bet's room in its player's limits of the round, or refuses it in the same commit. */
export const takeRoom = (place: RoundPlace, bet: BetSums, limits: DrawLimits): CounterMove[] => [
  {
    owner: 'player',
    name: stakedOn(place),
    delta: bet.stake,
    max: { total: limits.maxRoundStake },
  },
  {
    owner: 'player',
    name: payableOn(place, bet.selection),
    delta: bet.potential,
    max: { total: limits.maxPayout },
  },
]

/** Gives the room of all bets of a player on the round back. */
export function releaseRoom(place: RoundPlace, bets: readonly BetSums[]): CounterMove[] {
  const sums = new Map<string, bigint>()
  const add = (name: string, amount: bigint) => sums.set(name, (sums.get(name) ?? 0n) + amount)
  for (const bet of bets) {
    add(stakedOn(place), negate(bet.stake))
    add(payableOn(place, bet.selection), negate(bet.potential))
  }
  return [...sums].map(([name, delta]) => ({ owner: 'player', name, delta }))
}

/** Words the refusal of a counter. */
export const limitRefusal = (counter: string, limits: DrawLimits): Refusal => {
  if (counter.startsWith('draw_staked:')) {
    return new Refusal('draw_stake_limit', { limit: formatMoney(limits.maxRoundStake) })
  }
  if (counter.startsWith('draw_payable:')) {
    return new Refusal('draw_payout_limit', { limit: formatMoney(limits.maxPayout) })
  }
  return new Refusal('limit_reached')
}
