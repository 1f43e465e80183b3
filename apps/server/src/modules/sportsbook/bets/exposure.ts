import { centavos, negate, ODDS_ONE, smaller, subtract, timesOdds, zero } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import { maxSingleStake } from '@jogada/core/sports/single'
import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { limitsOf } from './limits.ts'

/** What a bet is on, as far as the house's risk goes. */
export type Risk = {
  readonly playerId: bigint
  readonly eventId: string
  readonly outcomeId: string
  readonly replay: boolean
}

const exposureOf = (id: string) => `exposure:${id}`
const stakedOn = (eventId: string) => `staked:${eventId}`

/** What the house loses if the bet wins. */
export const liabilityOf = (stake: Money, potential: Money): Money => subtract(potential, stake)

/** Takes a bet's room on its outcome, its event and its player, or refuses it in the same commit. */
export function takeRoom(risk: Risk, stake: Money, potential: Money): CounterMove[] {
  const limits = limitsOf(risk)
  const liability = liabilityOf(stake, potential)
  return [
    {
      owner: 'house',
      name: exposureOf(risk.outcomeId),
      delta: liability,
      max: { total: limits.outcomeLiability },
    },
    {
      owner: 'house',
      name: exposureOf(risk.eventId),
      delta: liability,
      max: { total: limits.eventLiability },
    },
    {
      owner: 'player',
      name: stakedOn(risk.eventId),
      delta: stake,
      max: { total: limits.playerStake },
    },
  ]
}

/** Gives the house's room back once a bet is settled. */
export function releaseRoom(risk: Risk, stake: Money, potential: Money): CounterMove[] {
  const delta = negate(liabilityOf(stake, potential))
  return [
    { owner: 'house', name: exposureOf(risk.outcomeId), delta },
    { owner: 'house', name: exposureOf(risk.eventId), delta },
  ]
}

/** The largest stake that fits into every limit right now; zero when nothing does. */
export async function largestStake(deps: Deps, risk: Risk, price: Odds): Promise<Money> {
  const limits = limitsOf(risk)
  const onOutcome = exposureOf(risk.outcomeId)
  const onEvent = exposureOf(risk.eventId)
  const staked = stakedOn(risk.eventId)
  const [house, player] = await Promise.all([
    deps.ledger.counters('house', [onOutcome, onEvent]),
    deps.ledger.counters(risk.playerId, [staked]),
  ])
  const room = smaller(
    subtract(limits.outcomeLiability, centavos(house[onOutcome]!.total)),
    subtract(limits.eventLiability, centavos(house[onEvent]!.total)),
  )
  const left = subtract(limits.playerStake, centavos(player[staked]!.total))
  const fits = smaller(smaller(maxSingleStake(price, limits), left), stakeWithin(room, price))
  return fits < limits.minStake ? zero : fits
}

/** The largest stake whose liability at a price is no more than `room`, as the counters count it. */
export function stakeWithin(room: Money, price: Odds): Money {
  if (room <= 0n) return zero
  const guess = centavos((room * ODDS_ONE) / (price - ODDS_ONE)) + 1n
  for (let stake = centavos(guess); stake > 0n; stake = centavos(stake - 1n)) {
    if (liabilityOf(stake, timesOdds(stake, price)) <= room) return stake
  }
  return zero
}
