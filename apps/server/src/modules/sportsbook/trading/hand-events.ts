import type { CallOutput, ops } from '@jogada/contract'
import { parseOdds } from '@jogada/core'
import { isInPlay, MATCH_PHASES } from '@jogada/core/sports/codes'
import { marketId } from '@jogada/core/sports/market-identity'
import { marketOf, winnersTogether } from '@jogada/core/sports/markets/catalogue'
import type { MarketDefinition } from '@jogada/core/sports/markets/market-definition'
import { isOfMinors } from '@jogada/core/sports/minors'
import { isSport } from '@jogada/core/sports/sport'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import { kickOff } from '../feed/late-bets.ts'
import type { Within } from '../feed/append.ts'
import type { FixtureMessage, ScoreMessage } from '../feed/message.ts'
import { sayByHand } from '../feed/operator-door.ts'
import type { EventRow } from '../settlement/event-facts.ts'
import { isWrittenByHand } from './by-hand-markets.ts'
import { refuseOffered } from './offered-already.ts'
import { putInPlayAt } from './put-in-play.ts'
import { offeredAs, spelledMarket } from './spellings.ts'

type Fixture = CallOutput<typeof ops.trading.announce>['body']
type Price = CallOutput<typeof ops.trading.price>['body']
type Saying = CallOutput<typeof ops.trading.say>['body']

/**
 * Announces an event, once for each key; it takes bets as soon as it has prices. Refuses a start that
 * has passed, with `event_of_minors` what minors alone take part in, and with `event_offered` a
 * match that another event shows: the log lets nobody announce it between the look and the saying.
 */
export async function announceByHand(
  deps: Deps,
  { fixture, key }: { readonly fixture: Fixture; readonly key: string },
  within?: (eventId: string) => Within,
): Promise<{ eventId: string }> {
  const eventId = `hand-${key}`
  if (await isAnnounced(deps, eventId)) return { eventId }
  const startsAt = new Date(fixture.startsAt)
  if (startsAt <= deps.clock.now()) throw new Refusal('invalid_input', { fields: 'startsAt' })
  if (isOfMinors(fixture)) throw new Refusal('event_of_minors')
  const said = {
    type: 'fixture',
    eventId,
    source: BY_HAND,
    sport: fixture.sport,
    competition: fixture.competition,
    stage: fixture.stage,
    home: fixture.home,
    away: fixture.away,
    startsAt: startsAt.toISOString(),
    replay: false,
    playedOn: null,
  } as const
  await sayByHand(deps, { entryId: 'fixture', messages: [said] }, async (tx) => {
    await refuseOffered({ db: tx }, eventId, { ...said, startsAt })
    await within?.(eventId)(tx)
  })
  return { eventId }
}

async function isAnnounced({ db }: Pick<Deps, 'db'>, eventId: string): Promise<boolean> {
  const known = await db
    .selectFrom('sportsbook.event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * An event that is open and was announced by hand. Refuses with `event_unknown` or `event_of_feed`.
 */
export async function handEvent({ db }: Pick<Deps, 'db'>, eventId: string) {
  const event = await db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!event || event.finished_at) throw new Refusal('event_unknown')
  if (event.source !== BY_HAND) throw new Refusal('event_of_feed')
  return event
}

/**
 * Sets a market's prices, or withdraws it; a line has one market, however it is typed, and `within`
 * gets it as it is written. Refuses with `invalid_input` what is no market of the sport, or none
 * that a result by hand settles, or not all of its outcomes, and with `prices_lose` odds that pay
 * more than they take in however the event ends.
 */
export async function priceByHand(
  deps: Deps & { readonly catalogue: Pick<Catalogue, 'state'> },
  eventId: string,
  asked: Price,
  within?: (priced: Price) => Within,
): Promise<void> {
  const { prices } = asked
  const event = await handEvent(deps, eventId)
  const market = isSport(event.sport) ? marketOf(event.sport, asked.key) : undefined
  const spelled = spelledMarket(event.sport, asked)
  const isSettled = prices.length === 0 || (market !== undefined && isWrittenByHand(market))
  if (!market || market.outcomes.length === 0 || !spelled || !isSettled) {
    throw new Refusal('invalid_input', { fields: 'key' })
  }
  if (prices.length > 0) checkPrices(market, prices)
  const id = marketId({ eventId, ...spelled })
  const others = offeredAs(deps, eventId, spelled).filter(({ marketId: other }) => other !== id)
  const said = {
    type: 'odds_change',
    eventId,
    isByTrader: true,
    withdrawn: [...others.map(({ marketId: other }) => other), ...(prices.length > 0 ? [] : [id])],
    markets:
      prices.length === 0
        ? []
        : [{ ...spelled, prices: prices.map((one) => ({ ...one, probability: null })) }],
  } as const
  await sayByHand(
    deps,
    { entryId: deps.rng.uuid(), messages: [said] },
    within?.({ ...spelled, prices }),
  )
}

function checkPrices(market: MarketDefinition, prices: Price['prices']) {
  const { outcomes } = market
  const named = new Set(prices.map(({ outcome }) => outcome))
  const isWhole = named.size === prices.length && outcomes.length === prices.length
  if (!isWhole || !outcomes.every((outcome) => named.has(outcome))) {
    throw new Refusal('invalid_input', { fields: 'prices' })
  }
  const odds = prices.map((price) => parseOdds(price.odds))
  if (odds.some((one) => one === null || one <= 1000n)) {
    throw new Refusal('invalid_input', { fields: 'odds' })
  }
  const book = odds.reduce((sum, one) => sum + 1000 / Number(one), 0)
  if (book < winnersTogether(market)) throw new Refusal('prices_lose')
}

/** Phase, minute and score. What is put in play before its announced start has started then. */
export async function scoreByHand(
  deps: Deps,
  eventId: string,
  asked: Saying,
  within?: Within,
): Promise<void> {
  const event = await handEvent(deps, eventId)
  const { phase, minute, score } = asked
  const said = { type: 'score', eventId, phase: MATCH_PHASES[phase], minute, score } as const
  const startedAt = isInPlay(phase) ? await startBefore(deps, event, said) : null
  const messages = [...(startedAt ? [startedEarly(event, startedAt)] : []), said]
  await sayByHand(deps, { entryId: deps.rng.uuid(), messages }, within)
}

/**
 * The start of an event in play that was announced for later; null where the announced
 * one has come.
 */
async function startBefore(
  deps: Deps,
  { event_id: eventId, starts_at: announced }: EventRow,
  said: ScoreMessage,
): Promise<Date | null> {
  const now = deps.clock.now()
  if (announced <= now) return null
  return (await putInPlayAt(deps, eventId)) ?? kickOff(said, now) ?? now
}

const startedEarly = (event: EventRow, startedAt: Date): FixtureMessage => ({
  type: 'fixture',
  eventId: event.event_id,
  source: BY_HAND,
  sport: event.sport,
  competition: event.competition,
  stage: event.stage,
  home: event.home,
  away: event.away,
  startsAt: startedAt.toISOString(),
  replay: false,
  playedOn: null,
})
