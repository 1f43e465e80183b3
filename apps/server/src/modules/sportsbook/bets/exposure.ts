import { centavos, negate, smaller, subtract, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Ratio } from '@jogada/core/sports/leg'
import { marketId, parseOutcomeId } from '@jogada/core/sports/market-identity'
import { lowestLimits } from '@jogada/core/sports/stake-limits'
import type { SportsLimits } from '@jogada/core/sports/stake-limits'
import { largestTaken } from '@jogada/core/sports/ticket-rules'
import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'

/** What one leg is on, as far as the house's risk goes. */
export type LegRisk = { readonly eventId: string; readonly outcomeId: string }

/** The same with what may hang on it. */
export type LimitedRisk = LegRisk & { readonly limits: SportsLimits }

/**
 * What a ticket takes of the house's limits: on every event all that the house loses if the ticket
 * wins, on the outcome and the market of each leg that leg's part.
 */
export type Charge = { readonly whole: Money; readonly legs: readonly Money[] }

/** What a unit of a ticket's stake returns if it wins, and what by each of its legs. */
export type TicketReturns = { readonly whole: Ratio; readonly legs: readonly Ratio[] }

/** A place in the limits of the house, and whether a leg takes its part of it or the ticket all. */
type Room = {
  readonly name: string
  readonly limit: 'outcomeLiability' | 'marketLiability' | 'eventLiability' | 'multipleLiability'
  readonly of: 'ticket' | 'leg'
}

const WON_TODAY = 'sport_liability'
const stakedOn = (eventId: string) => `staked:${eventId}`

const singlesOn = (eventId: string) => `exposure:${eventId}`
const multiplesOn = (eventId: string) => `exposure:multiple:${eventId}`

/** The counters of the house that together say what it can lose on an event. */
export const roomsOfEvent = (eventId: string): readonly string[] => [
  singlesOn(eventId),
  multiplesOn(eventId),
]

const marketOf = (outcomeId: string) => marketId(parseOutcomeId(outcomeId)!)

/**
 * Where a leg takes room: on its outcome and its market, singles and multiples together, and on its
 * event, singles and multiples apart.
 */
export function roomsOfLeg(leg: LegRisk, isOneOfSeveral: boolean): readonly Room[] {
  const { eventId, outcomeId } = leg
  return [
    { name: `exposure:${outcomeId}`, limit: 'outcomeLiability', of: 'leg' },
    { name: `exposure:${marketOf(outcomeId)}`, limit: 'marketLiability', of: 'leg' },
    isOneOfSeveral
      ? { name: multiplesOn(eventId), limit: 'multipleLiability', of: 'ticket' }
      : { name: singlesOn(eventId), limit: 'eventLiability', of: 'ticket' },
  ]
}

export type RoomName = {
  readonly owner: 'house' | 'player'
  readonly name: string
  readonly room:
    | 'outcome'
    | 'market'
    | 'event'
    | 'multiples'
    | 'house_day'
    | 'player_event'
    | 'player_day'
  readonly outcomeId: string | null
}

const roomNames = {
  outcomeLiability: 'outcome',
  marketLiability: 'market',
  eventLiability: 'event',
  multipleLiability: 'multiples',
} as const

/**
 * Every counter in which a bet on these outcomes takes room, for people who ask which one is full.
 */
export const roomsOfBet = (
  legs: readonly { readonly outcomeId: string }[],
): readonly RoomName[] => [
  ...legs.flatMap(({ outcomeId }): RoomName[] => {
    const eventId = parseOutcomeId(outcomeId)?.eventId
    if (eventId === undefined) return []
    return [
      ...roomsOfLeg({ eventId, outcomeId }, legs.length > 1).map(({ name, limit }) => ({
        owner: 'house' as const,
        name,
        room: roomNames[limit],
        outcomeId,
      })),
      { owner: 'player', name: stakedOn(eventId), room: 'player_event', outcomeId },
    ]
  }),
  { owner: 'house', name: WON_TODAY, room: 'house_day', outcomeId: null },
  { owner: 'player', name: WON_TODAY, room: 'player_day', outcomeId: null },
]

/** What the house loses if the whole ticket wins; nothing when it cannot lose. */
export const liabilityOf = (stake: Money, potential: Money): Money =>
  potential > stake ? subtract(potential, stake) : zero

/** What a ticket of that stake takes. */
export const chargeAt = (stake: Money, returns: TicketReturns): Charge => ({
  whole: liabilityOf(stake, returnOf(stake, returns.whole)),
  legs: returns.legs.map((leg) => liabilityOf(stake, returnOf(stake, leg))),
})

/** Takes a ticket's room in every limit, or refuses it in the same commit. */
export function takeRoom(
  legs: readonly LimitedRisk[],
  { stake, charge }: { readonly stake: Money; readonly charge: Charge },
): CounterMove[] {
  const delta = charge.whole
  const { houseDay, playerDay } = lowestLimits(legs.map(({ limits }) => limits))
  return [
    ...changeRoom(legs, nothingOf(legs), charge),
    { owner: 'house', name: WON_TODAY, delta, max: { day: houseDay } },
    { owner: 'player', name: WON_TODAY, delta, max: { day: playerDay } },
    ...legs.map(({ eventId, limits }) => ({
      owner: 'player' as const,
      name: stakedOn(eventId),
      delta: stake,
      max: { total: limits.playerStake },
    })),
  ]
}

/**
 * Gives back everything that a ticket took which was never accepted: the house's room, and what the
 * limits of its day and of its player counted. A day that is over keeps what it counted, so that
 * the next one does not become larger by it.
 */
export const untakeRoom = (
  legs: readonly LegRisk[],
  { stake, charge }: { readonly stake: Money; readonly charge: Charge },
  { isSameDay }: { readonly isSameDay: boolean },
): CounterMove[] => [
  ...releaseRoom(legs, charge),
  ...(isSameDay
    ? (['house', 'player'] as const).map((owner) => ({
        owner,
        name: WON_TODAY,
        delta: negate(charge.whole),
      }))
    : []),
  ...legs.map(({ eventId }) => ({
    owner: 'player' as const,
    name: stakedOn(eventId),
    delta: negate(stake),
  })),
]

/**
 * Takes what a ticket needs beyond the room that it has, within the limits, or gives back the rest.
 */
const changeRoom = (legs: readonly LimitedRisk[], from: Charge, to: Charge): CounterMove[] =>
  legs.flatMap((leg, place) =>
    roomsOfLeg(leg, legs.length > 1).flatMap(({ name, limit, of }) => {
      const delta = differenceOf({ of, place }, from, to)
      if (delta === 0n) return []
      const max = delta > 0n ? { max: { total: leg.limits[limit] } } : {}
      return [{ owner: 'house' as const, name, delta, ...max }]
    }),
  )

/**
 * The same for a ticket that is accepted at other prices than it was asked at, with what its day
 * counted. A day that is over keeps what it counted.
 */
export function repriceRoom(
  legs: readonly LimitedRisk[],
  { from, to }: { readonly from: Charge; readonly to: Charge },
  { isSameDay }: { readonly isSameDay: boolean },
): CounterMove[] {
  const delta = subtract(to.whole, from.whole)
  const room = changeRoom(legs, from, to)
  if (!isSameDay || delta === 0n) return room
  const { houseDay, playerDay } = lowestLimits(legs.map(({ limits }) => limits))
  const within = (day: Money) => (delta > 0n ? { max: { day } } : {})
  return [
    ...room,
    { owner: 'house', name: WON_TODAY, delta, ...within(houseDay) },
    { owner: 'player', name: WON_TODAY, delta, ...within(playerDay) },
  ]
}

/** Gives back the room that a ticket does not need any more; RangeError where it needs more. */
export const lowerRoom = (legs: readonly LegRisk[], from: Charge, to: Charge): CounterMove[] =>
  legs.flatMap((leg, place) =>
    roomsOfLeg(leg, legs.length > 1).flatMap(({ name, of }) => {
      const delta = differenceOf({ of, place }, from, to)
      if (delta > 0n) throw new RangeError(`${name} would take room without a limit`)
      return delta === 0n ? [] : [{ owner: 'house' as const, name, delta }]
    }),
  )

const differenceOf = (
  { of, place }: { readonly of: Room['of']; readonly place: number },
  from: Charge,
  to: Charge,
): Money =>
  of === 'leg' ? subtract(to.legs[place]!, from.legs[place]!) : subtract(to.whole, from.whole)

/**
 * Takes the room of a ticket that is open again; its bet was accepted once, so that no
 * limit refuses it.
 */
export const retakeRoom = (legs: readonly LegRisk[], charge: Charge): CounterMove[] =>
  releaseRoom(legs, charge).map((move) => ({ ...move, delta: -move.delta }))

/** Gives the house's room back. */
export const releaseRoom = (legs: readonly LegRisk[], charge: Charge): CounterMove[] =>
  lowerRoom(legs, charge, nothingOf(legs))

const nothingOf = (legs: readonly LegRisk[]): Charge => ({
  whole: zero,
  legs: legs.map(() => zero),
})

type Placing = { readonly legs: readonly LimitedRisk[]; readonly returns: TicketReturns }

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
  { legs, returns }: Placing,
): Promise<{ readonly stake: Money; readonly limitedBy: number | null }> {
  const rooms = legs.map((leg) => roomsOfLeg(leg, legs.length > 1))
  const { whole } = returns
  const limits = lowestLimits(legs.map((leg) => leg.limits))
  const names = rooms.flat().map(({ name }) => name)
  const [house, player] = await Promise.all([
    deps.ledger.counters('house', [...names, WON_TODAY]),
    deps.ledger.counters(playerId, [...legs.map(({ eventId }) => stakedOn(eventId)), WON_TODAY]),
  ])
  const byLeg = legs.map((leg, place) => {
    const own = leg.limits
    const staked = centavos(player[stakedOn(leg.eventId)]!.total)
    const left = rooms[place]!.map(({ name, limit, of }) =>
      stakeWithin(
        subtract(own[limit], centavos(house[name]!.total)),
        of === 'leg' ? returns.legs[place]! : whole,
      ),
    )
    return [largestTaken(whole, own), subtract(own.playerStake, staked), ...left].reduce(smaller)
  })
  const today = [
    subtract(limits.houseDay, centavos(house[WON_TODAY]!.day)),
    subtract(limits.playerDay, centavos(player[WON_TODAY]!.day)),
  ].map((left) => stakeWithin(left, whole))
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
