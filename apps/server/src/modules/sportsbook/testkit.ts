import { randomUUID } from 'node:crypto'
import { sport, ticket, user } from '@jogada/contract'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { vi } from 'vitest'
import { callAs, dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { decideWaiting } from './bets/decide-waiting.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { SportsbookDeps } from './deps.ts'
import { appendMessages } from './feed/append.ts'
import { sendHeartbeat } from './feed/heartbeats.ts'
import type { FeedMessage, FixtureMessage, OfferedMarket } from './feed/message.ts'
import { settleFinishedEvents } from './settlement/settle-events.ts'
import { findEvent } from './trading/find-event.ts'

const VERSIONS_PER_MESSAGE = 1000

/** Resolves when the server's catalogue has caught up with the log as far as the event goes. */
export async function caughtUp(server: TestServer, eventId: string) {
  const row = await server.deps.db
    .selectFrom('sportsbook.feed_message')
    .select((select) => select.fn.max('seq').as('seq'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const least = Number(row.seq) * VERSIONS_PER_MESSAGE
  await vi.waitFor(
    async () => {
      const event = await eventOf(server, eventId)
      if (event.version < least) throw new Error(`${event.version} is before ${least}`)
    },
    { timeout: 60_000, interval: 5 },
  )
}

export const eventOf = async (server: TestServer, eventId: string) =>
  dataOf(await callAs(server, sport.sportEventCall, { params: { eventId } }))

/** What the price of an outcome is now; undefined when nobody offers it. */
export const outcomeOf = (event: sport.SportEvent, outcomeId: string) =>
  event.markets.flatMap(({ outcomes }) => outcomes).find((known) => known.outcomeId === outcomeId)

let messages = 0

/** Lets a source say something, and waits until the server knows it. */
export async function say(server: TestServer, ...said: readonly FeedMessage[]) {
  await appendMessages(
    server.deps,
    said.map((message) => ({ messageId: `${message.eventId}#${++messages}`, message })),
  )
  await caughtUp(server, said[0]!.eventId)
}

export const result3 = (home: string, draw: string, away: string): OfferedMarket => ({
  key: '1x2',
  specifiers: {},
  prices: [
    { outcome: 'home', odds: home, probability: null },
    { outcome: 'draw', odds: draw, probability: null },
    { outcome: 'away', odds: away, probability: null },
  ],
})

export const total = (line: string, over: string, under: string): OfferedMarket => ({
  key: 'total',
  specifiers: { total: line },
  prices: [
    { outcome: 'over', odds: over, probability: null },
    { outcome: 'under', odds: under, probability: null },
  ],
})

let events = 0

/** Announces an event of its own an hour ahead with prices, and gives its id. */
export async function offerEvent(
  server: TestServer,
  markets: readonly OfferedMarket[] = [result3('2.00', '3.50', '4.00')],
  facts: Partial<FixtureMessage> = {},
) {
  const eventId = `match-${++events}`
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  await say(
    server,
    {
      type: 'fixture',
      eventId,
      source: 'by-hand',
      sport: 'football',
      competition: 'Brasileirão Série A',
      stage: '36',
      home: 'Bahia',
      away: events === 1 ? 'Coritiba' : `Coritiba ${events}`,
      startsAt,
      replay: false,
      playedOn: null,
      ...facts,
    },
    { type: 'odds', eventId, markets },
  )
  return eventId
}

/** Announces several events, and gives their ids. */
export async function offerEvents(server: TestServer, count: number) {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push(await offerEvent(server))
  return ids
}

/** Home of an event and the odds that the player saw, as a slip names them. */
export const home = (eventId: string, odds = '2.00') => [`${eventId}/1x2/@home`, odds] as const

/** Begins a match that the source of `offerEvent` speaks of; nobody has scored. */
export async function goLive(server: TestServer, eventId: string, minute = 5) {
  await sendHeartbeat(server.deps, 'by-hand')
  await say(server, { type: 'score', eventId, phase: 1, minute, score: { home: 0, away: 0 } })
}

/** Moves the start of an event, by itself to two hours ago. */
export async function moveStart(server: TestServer, eventId: string, inMs = -7_200_000) {
  const { source, ...row } = await findEvent(server.deps, eventId)
  const startsAt = new Date(server.clock.now().getTime() + inMs).toISOString()
  const { sport: name, competition, stage, home, away, replay } = row
  const facts = { source, sport: name, competition, stage, home, away, replay, playedOn: null }
  await say(server, { type: 'fixture', eventId, startsAt, ...facts })
}

export const finish = (server: TestServer, eventId: string, score: Score) =>
  say(server, { type: 'result', eventId, result: { state: 'finished', score } })

/** Pays the bets of what has ended, and takes back those of results that no longer stand. */
export const settle = (server: TestServer) => settleFinishedEvents(server.deps)

export const takeBack = (server: TestServer, eventId: string) =>
  say(server, { type: 'rollback', eventId, reason: 'wrong' })

/** A new player with money in cash. */
export async function playerWith(server: TestServer, centavos: bigint) {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

type Bet = {
  readonly outcomeId: string
  readonly stake?: string
  readonly seenOdds: string
  readonly oddsPolicy?: 'none' | 'better' | 'any'
  readonly key?: string
}

export const bet = (player: TestPlayer, { key = randomUUID(), stake = '10.00', ...given }: Bet) =>
  player.call(sport.placeBet, { body: { stake, ...given } }, { key })

export const cashOf = async (player: TestPlayer) =>
  dataOf(await player.call(user.getBalance, {})).balance

/** Does `work` with a catalogue of its own that knows everything said so far. */
export async function withCatalogue<T>(
  server: TestServer,
  work: (deps: SportsbookDeps) => Promise<T>,
): Promise<T> {
  const catalogue = createCatalogue(server.deps, { isShown: false })
  await catalogue.start()
  try {
    return await work({ ...server.deps, catalogue })
  } finally {
    await catalogue.close()
  }
}

/** Decides the bets whose delay is over, as the worker does; tells how many. */
export const decideNow = (server: TestServer) => withCatalogue(server, decideWaiting)

/**
 * Lets the delay of bets in play pass while their source is heard, and decides them;
 * tells how many.
 */
export async function afterTheDelay(server: TestServer, delayMs: number) {
  server.clock.advance(delayMs)
  await sendHeartbeat(server.deps, 'by-hand')
  return decideNow(server)
}

type Slip = {
  readonly kind: 'single' | 'parlay' | 'system'
  readonly legs: readonly (readonly [outcomeId: string, seenOdds: string])[]
  readonly stake?: string
  readonly sizes?: number[]
  readonly bankers?: number[]
  readonly oddsPolicy?: 'none' | 'better' | 'any'
  readonly key?: string
}

export const placeSlip = (
  player: TestPlayer,
  { key = randomUUID(), stake = '10.00', legs, ...slip }: Slip,
) =>
  player.call(
    ticket.placeTicket,
    {
      body: {
        ...slip,
        stake,
        legs: legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds })),
      },
    },
    { key },
  )

export const ticketsOf = async (
  player: TestPlayer,
  query: { state?: 'open' | 'cashout' | 'settled' } = {},
) => dataOf(await player.call(ticket.myTickets, { query })).tickets
