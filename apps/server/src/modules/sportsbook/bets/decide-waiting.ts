import { centavos, negate, timesRatio, zero } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import { isPriceAccepted } from '@jogada/core/sports/odds-policy'
import type { OddsPolicy } from '@jogada/core/sports/odds-policy'
import { odds } from '@jogada/core'
import { lowestLimits } from '@jogada/core/sports/stake-limits'
import type { SportsLimits } from '@jogada/core/sports/stake-limits'
import { sumFault, totalOdds } from '@jogada/core/sports/ticket-rules'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import { localDay } from '../../../platform/local-day.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import type { Attempt } from '../../../platform/until-fresh.ts'
import { unplayedMoves } from '../../limits/index.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { SportsbookDeps } from '../deps.ts'
import { ATTEMPTS_AT_GATE, passGate, WAIT_FOR_FEED_MS } from '../feed/gate.ts'
import type { RefusedState } from './bet-states.ts'
import { returnsOf } from './check-ticket.ts'
import { chargeAt, repriceRoom, untakeRoom } from './exposure.ts'
import { limitedRisks, offerLimits } from './limits.ts'
import { chargeOf, riskOfLeg } from './ticket-charge.ts'
import { shapeOfTicket } from './ticket-shape.ts'
import { changeRow, repriceRow, unchanged, withLegs } from './ticket-store.ts'
import type { LegRow, StoredTicket } from './ticket-store.ts'

const AT_ONCE = 500

/** Why a bet that waited is not accepted. */
type Fault =
  | 'event_unknown'
  | 'event_changed'
  | 'outcome_closed'
  | 'price_moved_meanwhile'
  | 'exposure_limit'

/**
 * Decides every bet whose in-play delay is over: accepted when none of its matches has changed and
 * the prices still fit the player's policy, else its stake goes back. Safe to cut off and to
 * repeat, so that a bet whose process died during its delay is decided by the next one.
 */
export async function decideWaiting(deps: SportsbookDeps): Promise<number> {
  const rows = await deps.db
    .selectFrom('sportsbook.bet')
    .selectAll()
    .where('status', '=', BET_STATES.placing)
    .where('decide_at', '<=', deps.clock.now())
    .orderBy('decide_at')
    .limit(AT_ONCE)
    .execute()
  const waiting = await withLegs(deps, rows)
  const done = await Promise.all(waiting.map((stored) => decideOne(deps, stored)))
  return done.filter(Boolean).length
}

async function decideOne(deps: SportsbookDeps, stored: StoredTicket): Promise<boolean> {
  const { bet } = stored
  let isFull = false
  const decideOnce = async ({ number: attempt }: Attempt) => {
    let decision: Decision | undefined
    const position = deps.catalogue.position()
    const verdict = await deps.ledger.submit(bet.player_id, (slot) => {
      decision = decide(deps, stored, { slot, attempt, isFull })
      return decision.command
    })
    if (verdict.status === 'posted') {
      const { status, reason } = decision!
      deps.realtime.toPlayer(bet.player_id, 'betDecided', {
        betId: String(bet.bet_id),
        status,
        reason,
      })
      return true
    }
    // an earlier process may have made this attempt, under other news, and died before the next
    const decided = verdict.status === 'replayed' ? verdict.first : verdict
    if (decided.status === 'conflict') return AGAIN
    if (decided.status === 'limit_reached') {
      isFull = true
      return AGAIN
    }
    if (decided.status !== 'stale' || decided.counter === null) return false
    await deps.catalogue.nextChange(position, WAIT_FOR_FEED_MS)
    return AGAIN
  }
  return untilFresh(decideOnce, { attempts: ATTEMPTS_AT_GATE, afterLast: () => false })
}

type Decision = {
  readonly command: MoneyCommand
  readonly status: typeof BET_STATES.open | RefusedState
  readonly reason: Fault | null
}

function decide(
  deps: SportsbookDeps,
  stored: StoredTicket,
  by: { readonly slot: Slot; readonly attempt: number; readonly isFull: boolean },
): Decision {
  const { bet, legs } = stored
  const offers = legs.map((leg) => deps.catalogue.offer(leg.outcome_id, by.slot.at))
  const fault =
    legs.map((leg, place) => faultOf(leg, offers[place]!, bet.odds_policy)).find(Boolean) ??
    (by.isFull ? 'exposure_limit' : null)
  const key = `decide:${bet.bet_id}:${by.attempt}`
  if (fault) {
    const status =
      fault === 'event_unknown' || fault === 'event_changed'
        ? BET_STATES.failed
        : BET_STATES.rejected
    return {
      command: rejected(stored, { key, fault, status, slot: by.slot }),
      status,
      reason: fault,
    }
  }
  const known = offers as readonly Offer[]
  const at = by.slot.at
  const isOneOfSeveral = legs.length > 1
  const limits = known.map(offerLimits(deps, { playerId: bet.player_id, at, isOneOfSeveral }))
  const accepted = acceptance(stored, { offers: known, limits, key, at })
  if (accepted) return { command: accepted, status: BET_STATES.open, reason: null }
  const hasMoved = legs.some((leg, place) => leg.odds !== known[place]!.outcome.odds)
  // at the prices it was placed at, only narrower limits refuse it
  const reason = hasMoved ? 'price_moved_meanwhile' : 'exposure_limit'
  return {
    command: rejected(stored, { key, fault: reason, status: BET_STATES.rejected, slot: by.slot }),
    status: BET_STATES.rejected,
    reason,
  }
}

function faultOf(leg: LegRow, offer: Offer | null, policy: string): Fault | null {
  if (!offer) return 'event_unknown'
  const { event, outcome, isOpen } = offer
  const isSameScore =
    (event.score?.home ?? null) === leg.home_at_placement &&
    (event.score?.away ?? null) === leg.away_at_placement
  if (event.closings !== leg.closings || !isSameScore) return 'event_changed'
  if (!isOpen) return 'outcome_closed'
  return isPriceAccepted(policy as OddsPolicy, odds(leg.odds), outcome.odds)
    ? null
    : 'price_moved_meanwhile'
}

const isSameDay = ({ placed_at }: StoredTicket['bet'], at: Date) =>
  localDay(placed_at) === localDay(at)

/**
 * Takes the bet at the present prices; null when its sums at those would break a limit of a bet.
 */
function acceptance(
  { bet, legs }: StoredTicket,
  by: {
    readonly offers: readonly Offer[]
    readonly limits: readonly SportsLimits[]
    readonly key: string
    readonly at: Date
  },
): MoneyCommand | null {
  const { offers, limits, key, at } = by
  const returns = returnsOf({ shape: shapeOfTicket(bet, legs) }, offers)
  const stake = centavos(bet.stake)
  const potential = timesRatio(stake, returns.whole.numerator, returns.whole.denominator)
  const sums = { limits: lowestLimits(limits), returns: returns.whole, potential }
  if (sumFault({ stake, ...sums })) return null
  const charge = chargeAt(stake, returns)
  return {
    key,
    bodyHash: 'accepted',
    kind: 'bet_accepted',
    postings: [],
    expects: [unchanged(bet)],
    counters: [
      ...offers.map(({ event }) => passGate(event.fixture.eventId, event.closings)),
      ...repriceRoom(
        limitedRisks(offers, limits),
        { from: chargeOf({ bet, legs }), to: charge },
        { isSameDay: isSameDay(bet, at) },
      ),
    ],
    rows: [
      changeRow(bet, {
        status: BET_STATES.open,
        decide_at: null,
        odds: bet.kind === 'system' ? null : totalOdds(returns.whole),
        potential,
        charged: charge.whole,
      }),
      ...legs.flatMap((leg, place) => {
        const { outcome, event } = offers[place]!
        return outcome.odds === leg.odds
          ? []
          : [
              repriceRow(leg, {
                odds: outcome.odds,
                price_version: BigInt(event.pricedAt),
                charged: charge.legs[place]!,
              }),
            ]
      }),
    ],
    events: [{ topic: 'bet_accepted', payload: { betId: String(bet.bet_id) } }],
  }
}

function rejected(
  { bet, legs }: StoredTicket,
  by: {
    readonly key: string
    readonly fault: Fault
    readonly status: RefusedState
    readonly slot: Slot
  },
): MoneyCommand {
  const stake = centavos(bet.stake)
  return {
    key: by.key,
    bodyHash: `rejected:${by.fault}`,
    kind: 'bet_rejected',
    postings: [
      { account: 'held', amount: negate(stake) },
      { account: 'cash', amount: stake },
    ],
    expects: [unchanged(bet)],
    counters: [
      ...untakeRoom(
        legs.map(riskOfLeg),
        { stake, charge: chargeOf({ bet, legs }) },
        { isSameDay: isSameDay(bet, by.slot.at) },
      ),
      ...unplayedMoves([{ amount: stake, stakedAt: bet.placed_at }], by.slot.at),
    ],
    rows: [
      changeRow(bet, {
        status: by.status,
        decide_at: null,
        reason: by.fault,
        payout: stake,
        settled_at: by.slot.at,
        charged: zero,
      }),
    ],
    events: [{ topic: 'bet_rejected', payload: { betId: String(bet.bet_id), reason: by.fault } }],
  }
}
