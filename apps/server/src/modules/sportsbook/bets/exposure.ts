import { centavos, negate, smaller, subtract, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Ratio } from '@jogada/core/sports/leg'
import { marketId, parseOutcomeId } from '@jogada/core/sports/market-identity'
import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { limitsOf } from './limits.ts'
import type { SportsLimits } from './limits.ts'

/** What one leg is on, as far as the house's risk goes. */
export type LegRisk = {
  readonly eventId: string
  readonly outcomeId: string
  readonly replay: boolean
}

/** A place in the limits of the house: how much of it is taken, and how much there is. */
type Room = { readonly name: string; readonly limit: Money }

const WON_TODAY = 'sport_liability'
const stakedOn = (eventId: string) => `staked:${eventId}`

const marketOf = (outcomeId: string) => marketId(parseOutcomeId(outcomeId)!)

/** Where a ticket takes room. */
const roomsOf = (legs: readonly LegRisk[]): Room[] =>
  legs.flatMap((leg) => roomsOfLeg(leg, legs.length > 1))

/**
 * Where a leg takes room: that of a single on its outcome, its market and its event; one of several,
 * which rarely win together, on its event beside the singles.
 */
function roomsOfLeg(leg: LegRisk, isOneOfSeveral: boolean): Room[] {
  const limits = limitsOf(leg)
  if (isOneOfSeveral) {
    return [{ name: `exposure:multiple:${leg.eventId}`, limit: limits.multipleLiability }]
  }
  return [
    { name: `exposure:${leg.outcomeId}`, limit: limits.outcomeLiability },
    { name: `exposure:${marketOf(leg.outcomeId)}`, limit: limits.marketLiability },
    { name: `exposure:${leg.eventId}`, limit: limits.eventLiability },
  ]
}

/** What the house loses if the whole ticket wins; nothing when it cannot lose. */
export const liabilityOf = (stake: Money, potential: Money): Money =>
  potential > stake ? subtract(potential, stake) : zero

/** Takes a ticket's room in every limit, or refuses it in the same commit. */
export function takeRoom(
  legs: readonly LegRisk[],
  limits: SportsLimits,
  sums: { readonly stake: Money; readonly liability: Money },
): CounterMove[] {
  const { stake, liability } = sums
  return [
    ...takeMore(legs, liability),
    { owner: 'house', name: WON_TODAY, delta: liability, max: { day: limits.houseDay } },
    { owner: 'player', name: WON_TODAY, delta: liability, max: { day: limits.playerDay } },
    ...legs.map(({ eventId, replay }) => ({
      owner: 'player' as const,
      name: stakedOn(eventId),
      delta: stake,
      max: { total: limitsOf({ replay }).playerStake },
    })),
  ]
}

/** Takes what a better price adds to a ticket's room. */
export const takeMore = (legs: readonly LegRisk[], liability: Money): CounterMove[] =>
  roomsOf(legs).map(({ name, limit }) => ({
    owner: 'house',
    name,
    delta: liability,
    max: { total: limit },
  }))

/** Takes the room of a ticket that is open again; its bet was accepted once, so that no limit refuses it. */
export const retakeRoom = (legs: readonly LegRisk[], charged: Money): CounterMove[] =>
  charged === 0n ? [] : roomsOf(legs).map(({ name }) => ({ owner: 'house', name, delta: charged }))

/** Gives the house's room back. */
export const releaseRoom = (legs: readonly LegRisk[], charged: Money): CounterMove[] =>
  retakeRoom(legs, negate(charged))

type Placing = {
  readonly legs: readonly LegRisk[]
  readonly limits: SportsLimits
  /** What the ticket returns per unit staked if it wins. */
  readonly returns: Ratio
}

/** The largest stake that fits into every limit right now; zero when nothing does. */
export const largestStake = async (
  deps: Pick<Deps, 'ledger'>,
  playerId: bigint,
  ticket: Placing,
): Promise<Money> => (await roomFor(deps, playerId, ticket)).stake

/**
 * The largest stake that fits into every limit right now, and the place of the leg whose match
 * leaves less than all others do; null where no single leg is the cause.
 */
export async function roomFor(
  deps: Pick<Deps, 'ledger'>,
  playerId: bigint,
  { legs, limits, returns }: Placing,
): Promise<{ readonly stake: Money; readonly limitedBy: number | null }> {
  const rooms = legs.map((leg) => roomsOfLeg(leg, legs.length > 1))
  const names = rooms.flat().map(({ name }) => name)
  const [house, player] = await Promise.all([
    deps.ledger.counters('house', [...names, WON_TODAY]),
    deps.ledger.counters(playerId, [...legs.map(({ eventId }) => stakedOn(eventId)), WON_TODAY]),
  ])
  const byLeg = legs.map((leg, place) => {
    const own = limitsOf(leg)
    const staked = centavos(player[stakedOn(leg.eventId)]!.total)
    const left = rooms[place]!.map(({ name, limit }) =>
      stakeWithin(subtract(limit, centavos(house[name]!.total)), returns),
    )
    return [maxStake(returns, own), subtract(own.playerStake, staked), ...left].reduce(smaller)
  })
  const today = [
    subtract(limits.houseDay, centavos(house[WON_TODAY]!.day)),
    subtract(limits.playerDay, centavos(player[WON_TODAY]!.day)),
  ].map((left) => stakeWithin(left, returns))
  const fits = [...byLeg, ...today].reduce(smaller)
  const tightest = byLeg.indexOf(fits)
  const isOne = tightest !== -1 && byLeg.lastIndexOf(fits) === tightest && legs.length > 1
  return {
    stake: fits < limits.minStake ? zero : fits,
    limitedBy: isOne ? tightest : null,
  }
}

const returnOf = (stake: Money, { numerator, denominator }: Ratio) =>
  timesRatio(stake, numerator, denominator)

/** The largest stake that the rules of the slip take, whatever room is left. */
export const maxStake = (returns: Ratio, limits: SportsLimits): Money =>
  smaller(
    limits.maxStake,
    largest(limits.maxStake, (stake) => returnOf(stake, returns) <= limits.maxPayout),
  )

/** The largest stake whose liability is no more than `room`, as the counters count it. */
export function stakeWithin(room: Money, returns: Ratio): Money {
  if (room < 0n) return zero
  const { numerator, denominator } = returns
  if (numerator <= denominator) return centavos(2n ** 53n)
  const guess = centavos(((room + 1n) * denominator) / (numerator - denominator) + 1n)
  return largest(guess, (stake) => liabilityOf(stake, returnOf(stake, returns)) <= room)
}

/** The largest amount up to `most` that fits, where everything below one that fits does too. */
function largest(most: Money, fits: (amount: Money) => boolean): Money {
  let low = 0n
  let high = most + 1n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (fits(centavos(middle))) low = middle
    else high = middle
  }
  return centavos(low)
}
