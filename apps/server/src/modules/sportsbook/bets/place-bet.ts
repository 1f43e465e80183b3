import { centavos, formatMoney, formatOdds, negate } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import { DEFAULT_ODDS_POLICY, priceSingle } from '@jogada/core/sports/single'
import type { BetRefusal, OddsPolicy, PricedBet } from '@jogada/core/sports/single'
import type { CallReply, RefusalValues, sport } from '@jogada/contract'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { encodeRefusal, postedOrRefusal } from '../../../platform/verdict.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { SportsbookDeps } from '../deps.ts'
import { passGate } from '../feed/gate.ts'
import { betRow, findBet } from './bet-store.ts'
import type { BetTerms } from './bet-store.ts'
import { betView } from './bet-view.ts'
import { largestStake, takeRoom } from './exposure.ts'
import type { Risk } from './exposure.ts'
import { limitsOf } from './limits.ts'

export type PlaceBet = {
  readonly playerId: bigint
  readonly key: string
  readonly caller: Caller
  readonly outcomeId: string
  readonly stake: Money
  readonly seenOdds: Odds
  readonly oddsPolicy: OddsPolicy | undefined
}

const ATTEMPTS = 10
const WAIT_FOR_FEED_MS = 200

/**
 * Takes the stake and keeps the bet, or does neither. The same key gives the first answer again,
 * also when the odds have moved since: what was asked is compared, never the present price. A bet
 * that was decided before its event closed, but would be committed after, is decided again.
 */
export async function placeBet(
  deps: SportsbookDeps,
  bet: PlaceBet,
): Promise<CallReply<typeof sport.placeBet>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    let terms: BetTerms | undefined
    let position = 0
    const verdict = await deps.ledger.submit(bet.playerId, (slot) => {
      const decision = decide(deps, bet, slot)
      terms = decision.terms
      position = deps.catalogue.position()
      return decision.command
    })
    if (verdict.status === 'stale') {
      await deps.catalogue.nextChange(position, WAIT_FOR_FEED_MS)
      continue
    }
    const decided = verdict.status === 'replayed' ? verdict.first : verdict
    if (decided.status === 'limit_reached') return refuseForExposure(deps, bet)
    const posted = postedOrRefusal(verdict)
    const cash = posted.balances.cash!
    return {
      bet: terms && !posted.replayed ? betView(openBet(terms)) : await storedBet(deps, bet, posted),
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    }
  }
  throw new Refusal('event_changed')
}

type Decision = { readonly command: MoneyCommand; readonly terms?: BetTerms }

function decide(deps: SportsbookDeps, bet: PlaceBet, slot: Slot): Decision {
  const offer = deps.catalogue.offer(bet.outcomeId, slot.at)
  if (!offer) return { command: refused(bet, new Refusal('event_unknown')) }
  const priced = priceSingle(
    { stake: bet.stake, seenOdds: bet.seenOdds, oddsPolicy: policyOf(bet) },
    { outcomeId: bet.outcomeId, isOpen: offer.isOpen, odds: offer.outcome.odds },
    limitsOf(offer.event.fixture),
  )
  if (!priced.ok) return { command: refused(bet, betRefusal(priced.code, bet, offer)) }
  const terms = termsOf(deps, bet, { offer, priced: priced.value, slot })
  return { terms, command: accepted(bet, priced.value, { offer, terms }) }
}

const policyOf = (bet: PlaceBet) => bet.oddsPolicy ?? DEFAULT_ODDS_POLICY

/** What was asked, never what it costs now. */
const bodyHash = (bet: PlaceBet) =>
  `bet:${bet.outcomeId}:${bet.stake}:${bet.seenOdds}:${policyOf(bet)}`

const refused = (bet: PlaceBet, refusal: Refusal): MoneyCommand => ({
  key: bet.key,
  bodyHash: bodyHash(bet),
  kind: 'bet_stake',
  postings: [],
  refusal: encodeRefusal(refusal),
})

function accepted(
  bet: PlaceBet,
  { stake, potentialReturn }: PricedBet,
  { offer, terms }: { readonly offer: Offer; readonly terms: BetTerms },
): MoneyCommand {
  const { event } = offer
  const { eventId } = event.fixture
  return {
    key: bet.key,
    bodyHash: bodyHash(bet),
    kind: 'bet_stake',
    postings: [
      { account: 'cash', amount: negate(stake) },
      { account: 'held', amount: stake },
    ],
    counters: [
      passGate(eventId, event.closings),
      ...takeRoom(riskOf(bet, offer), stake, potentialReturn),
    ],
    rows: [betRow(terms)],
    events: [
      {
        topic: 'bet_placed',
        payload: {
          betId: String(terms.bet_id),
          eventId,
          stake: String(stake),
          potential: String(potentialReturn),
        },
      },
    ],
  }
}

function termsOf(
  deps: SportsbookDeps,
  bet: PlaceBet,
  decided: { readonly offer: Offer; readonly priced: PricedBet; readonly slot: Slot },
): BetTerms {
  const { offer, priced, slot } = decided
  const { event, market, outcome } = offer
  const { fixture } = event
  return {
    player_id: bet.playerId,
    bet_id: slot.commandId,
    placed_at: slot.at,
    event_id: fixture.eventId,
    competition: fixture.competition,
    home: fixture.home,
    away: fixture.away,
    starts_at: new Date(fixture.startsAt),
    replay: fixture.replay,
    market_key: market.key,
    line: market.specifiers['total'] ?? null,
    outcome_id: outcome.outcomeId,
    outcome: outcome.name,
    stake: priced.stake,
    seen_odds: bet.seenOdds,
    odds: priced.odds,
    odds_policy: policyOf(bet),
    potential: priced.potentialReturn,
    price_version: BigInt(event.pricedAt),
    phase_at_placement: event.phase,
    minute_at_placement: event.minute,
    home_at_placement: event.score?.home ?? null,
    away_at_placement: event.score?.away ?? null,
    licence_profile: deps.env.LICENCE_PROFILE,
    address: bet.caller.address,
    device_id: bet.caller.deviceId,
  }
}

const openBet = (terms: BetTerms) => ({
  ...terms,
  status: 0,
  payout: null,
  settled_at: null,
  result_home: null,
  result_away: null,
})

async function storedBet(
  deps: SportsbookDeps,
  { playerId }: PlaceBet,
  { commandId }: { readonly commandId: bigint },
) {
  const row = await findBet(deps, playerId, commandId)
  if (!row) throw new Error(`bet ${commandId} of a posted command is missing`)
  return betView(row)
}

const riskOf = (bet: PlaceBet, { event }: Offer): Risk => ({
  playerId: bet.playerId,
  eventId: event.fixture.eventId,
  outcomeId: bet.outcomeId,
  replay: event.fixture.replay,
})

function betRefusal(code: BetRefusal, bet: PlaceBet, { event, outcome }: Offer): Refusal {
  const limits = limitsOf(event.fixture)
  const values = {
    outcome_closed: {},
    odds_changed: { seen: formatOdds(bet.seenOdds), now: formatOdds(outcome.odds) },
    stake_below_minimum: { limit: formatMoney(limits.minStake) },
    stake_above_maximum: { limit: formatMoney(limits.maxStake) },
    payout_above_maximum: { limit: formatMoney(limits.maxPayout) },
  } satisfies Record<BetRefusal, RefusalValues>
  return new Refusal(code, values[code])
}

/**
 * Refuses a bet that found no room, and names the largest stake that still has some. The number is
 * remembered under a key of its own, so that a retry of the bet reads the same one.
 */
async function refuseForExposure(deps: SportsbookDeps, bet: PlaceBet): Promise<never> {
  const offer = deps.catalogue.offer(bet.outcomeId, deps.clock.now())
  const room = offer ? await largestStake(deps, riskOf(bet, offer), offer.outcome.odds) : 0n
  const limit = formatMoney(centavos(room))
  const verdict = await deps.ledger.submit(bet.playerId, () => ({
    ...refused(bet, new Refusal('exposure_limit', { limit })),
    key: `${bet.key}:room`,
  }))
  postedOrRefusal(verdict)
  throw new Error('a refused command was posted')
}
