import { createHash } from 'node:crypto'
import { centavos, odds, reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import { cashOutOffer, wholeChances, winOrLose } from '@jogada/core/sports/cash-out'
import type { CashOutLeg, LegChances } from '@jogada/core/sports/cash-out'
import { BET_STATES } from '@jogada/core/sports/codes'
import { removeMargin } from '@jogada/core/sports/margin'
import { marketOf, winnersTogether } from '@jogada/core/sports/markets/catalogue'
import { givesBack } from '@jogada/core/sports/markets/gives-back'
import { isSport } from '@jogada/core/sports/sport'
import { delayOf } from '../bets/delay.ts'
import { shapeOfTicket } from '../bets/ticket-shape.ts'
import type { LegRow, StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { EventState } from '../catalogue/event-state.ts'
import type { SportsbookDeps } from '../deps.ts'
import type { Ending, Endings } from '../settlement/event-facts.ts'
import { cancellationOf, gradeStoredLeg } from '../settlement/grade.ts'

export type Unavailable =
  | 'suspended'
  | 'closed'
  | 'waiting'
  | 'no_price'
  | 'below_minimum'
  | 'not_offered'

/** What a ticket is bought back for at an instant, or why it is not. */
export type CashOut =
  | { readonly available: false; readonly reason: Unavailable }
  | {
      readonly available: true
      /** For the whole stake in play. */
      readonly amount: Money
      readonly offerId: string
      readonly delayMs: number
      /** The matches that still run, with how often each was closed. */
      readonly gates: readonly { readonly eventId: string; readonly closings: number }[]
      /** What legs that are decided were valued by. */
      readonly judgedBy: readonly Ending[]
    }

const MIN_OFFER = reais(1n)

export const no = (reason: Unavailable): CashOut => ({ available: false, reason })

/**
 * Values a ticket by what is known now. Never with a leg that is suspended or has no price, nor
 * with one that a match in play has decided while its bets are stopped.
 */
export function cashOutOf(
  deps: Pick<SportsbookDeps, 'catalogue' | 'env'>,
  { bet, legs }: StoredTicket,
  now: { readonly at: Date; readonly endings: Endings },
): CashOut {
  if (bet.status === BET_STATES.placing) return no('waiting')
  if (bet.status !== BET_STATES.open) return no('closed')
  const values: CashOutLeg[] = []
  const marks: string[] = []
  const gates: { eventId: string; closings: number }[] = []
  const judgedBy: Ending[] = []
  let delayMs = 0
  const waitFor = (event: EventState) => {
    gates.push({ eventId: event.fixture.eventId, closings: event.closings })
    delayMs = Math.max(delayMs, delayOf(event, deps.env.REPLAY_SPEED))
  }
  for (const leg of legs) {
    const ending = now.endings.get(leg.event_id)
    const result = ending ? gradeStoredLeg(leg, bet, ending) : null
    if (ending && result) {
      judgedBy.push(ending)
      values.push({ odds: odds(leg.odds), state: { settled: result } })
      marks.push(result.result)
      if (!mayFall(leg, bet, ending)) continue
      const event = deps.catalogue.state(leg.event_id)
      if (!event || !deps.catalogue.isOpen(leg.event_id, now.at)) return no('suspended')
      waitFor(event)
      continue
    }
    const offer = deps.catalogue.offer(leg.outcome_id, now.at)
    if (!offer || (ending?.facts && ending.facts.state !== 'live')) return no('closed')
    if (!offer.isOpen) return no('suspended')
    if (!maySell(leg, offer)) return no('not_offered')
    const chances = chancesOf(offer)
    if (chances === null) return no('no_price')
    values.push({ odds: odds(leg.odds), state: { chances } })
    marks.push(`${offer.outcome.odds}:${Object.values(chances).join(':')}`)
    waitFor(offer.event)
  }
  if (values.every(({ state }) => 'settled' in state)) return no('closed')
  const stake = centavos(bet.open_stake)
  const amount = cashOutOffer({ stake, shape: shapeOfTicket(bet, legs), legs: values })
  if (amount < MIN_OFFER) return no('below_minimum')
  const offerId = `${bet.bet_id}-${bet.revision}-${amount}-${digest(marks.join('|'))}`
  return { available: true, amount, offerId, delayMs, gates, judgedBy }
}

/** Whether a leg's result is what a match in play has decided: the goal may be under review. */
const mayFall = (leg: LegRow, bet: TicketRow, { facts, cancellations }: Ending): boolean =>
  facts?.state === 'live' && !cancellationOf(leg, bet.placed_at, cancellations)

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A handicap that counts from its bet on has no price any more once the score has moved. */
function maySell(leg: LegRow, { event: { score } }: Offer): boolean {
  const market = isSport(leg.sport) ? marketOf(leg.sport, leg.market_key) : undefined
  if (!market?.canCashOut) return false
  if (!market.fromPlacement) return true
  const { home_at_placement: home, away_at_placement: away } = leg
  return (score?.home ?? 0) === (home ?? 0) && (score?.away ?? 0) === (away ?? 0)
}

/**
 * The fair chances of an outcome now: the source's own where it gives them, else those of the
 * prices without their margin. What can give a stake back is worth less than its odds at placement
 * over the fair odds now once it is ahead, and is not bought back where nobody says how often it
 * does.
 */
function chancesOf({ event, market, outcome }: Offer): LegChances | null {
  if (outcome.chances) return wholeChances(outcome.chances)
  const known = isSport(event.fixture.sport) ? marketOf(event.fixture.sport, market.key) : undefined
  if (known && givesBack(known, market.specifiers)) return null
  if (outcome.probability !== null) return winOrLose(outcome.probability)
  if (market.outcomes.length < 2) return null
  const at = market.outcomes.indexOf(outcome)
  const prices = market.outcomes.map((one) => Number(one.odds) / 1000)
  const book = prices.reduce((sum, price) => sum + 1 / price, 0)
  const winners = known ? winnersTogether(known) : 1
  if (book < winners) return null
  // of chances that add up to two each is a part of its price alone
  if (winners > 1) return winOrLose(Math.min(winners / (book * prices[at]!), 1))
  return winOrLose(removeMargin(prices, 'power')[at]!)
}

export type OfferSeen = {
  readonly betId: bigint
  readonly revision: number
  readonly amount: Money
}

/** Reads what `cashOutOf` named an offer; null for any other text, as for an offer of nothing. */
export function readOfferId(text: string): OfferSeen | null {
  const match = /^(\d{1,19})-(\d{1,9})-([1-9]\d{0,16})-[0-9a-f]{16}$/.exec(text)
  if (!match) return null
  const [betId, revision, amount] = match.slice(1) as [string, string, string]
  return { betId: BigInt(betId), revision: Number(revision), amount: centavos(BigInt(amount)) }
}
