import { formatMoney, formatOdds, odds, subtract, timesRatio, zero } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import { RATIO_ZERO } from '@jogada/core/sports/ratio'
import { isPriceAccepted } from '@jogada/core/sports/odds-policy'
import { lowestLimits } from '@jogada/core/sports/stake-limits'
import { isShapeOf, NAMED_SYSTEMS, systemLines } from '@jogada/core/sports/systems'
import type { TicketShape } from '@jogada/core/sports/systems'
import {
  largestTaken,
  oddsFault,
  shapeFault,
  sumFault,
  totalOdds,
} from '@jogada/core/sports/ticket-rules'
import type { CallReply, ticket } from '@jogada/contract'
import { isPartOpen } from '../../part/index.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import { isLive } from '../catalogue/event-state.ts'
import type { SportsbookDeps } from '../deps.ts'
import { relatedPlaces, returnsOf } from './check-ticket.ts'
import { delayOf } from './delay.ts'
import { roomFor } from './exposure.ts'
import type { TicketReturns } from './exposure.ts'
import { limitedRisks, offerLimits } from './limits.ts'

type Reply = CallReply<typeof ticket.quoteTicket>

export type QuoteTicket = {
  readonly playerId: bigint
  readonly shape: TicketShape
  readonly legs: readonly { readonly outcomeId: string; readonly seenOdds: Odds }[]
  readonly stake?: Money
}

const WORTH_NOTHING: TicketReturns = { whole: RATIO_ZERO, legs: [] }

const NO_ROOM = { stake: zero, limitedBy: null }

/**
 * Prices a slip again: every fault of its legs, the limits that hold, what is left of them for this
 * player now, and the sums under the names of the specification. Moves nothing.
 */
export async function quoteTicket(deps: SportsbookDeps, asked: QuoteTicket): Promise<Reply> {
  const { playerId, shape, legs, stake = zero } = asked
  const now = deps.clock.now()
  const offers = legs.map(({ outcomeId }) => deps.catalogue.offer(outcomeId, now))
  const known = offers.flatMap((offer) => offer ?? [])
  const faults = faultsOf(asked, offers)
  const misfit = shapeFault(shape, legs.length)
  const hasSystems = await isPartOpen(deps, 'systems', playerId)
  const isClosed = shape.kind === 'system' && !hasSystems
  const paused = isClosed || deps.switches.isStopped('sportsbook') ? 'service_suspended' : null
  const isPriced = known.length === legs.length && isShapeOf(shape, legs.length) && !misfit
  const isOneOfSeveral = legs.length > 1
  const limitsOfLegs = known.map(offerLimits(deps, { playerId, at: now, isOneOfSeveral }))
  const limits = lowestLimits(limitsOfLegs)
  const returns = isPriced ? returnsOf({ shape }, known) : WORTH_NOTHING
  const room = isPriced
    ? await roomFor(deps, playerId, { legs: limitedRisks(known, limitsOfLegs), returns })
    : NO_ROOM
  const { whole } = returns
  const potential = timesRatio(stake, whole.numerator, whole.denominator)
  const sums = { stake, limits, returns: whole, potential }
  const unfit = stake > 0n ? sumFault(sums) : oddsFault(whole)
  return {
    kind: shape.kind,
    legs: offers.map((offer, place) => quotedLeg(legs[place]!.outcomeId, offer)),
    faults,
    refusal: paused ?? misfit?.code ?? (isPriced ? unfit?.code : null) ?? null,
    odds: isPriced && shape.kind !== 'system' ? formatOdds(odds(totalOdds(whole))) : null,
    lines: isPriced ? systemLines(shape, legs.length) : 0,
    systems: hasSystems ? systemsFor(legs.length) : [],
    delayMs: Math.max(0, ...known.map(({ event }) => delayOf(event, deps.env.REPLAY_SPEED))),
    betAmount: formatMoney(stake),
    limit: {
      min: formatMoney(limits.minStake),
      max: formatMoney(isPriced ? largestTaken(whole, limits) : zero),
    },
    maxBet: formatMoney(room.stake),
    limitedBy: room.limitedBy === null ? null : legs[room.limitedBy]!.outcomeId,
    winEnd: formatMoney(potential),
    expectedWin: formatMoney(potential > stake ? subtract(potential, stake) : zero),
    betAll: formatMoney(stake),
    validAmount: formatMoney(stake),
  }
}

const quotedLeg = (outcomeId: string, offer: Offer | null): Reply['legs'][number] => ({
  outcomeId,
  open: offer?.isOpen ?? false,
  odds: offer ? formatOdds(offer.outcome.odds) : null,
  live: offer ? isLive(offer.event) : false,
})

function faultsOf({ legs, shape }: QuoteTicket, offers: readonly (Offer | null)[]) {
  const faults: Reply['faults'] = []
  for (const [place, offer] of offers.entries()) {
    const { outcomeId, seenOdds } = legs[place]!
    const fault = (code: 'event_unknown' | 'outcome_closed' | 'odds_changed') =>
      faults.push({ outcomeId, code, with: null, why: null })
    if (!offer) fault('event_unknown')
    else if (!offer.isOpen) fault('outcome_closed')
    else if (!isPriceAccepted('none', seenOdds, offer.outcome.odds)) fault('odds_changed')
  }
  const pair = shape.kind === 'single' ? null : relatedPlaces(offers)
  if (!pair) return faults
  const [first, second] = pair
  const fixtures = [offers[first], offers[second]].map((offer) => offer?.event.fixture)
  const isSame =
    fixtures[0]?.eventId === fixtures[1]?.eventId || fixtures.every((one) => !one?.isOutright)
  faults.push({
    outcomeId: legs[second]!.outcomeId,
    code: 'related',
    with: legs[first]!.outcomeId,
    why: isSame ? 'same_event' : 'same_competitor',
  })
  return faults
}

/** The systems of that many legs: those with a name, then every k of n. */
function systemsFor(legs: number): Reply['systems'] {
  const named = Object.entries(NAMED_SYSTEMS).flatMap(([name, { legs: of, sizes }]) =>
    of === legs ? [{ name, sizes: [...sizes] as number[] }] : [],
  )
  const plain = Array.from({ length: Math.max(0, legs - 2) }, (_, at) => ({
    name: `${at + 2}/${legs}`,
    sizes: [at + 2],
  }))
  return [...named, ...plain]
    .filter(({ sizes }) => isShapeOf({ kind: 'system', sizes }, legs) && legs <= 8)
    .map((system) => ({
      ...system,
      lines: systemLines({ kind: 'system', sizes: system.sizes }, legs),
    }))
}
