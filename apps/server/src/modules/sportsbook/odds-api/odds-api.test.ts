import { clubKey } from '@jogada/core/sports/club-key'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sport } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import { settleFinishedEvents } from '../settlement/settle-events.ts'
import { bet, caughtUp, finish, offerEvent, playerWith, withCatalogue } from '../testkit.ts'
import { createOddsApiClient } from './client.ts'
import { openOddsApi } from './odds-api.ts'
import { pauseFor } from './pace.ts'

const COMPETITION = 'Brasileirão Série A'
const KEY = 'soccer_brazil_campeonato'

/** What the local feed answers next; requests are kept. */
const feed = {
  status: 200,
  headers: {} as Record<string, string>,
  odds: [] as object[],
  scores: [] as object[],
  asked: [] as string[],
}

const api = createServer((request, response) => {
  feed.asked.push(request.url ?? '')
  response.writeHead(feed.status, { 'content-type': 'application/json', ...feed.headers })
  const isScores = request.url?.includes('/scores') ?? false
  response.end(JSON.stringify(feed.status === 200 ? (isScores ? feed.scores : feed.odds) : {}))
})

let server: TestServer
let baseUrl: string
beforeAll(async () => {
  server = await startTestServer({ REPLAYS: 'off' })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', () => resolve()))
  baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.verify()
  await server.close()
  api.close()
})
beforeEach(() => {
  Object.assign(feed, { status: 200, headers: {}, odds: [], scores: [], asked: [] })
})

/** Clubs of each test's match, so that no test meets another one's. */
let clubs = { home: '', away: '' }
let tests = 0
beforeEach(() => {
  tests += 1
  clubs = { home: `Clube da casa ${tests}`, away: `Clube de fora ${tests}` }
})

const now = () => server.clock.now()
const later = (ms: number) => new Date(now().getTime() + ms).toISOString()
const open = () =>
  openOddsApi(server.deps, createOddsApiClient({ baseUrl, key: 'secret' }), {
    competitions: [{ sportKey: KEY, sport: 'football', competition: COMPETITION }],
  })

const book = (key: string, home: number, draw: number, away: number, point = -0.25) => ({
  key,
  markets: [
    {
      key: 'h2h',
      last_update: now().toISOString(),
      outcomes: [
        { name: clubs.away, price: away },
        { name: clubs.home, price: home },
        { name: 'Draw', price: draw },
      ],
    },
    {
      key: 'spreads',
      last_update: now().toISOString(),
      outcomes: [
        { name: clubs.away, price: 1.85, point: -point },
        { name: clubs.home, price: 2.06, point },
      ],
    },
  ],
})

let made = 0
const match = (id: string, bookmakers: object[], commence = later(3_600_000)) => ({
  id,
  commence_time: commence,
  home_team: clubs.home,
  away_team: clubs.away,
  bookmakers,
})

const shown = async (eventId: string) => {
  await caughtUp(server, eventId)
  return dataOf(await callAs(server, sport.sportEventCall, { params: { eventId } }))
}

test('an event is offered at the median of the books with our margin, and says nothing twice', async () => {
  const id = `m${++made}`
  feed.odds = [match(id, [book('a', 2, 3.4, 3.8), book('b', 2.1, 3.3, 3.7), book('c', 9, 1.2, 12)])]
  const source = await open()
  await source.tick()
  expect(feed.asked[0]).toContain(`/v4/sports/${KEY}/odds?`)
  expect(feed.asked[0]).toContain('apiKey=secret')
  const event = await shown(`toa-${id}`)
  expect(event).toMatchObject({ home: clubs.home, status: 'open', replay: false })
  expect(event.markets.map(({ key, line }) => [key, line])).toEqual([
    ['1x2', null],
    ['asian_handicap', '-0.25'],
  ])
  const inverse = event.markets[0]!.outcomes.reduce((sum, { odds }) => sum + 1 / Number(odds), 0)
  expect(inverse).toBeGreaterThan(1.05)
  expect(inverse).toBeLessThan(1.09)
  expect(Number(event.markets[0]!.outcomes[0]!.odds)).toBeLessThan(2.2)
  const said = () =>
    server.deps.db
      .selectFrom('sportsbook.feed_message')
      .select('message_id')
      .where('event_id', '=', `toa-${id}`)
      .execute()
  const before = await said()
  server.clock.advance(60_000)
  await source.tick()
  expect(before).toHaveLength(2)
  expect(await said()).toEqual(before)
})

test('[SPB-16] an event of minors is never offered, whatever the feed says of it', async () => {
  const [id, adults] = [`m${++made}`, `m${++made}`]
  const prices = [book('a', 2, 3.4, 3.8)]
  feed.odds = [{ ...match(id, prices), home_team: `${clubs.home} Sub-17` }, match(adults, prices)]
  await (await open()).tick()
  expect((await shown(`toa-${adults}`)).status).toBe('open')
  const eventId = `toa-${id}`
  const { status } = await callAs(server, sport.sportEventCall, { params: { eventId } })
  expect(status).toBe(5000)
})

test('what is missing from an answer is suspended, never void, and comes back with it', async () => {
  const id = `m${++made}`
  const present = () => [match(id, [book('a', 2, 3.4, 3.8)])]
  feed.odds = present()
  const source = await open()
  await source.tick()
  feed.odds = []
  server.clock.advance(60_000)
  await source.tick()
  const gone = await shown(`toa-${id}`)
  expect(gone.markets.map(({ status }) => status)).toEqual(['suspended', 'suspended'])
  expect(gone.status).not.toBe('finished')
  feed.odds = present()
  server.clock.advance(60_000)
  await source.tick()
  expect((await shown(`toa-${id}`)).markets[0]!.status).toBe('open')
})

test('a moved line is another market and the old one is suspended', async () => {
  const id = `m${++made}`
  feed.odds = [match(id, [book('a', 2, 3.4, 3.8)])]
  const source = await open()
  await source.tick()
  server.clock.advance(60_000)
  feed.odds = [match(id, [book('a', 2, 3.4, 3.8, -0.5)])]
  await source.tick()
  const { markets } = await shown(`toa-${id}`)
  expect(markets.map(({ line, status }) => [line, status])).toEqual([
    [null, 'open'],
    ['-0.25', 'suspended'],
    ['-0.50', 'open'],
  ])
})

test('stale prices are not offered, and a feed that stays silent loses all of them', async () => {
  const id = `m${++made}`
  const commence = later(4 * 3_600_000)
  feed.odds = [match(id, [book('a', 2, 3.4, 3.8)], commence)]
  const source = await open()
  await source.tick()
  expect((await shown(`toa-${id}`)).markets[0]!.status).toBe('open')
  feed.status = 500
  server.clock.advance(11 * 60_000)
  await source.tick()
  expect((await shown(`toa-${id}`)).markets[0]!.status).toBe('suspended')
  feed.status = 200
  server.clock.advance(60_000)
  await source.tick()
  // The books of the answer are 12 minutes old by now.
  expect((await shown(`toa-${id}`)).markets[0]!.status).toBe('suspended')
})

test('[SPB-06] a feed that was switched off leaves no price open, and one that speaks again opens them', async () => {
  const id = `m${++made}`
  const present = () => [match(id, [book('a', 2, 3.4, 3.8)])]
  feed.odds = present()
  const source = await open()
  await source.tick()
  const byHand = await offerEvent(server)
  await sendHeartbeat(server.deps, BY_HAND)
  const player = await playerWith(server, 10_000n)
  server.clock.advance(10 * 60_000)
  const standing = await shown(`toa-${id}`)
  expect(standing.status).toBe('open')
  server.clock.advance(1)
  const stale = await shown(`toa-${id}`)
  expect(stale).toMatchObject({ status: 'suspended', suspendedBecause: 'silent' })
  expect(stale.version).toBeGreaterThan(standing.version)
  const { outcomeId, odds: seenOdds } = standing.markets[0]!.outcomes[0]!
  expect(await bet(player, { outcomeId, seenOdds })).toMatchObject({ status: 5001 })
  expect((await shown(byHand)).status).toBe('open')
  const isOpen = await withCatalogue(server, async ({ catalogue }) =>
    catalogue.isOpen(`toa-${id}`, now()),
  )
  expect(isOpen).toBe(false)
  feed.odds = present()
  await source.tick()
  await expect.poll(async () => (await shown(`toa-${id}`)).status).toBe('open')
  expect((await shown(`toa-${id}`)).version).toBeGreaterThan(stale.version)
})

test('after 429 the feed is left alone for as long as it asks, and twice as long each time', async () => {
  feed.status = 429
  feed.headers = { 'retry-after': '30' }
  const source = await open()
  const asked = () => feed.asked.filter((url) => url.includes('/odds')).length
  await source.tick()
  expect(asked()).toBe(1)
  server.clock.advance(29_000)
  await source.tick()
  expect(asked()).toBe(1)
  server.clock.advance(1000)
  feed.headers = {}
  await source.tick()
  expect(asked()).toBe(2)
  const isAskedAfter = async (ms: number) => {
    const before = asked()
    server.clock.advance(ms - 1)
    await source.tick()
    expect(asked()).toBe(before)
    server.clock.advance(1)
    await source.tick()
    expect(asked()).toBe(before + 1)
  }
  await isAskedAfter(10_000)
  await isAskedAfter(20_000)
})

test('the month’s requests are spread over what is left of it', () => {
  const at = new Date('2026-11-20T00:00:00Z')
  expect(pauseFor({ remaining: null, lastCost: 3 }, at)).toBe(60_000)
  expect(pauseFor({ remaining: 1_000_000, lastCost: 3 }, at)).toBe(60_000)
  // 11 days for 100 polls.
  expect(pauseFor({ remaining: 300, lastCost: 3 }, at)).toBe((11 * 86_400_000) / 100)
  expect(pauseFor({ remaining: 2, lastCost: 3 }, at)).toBe(86_400_000)
})

test('[SPB-05] a match that traders announced, or that is over, is not taken over by the feed', async () => {
  const clubsOf = (home: string) => ({ home, away: 'Mirassol', startsAt: later(26 * 3_600_000) })
  const theirs = await offerEvent(server, undefined, clubsOf('Juventude'))
  const over = await offerEvent(server, undefined, {
    ...clubsOf('Remo'),
    source: 'open-data',
  })
  await finish(server, over, { home: 0, away: 0 })
  const listed = ['Juventude', 'Remo'].map((home) => {
    clubs = { home, away: 'Mirassol' }
    return match(`m${++made}`, [book('a', 1.5, 3.4, 5.8)], later(27 * 3_600_000))
  })
  const before = await shown(theirs)
  feed.odds = listed
  await (await open()).tick()
  expect(await shown(theirs)).toEqual(before)
  const { rows } = await server.deps.pool.query(
    `SELECT source FROM sportsbook.event WHERE away = 'Mirassol' ORDER BY source`,
  )
  expect(rows).toEqual([{ source: 'by-hand' }, { source: 'open-data' }])
})

test('a match that another source announced keeps its id, and its bets are settled by the scores', async () => {
  const eventId = await offerEvent(server, undefined, {
    source: 'open-data',
    home: 'Atlético-MG',
    away: 'Grêmio',
    startsAt: later(26 * 3_600_000),
  })
  const id = `m${++made}`
  clubs = { home: 'Atlético Mineiro', away: 'Grêmio' }
  feed.odds = [match(id, [book('a', 2, 3.4, 3.8)], later(27 * 3_600_000))]
  const source = await open()
  await source.tick()
  const event = await shown(eventId)
  const { outcomeId, odds } = event.markets[0]!.outcomes[0]!
  const player = await playerWith(server, 1000n)
  dataOf(await bet(player, { outcomeId, seenOdds: odds }))
  server.clock.advance(29 * 3_600_000)
  feed.odds = []
  const scored = (completed: boolean) => ({
    id,
    commence_time: event.startsAt,
    home_team: 'Atlético Mineiro',
    away_team: 'Grêmio',
    completed,
    scores: [
      { name: 'Grêmio', score: '0' },
      { name: 'Atlético Mineiro', score: '2' },
    ],
  })
  feed.scores = [scored(false)]
  await source.tick()
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 0 })
  feed.scores = [scored(true)]
  server.clock.advance(5 * 60_000)
  await source.tick()
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 1 })
  const { cash } = await server.deps.ledger.balances(player.playerId)
  expect(cash.balance).toBe(BigInt(Math.round(1000 * Number(odds))))
})

test('[SPB-06] after a restart a match of another source that the feed has dropped is withdrawn', async () => {
  const eventId = await offerEvent(server, undefined, {
    source: 'open-data',
    home: 'Fortaleza',
    away: 'Juventude',
    startsAt: later(26 * 3_600_000),
  })
  clubs = { home: 'Fortaleza', away: 'Juventude' }
  feed.odds = [match(`m${++made}`, [book('a', 2, 3.4, 3.8)], later(26 * 3_600_000))]
  await (await open()).tick()
  const statuses = async () => new Set((await shown(eventId)).markets.map(({ status }) => status))
  expect(await statuses()).toContain('open')
  feed.odds = []
  const again = await open()
  await again.tick()
  expect(await statuses()).toEqual(new Set(['suspended']))
})

test.each([
  ['Atlético Mineiro', 'Atlético-MG'],
  ['Sao Paulo', 'São Paulo'],
  ['Vasco da Gama', 'Vasco'],
  ['CR Flamengo', 'Flamengo'],
  ['Red Bull Bragantino', 'Bragantino'],
  ['Athletico Paranaense', 'Athletico-PR'],
])('the feed’s %s is our %s', (theirs, ours) => {
  expect(clubKey(theirs)).toBe(clubKey(ours))
})

test('answers of another form, null teams and books without prices harm nothing', async () => {
  const source = await open()
  feed.odds = [{ id: 7 }]
  await source.tick()
  server.clock.advance(60_000)
  feed.odds = [
    { ...match(`m${++made}`, []), home_team: null },
    match(`m${++made}`, [{ key: 'a', markets: [] }]),
  ]
  await source.tick()
  expect((await shown(`toa-m${made}`)).markets).toEqual([])
})
