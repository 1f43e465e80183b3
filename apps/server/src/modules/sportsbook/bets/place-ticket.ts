import { centavos, formatMoney, negate } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import { RULES_VERSION } from '@jogada/core/sports/rules/sport-rules'
import { totalOdds } from '@jogada/core/sports/ticket-rules'
import type { CallReply, ticket } from '@jogada/contract'
import type { AskedFrom, MoneyCommand, Slot } from '@jogada/ledger'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { encodeRefusal, postedOrRefusal } from '../../../platform/verdict.ts'
import { refuseWhenStopped } from '../../../platform/switches.ts'
import { refuseWhenClosed } from '../../part/index.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { SportsbookDeps } from '../deps.ts'
import { ATTEMPTS_AT_GATE, passGate, WAIT_FOR_FEED_MS } from '../feed/gate.ts'
import { checkTicket, returnsOf } from './check-ticket.ts'
import type { PricedTicket } from './check-ticket.ts'
import { delayOf } from './delay.ts'
import { chargeAt, largestStake, takeRoom } from './exposure.ts'
import { limitedRisks, offerLimits } from './limits.ts'
import { orderHash } from './ticket-order.ts'
import type { TicketOrder } from './ticket-order.ts'
import { findTicket, ticketRows } from './ticket-store.ts'
import type { LegRow, StoredTicket, TicketRow } from './ticket-store.ts'
import { newTicketView, oneTicketView } from './ticket-view.ts'

export type PlaceTicket = TicketOrder & {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly caller: Caller
}

/** A placed bet as its player sees it, and the balance that it left. */
export type PlacedTicket = {
  readonly ticket: ticket.Ticket
  readonly balance: string
  readonly version: string
}

/** Places a ticket and answers as the wire says: 1000 when it stands, -10 while it waits. */
export async function placeTicket(
  deps: SportsbookDeps,
  order: PlaceTicket,
): Promise<CallReply<typeof ticket.placeTicket>> {
  const placed = await takeTicket(deps, order)
  const { placing, accepted } = BET_STATES
  return { code: placed.ticket.status === placing ? placing : accepted, ...placed }
}

/**
 * Takes the stake and keeps the ticket, or does neither. The same key gives the first answer again,
 * also when the odds have moved since: what was asked is compared, never the present price. A bet
 * that was decided before one of its events closed, but would be committed after, is decided again.
 * A ticket with a leg in play waits with its stake held.
 */
export async function takeTicket(deps: SportsbookDeps, order: PlaceTicket): Promise<PlacedTicket> {
  await refuseWhenStopped(deps, 'sportsbook', order)
  if (order.shape.kind === 'system') await refuseWhenClosed(deps, 'systems', order)
  const takeOnce = async () => {
    let placed: StoredTicket | undefined
    let position = 0
    const verdict = await deps.ledger.submit(order.playerId, (slot) => {
      const decision = decide(deps, order, slot)
      placed = decision.placed
      position = deps.catalogue.position()
      return decision.command
    })
    if (verdict.status === 'stale') {
      await deps.catalogue.nextChange(position, WAIT_FOR_FEED_MS)
      return AGAIN
    }
    const decided = verdict.status === 'replayed' ? verdict.first : verdict
    if (decided.status === 'limit_reached') return refuseForExposure(deps, order)
    const posted = postedOrRefusal(verdict)
    const cash = posted.balances.cash!
    return {
      ticket:
        placed && !posted.replayed
          ? newTicketView(deps, placed)
          : await oneTicketView(deps, await stored(deps, order, posted.commandId)),
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    }
  }
  return untilFresh(takeOnce, {
    attempts: ATTEMPTS_AT_GATE,
    afterLast: () => {
      throw new Refusal('event_changed')
    },
  })
}

type Decision = { readonly command: MoneyCommand; readonly placed?: StoredTicket }

/**
 * What becomes of a ticket at the prices of now: its command, refused or not, and what it keeps.
 */
export function decide(deps: SportsbookDeps, order: PlaceTicket, slot: Slot): Decision {
  const offers = order.legs.map(({ outcomeId }) => deps.catalogue.offer(outcomeId, slot.at))
  const priced = checkTicket(order, offers, limitsFor(deps, order, slot.at))
  if (!priced.ok) return { command: refusedCommand(order, priced.refusal) }
  const placed = termsOf(deps, order, { priced: priced.value, slot })
  return { placed, command: accepted(order, priced.value, placed) }
}

const limitsFor = (
  deps: SportsbookDeps,
  { playerId, legs }: Pick<PlaceTicket, 'playerId' | 'legs'>,
  at: Date,
) => offerLimits(deps, { playerId, at, isOneOfSeveral: legs.length > 1 })

const refusedCommand = (order: PlaceTicket, refusal: Refusal): MoneyCommand => ({
  key: order.key,
  bodyHash: orderHash(order),
  kind: 'bet_stake',
  postings: [],
  refusal: encodeRefusal(refusal),
})

function accepted(
  order: PlaceTicket,
  { offers, limits, potential, returns }: PricedTicket,
  placed: StoredTicket,
): MoneyCommand {
  const { stake } = order
  const { bet, legs } = placed
  return {
    key: order.key,
    place: order.place,
    bodyHash: orderHash(order),
    kind: 'bet_stake',
    postings: [
      { account: 'cash', amount: negate(stake) },
      { account: 'held', amount: stake },
    ],
    counters: [
      ...offers.map(({ event }) => passGate(event.fixture.eventId, event.closings)),
      ...takeRoom(limitedRisks(offers, limits), { stake, charge: chargeAt(stake, returns) }),
    ],
    rows: ticketRows(placed),
    events: [
      {
        topic: 'bet_placed',
        payload: {
          betId: String(bet.bet_id),
          eventId: legs[0]!.event_id,
          kind: bet.kind,
          stake: String(stake),
          potential: String(potential),
        },
      },
    ],
  }
}

function termsOf(
  deps: SportsbookDeps,
  order: PlaceTicket,
  decided: { readonly priced: PricedTicket; readonly slot: Slot },
): StoredTicket {
  const { priced, slot } = decided
  const { offers, lines, potential, returns } = priced
  const { playerId, shape, stake } = order
  const charge = chargeAt(stake, returns)
  const delayMs = Math.max(...offers.map(({ event }) => delayOf(event, deps.env.REPLAY_SPEED)))
  const bet: TicketRow = {
    player_id: playerId,
    bet_id: slot.commandId,
    placed_at: slot.at,
    kind: shape.kind,
    sizes: shape.kind === 'system' ? shape.sizes.join(',') : '',
    lines,
    stake,
    open_stake: stake,
    cashed_out: 0n,
    odds: shape.kind === 'system' ? null : totalOdds(returns.whole),
    odds_policy: order.oddsPolicy,
    potential,
    charged: charge.whole,
    licence_profile: deps.env.LICENCE_PROFILE,
    rules_version: RULES_VERSION,
    address: order.caller.address,
    device_id: order.caller.deviceId,
    decide_at: delayMs > 0 ? new Date(slot.at.getTime() + delayMs) : null,
    status: delayMs > 0 ? BET_STATES.placing : BET_STATES.open,
    reason: null,
    result: null,
    leg_results: null,
    payout: null,
    settled_at: null,
    revision: 0,
    sold: false,
  }
  const bankers = shape.kind === 'system' ? (shape.bankers ?? []) : []
  return {
    bet,
    legs: offers.map((offer, place) => ({
      ...legOf(offer, bet),
      place,
      charged: charge.legs[place]!,
      is_banker: bankers.includes(place),
      seen_odds: order.legs[place]!.seenOdds,
    })),
  }
}

type ByPlace = 'place' | 'charged' | 'is_banker' | 'seen_odds'

function legOf(offer: Offer, bet: TicketRow): Omit<LegRow, ByPlace> {
  const { event, market, outcome } = offer
  const { fixture } = event
  return {
    player_id: bet.player_id,
    bet_id: bet.bet_id,
    event_id: fixture.eventId,
    sport: fixture.sport,
    competition: fixture.competition,
    home: fixture.home,
    away: fixture.away,
    starts_at: new Date(fixture.startsAt),
    replay: fixture.replay,
    market_key: market.key,
    specifiers: market.specifiers,
    outcome_id: outcome.outcomeId,
    outcome: outcome.name,
    odds: outcome.odds,
    price_version: BigInt(event.pricedAt),
    closings: event.closings,
    phase_at_placement: event.phase,
    minute_at_placement: event.minute,
    home_at_placement: event.score?.home ?? null,
    away_at_placement: event.score?.away ?? null,
  }
}

async function stored(deps: SportsbookDeps, { playerId }: PlaceTicket, commandId: bigint) {
  const found = await findTicket(deps, playerId, commandId)
  if (!found) throw new Error(`bet ${commandId} of a posted command is missing`)
  return found
}

/**
 * Refuses a bet that found no room, and names the largest stake that still has some. The number is
 * remembered under a key of its own, so that a retry of the bet reads the same one.
 */
async function refuseForExposure(deps: SportsbookDeps, order: PlaceTicket): Promise<never> {
  const now = deps.clock.now()
  const offers = order.legs.flatMap(({ outcomeId }) => deps.catalogue.offer(outcomeId, now) ?? [])
  const room =
    offers.length < order.legs.length
      ? 0n
      : await largestStake(deps, order.playerId, {
          legs: limitedRisks(offers, offers.map(limitsFor(deps, order, now))),
          returns: returnsOf(order, offers),
        })
  const limit = formatMoney(centavos(room))
  const verdict = await deps.ledger.submit(order.playerId, () => ({
    ...refusedCommand(order, new Refusal('exposure_limit', { limit })),
    key: `${order.key}:room`,
  }))
  postedOrRefusal(verdict)
  throw new Error('a refused command was posted')
}
