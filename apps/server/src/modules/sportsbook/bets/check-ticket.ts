import { formatOdds, timesRatio } from '@jogada/core'
import type { Money } from '@jogada/core'
import { legReturns } from '@jogada/core/sports/leg-exposure'
import { relatedPair, relationsOf } from '@jogada/core/sports/related'
import { realMatchOf } from '@jogada/core/sports/same-match'
import { isPriceAccepted } from '@jogada/core/sports/odds-policy'
import { lowestLimits } from '@jogada/core/sports/stake-limits'
import type { SportsLimits } from '@jogada/core/sports/stake-limits'
import { systemLines } from '@jogada/core/sports/systems'
import { combinedOdds } from '@jogada/core/sports/ticket'
import { shapeFault, sumFault } from '@jogada/core/sports/ticket-rules'
import type { TicketFault } from '@jogada/core/sports/ticket-rules'
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

export type CheckedTicket =
  | { readonly ok: true; readonly value: PricedTicket }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Prices a ticket at what is offered now, or says what the first broken rule is: shape, related
 * legs, known, open, price, stake, total odds, return. `limitsOf` tells what may hang on a leg.
 */
export function checkTicket(
  order: TicketOrder,
  offers: readonly (Offer | null)[],
  limitsOf: (offer: Offer) => SportsLimits,
): CheckedTicket {
  const misfit =
    refusalOf(shapeFault(order.shape, order.legs.length)) ??
    relatedRefusal(offers) ??
    legRefusal(order, offers)
  if (misfit) return { ok: false, refusal: misfit }
  const known = offers as readonly Offer[]
  const limits = known.map(limitsOf)
  const returns = returnsOf(order, known)
  const { numerator, denominator } = returns.whole
  const potential = timesRatio(order.stake, numerator, denominator)
  const { stake } = order
  const unfit = refusalOf(
    sumFault({ stake, limits: lowestLimits(limits), returns: returns.whole, potential }),
  )
  if (unfit) return { ok: false, refusal: unfit }
  const lines = systemLines(order.shape, known.length)
  return { ok: true, value: { offers: known, limits, lines, returns, potential } }
}

const refusalOf = (fault: TicketFault | null): Refusal | null =>
  fault && new Refusal(fault.code, fault.values)

/**
 * What a unit of the stake returns at the present prices if every leg wins, and what by each leg.
 */
export function returnsOf(
  { shape }: Pick<TicketOrder, 'shape'>,
  offers: readonly Offer[],
): TicketReturns {
  const prices = offers.map(({ outcome }) => outcome.odds)
  return { whole: combinedOdds(shape, prices), legs: legReturns(shape, prices) }
}

/** What an offer depends on: its event, its match, and its sides within the competition. */
function relationsOfOffer({ event: { fixture, startsAtMs } }: Offer) {
  const { eventId, competition: competitionId, home, away, isOutright = false } = fixture
  const competitors = isOutright ? [home] : [home, away]
  const match = realMatchOf({ ...fixture, startsAtMs })
  return relationsOf({ eventId, competitionId, competitors, isOutright, match })
}

/** Of what is not known nothing is said. */
const UNRELATED = { about: [], excludes: [], match: null }

/** The first two places whose legs cannot stand in one ticket; null when there are none. */
export function relatedPlaces(offers: readonly (Offer | null)[]): readonly [number, number] | null {
  return relatedPair(offers.map((offer) => (offer ? relationsOfOffer(offer) : UNRELATED)))
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
