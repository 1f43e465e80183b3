import { formatMoney, formatOdds, ODDS_ONE, timesRatio } from '@jogada/core'
import type { Money } from '@jogada/core'
import { no, ok } from '@jogada/core/result'
import type { Result } from '@jogada/core/result'
import type { Ratio } from '@jogada/core/sports/leg'
import { legReturns } from '@jogada/core/sports/leg-exposure'
import { relatedKeys, relatedPair } from '@jogada/core/sports/related'
import { isPriceAccepted } from '@jogada/core/sports/single'
import { lowestLimits, MAX_TOTAL_ODDS } from '@jogada/core/sports/stake-limits'
import type { SportsLimits } from '@jogada/core/sports/stake-limits'
import {
  isShapeOf,
  MAX_PARLAY_LEGS,
  MAX_SYSTEM_LEGS,
  systemLines,
} from '@jogada/core/sports/systems'
import { combinedOdds } from '@jogada/core/sports/ticket'
import type { RefusalValues } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { TicketReturns } from './exposure.ts'
import type { TicketOrder } from './ticket-order.ts'

export type PricedTicket = {
  readonly offers: readonly Offer[]
  /** What may hang on each leg. */
  readonly limits: readonly SportsLimits[]
  readonly lines: number
  readonly returns: TicketReturns
  readonly potential: Money
}

/** A refusal of a ticket with the values of its text. */
export type TicketRefusal = Refusal

/**
 * Prices a ticket at what is offered now, or says what the first broken rule is: shape, related
 * legs, known, open, price, stake, total odds, return. `limitsOf` tells what may hang on a leg.
 */
export function checkTicket(
  order: TicketOrder,
  offers: readonly (Offer | null)[],
  limitsOf: (offer: Offer) => SportsLimits,
): Result<PricedTicket, 'refused'> & { readonly refusal?: Refusal } {
  const misfit = shapeRefusal(order) ?? relatedRefusal(offers) ?? legRefusal(order, offers)
  if (misfit) return refused(misfit)
  const known = offers as readonly Offer[]
  const limits = known.map(limitsOf)
  const returns = returnsOf(order, known)
  const { numerator, denominator } = returns.whole
  const potential = timesRatio(order.stake, numerator, denominator)
  const unfit = sumRefusal(order, {
    limits: lowestLimits(limits),
    returns: returns.whole,
    potential,
  })
  if (unfit) return refused(unfit)
  const lines = systemLines(order.shape, known.length)
  return ok({ offers: known, limits, lines, returns, potential })
}

const refused = (refusal: Refusal) => ({ ...no('refused'), refusal })

/** What a unit of the stake returns at the present prices if every leg wins, and what by each leg. */
export function returnsOf(
  { shape }: Pick<TicketOrder, 'shape'>,
  offers: readonly Offer[],
): TicketReturns {
  const prices = offers.map(({ outcome }) => outcome.odds)
  return { whole: combinedOdds(shape, prices), legs: legReturns(shape, prices) }
}

/** Total odds in thousandths, rounded down, as a ticket shows them. */
export const totalOdds = ({ numerator, denominator }: Ratio): bigint =>
  (numerator * ODDS_ONE) / denominator

/** Why the number of legs, or the sizes of lines, do not fit; null when they do. */
export function shapeRefusal({ shape, legs }: Pick<TicketOrder, 'shape' | 'legs'>): Refusal | null {
  const limit = shape.kind === 'system' ? MAX_SYSTEM_LEGS : MAX_PARLAY_LEGS
  if (shape.kind !== 'single' && legs.length > limit) return new Refusal('parlay_limit', { limit })
  return isShapeOf(shape, legs.length) ? null : new Refusal('ticket_shape')
}

/** What an offer depends on: its event, and its sides within the competition. */
const keysOf = ({ event }: Offer) =>
  relatedKeys({
    eventId: event.fixture.eventId,
    competitionId: event.fixture.competition,
    competitors: event.fixture.isOutright ? [event.fixture.home] : [],
  })

/** The first two places whose legs cannot stand in one ticket; null when there are none. */
export function relatedPlaces(offers: readonly (Offer | null)[]): readonly [number, number] | null {
  return relatedPair(offers.map((offer) => (offer ? keysOf(offer) : [])))
}

function relatedRefusal(offers: readonly (Offer | null)[]): Refusal | null {
  const pair = offers.length > 1 ? relatedPlaces(offers) : null
  return pair && new Refusal('legs_related', { first: pair[0], second: pair[1] })
}

function legRefusal(order: TicketOrder, offers: readonly (Offer | null)[]): Refusal | null {
  for (const [place, offer] of offers.entries()) {
    const named: RefusalValues = offers.length > 1 ? { leg: place } : {}
    if (!offer) return new Refusal('event_unknown', named)
    if (!offer.isOpen) return new Refusal('outcome_closed', named)
    const seen = order.legs[place]!.seenOdds
    if (isPriceAccepted(order.oddsPolicy, seen, offer.outcome.odds)) continue
    const now = formatOdds(offer.outcome.odds)
    return new Refusal('odds_changed', { seen: formatOdds(seen), now, ...named })
  }
  return null
}

/** Why the sums do not fit into the rules; null when they do. */
export function sumRefusal(
  { stake }: Pick<TicketOrder, 'stake'>,
  sums: { readonly limits: SportsLimits; readonly returns: Ratio; readonly potential: Money },
): Refusal | null {
  const { limits, returns, potential } = sums
  if (stake < limits.minStake) {
    return new Refusal('stake_below_minimum', { limit: formatMoney(limits.minStake) })
  }
  if (stake > limits.maxStake) {
    return new Refusal('stake_above_maximum', { limit: formatMoney(limits.maxStake) })
  }
  const tooLong = oddsRefusal(returns)
  if (tooLong) return tooLong
  if (potential > limits.maxPayout) {
    return new Refusal('payout_above_maximum', { limit: formatMoney(limits.maxPayout) })
  }
  return null
}

/** Why no stake at all can be laid on what returns that much; null when its total odds fit. */
export const oddsRefusal = (returns: Ratio): Refusal | null =>
  totalOdds(returns) > MAX_TOTAL_ODDS
    ? new Refusal('total_odds_limit', { limit: formatOdds(MAX_TOTAL_ODDS) })
    : null
