import { sport } from '@jogada/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { caughtUp } from '../testkit.ts'
import { readLeaguePacks } from '../open-data/packs.ts'
import { createOddsApiClient } from './client.ts'
import { clubNames } from './names.ts'
import { openOddsApi } from './odds-api.ts'
import { startStandIn } from './stand-in.ts'

const BRAZIL = 'soccer_brazil_campeonato'
const SPAIN = 'soccer_spain_la_liga'
const HOUR_MS = 3_600_000
const PLENTY = 1_000_000

let server: TestServer
let standIn: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  server = await startTestServer({ REPLAYS: 'off' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})
beforeEach(async () => {
  standIn = await startStandIn()
  standIn.feed.odds = { [BRAZIL]: [], [SPAIN]: [] }
  standIn.feed.scores = { [BRAZIL]: [], [SPAIN]: [] }
  standIn.feed.remaining = PLENTY
})
afterEach(() => standIn.close())

let tests = 0
/** Competitions of a test's own, so that no test meets the matches of another one. */
let competitions: { sportKey: string; sport: string; competition: string }[] = []
beforeEach(() => {
  tests += 1
  competitions = [BRAZIL, SPAIN].map((sportKey) => ({
    sportKey,
    sport: 'football',
    competition: `${sportKey} ${tests}`,
  }))
})

async function open(given: { readonly key?: string } = {}) {
  const { baseUrl, key } = standIn
  const packs = await readLeaguePacks()
  const clubs = clubNames(packs.flatMap(({ teams }) => teams.map(({ name }) => name)))
  const client = createOddsApiClient({ baseUrl, key: given.key ?? key })
  return openOddsApi(server.deps, client, { competitions, clubs })
}

const later = (ms: number) =>
  `${new Date(server.clock.now().getTime() + ms).toISOString().slice(0, 19)}Z`

const names = { home: 'Palmeiras', away: 'Flamengo' }

const h2h = (home: string, away: string) => ({
  key: 'h2h',
  last_update: later(0),
  outcomes: [
    { name: away, price: 2.94 },
    { name: home, price: 2.55 },
    { name: 'Draw', price: 3.18 },
  ],
})

/** A match as the feed writes it. */
const match = (id: string, given: Partial<Record<string, unknown>> = {}, clubs = names) => ({
  id,
  sport_key: BRAZIL,
  sport_title: 'Brazil Série A',
  commence_time: later(24 * HOUR_MS),
  home_team: clubs.home,
  away_team: clubs.away,
  bookmakers: [
    {
      key: 'pinnacle',
      title: 'Pinnacle',
      last_update: later(0),
      markets: [h2h(clubs.home, clubs.away)],
    },
  ],
  ...given,
})

const result = (id: string, given: Partial<Record<string, unknown>> = {}) => ({
  id,
  sport_key: BRAZIL,
  sport_title: 'Brazil Série A',
  commence_time: later(0),
  completed: true,
  home_team: names.home,
  away_team: names.away,
  scores: [
    { name: names.home, score: '2' },
    { name: names.away, score: '1' },
  ],
  last_update: later(0),
  ...given,
})

const askedFor = (what: string) => standIn.feed.asked.filter((path) => path.includes(what)).length

const shown = async (eventId: string) => {
  await caughtUp(server, eventId)
  return dataOf(await callAs(server, sport.sportEventCall, { params: { eventId } }))
}

const isAnnounced = async (eventId: string) =>
  (await callAs(server, sport.sportEventCall, { params: { eventId } })).status === 200

test('what has another form is left out, and the rest of the answer counts', async () => {
  const other = { home: 'Bahia', away: 'Remo' }
  const book = match('x', {}, other).bookmakers[0]!
  const broken = { key: 'totals', last_update: later(0), outcomes: [{ name: 'Over', price: null }] }
  standIn.feed.odds[BRAZIL] = [
    match(`a${tests}`),
    match(`b${tests}`, { commence_time: 'soon' }),
    { id: 7 },
    null,
    match(
      `c${tests}`,
      { bookmakers: [{ key: 3 }, { ...book, markets: [broken, ...book.markets] }] },
      other,
    ),
  ]
  await (await open()).tick()
  expect((await shown(`toa-a${tests}`)).markets).toHaveLength(1)
  expect((await shown(`toa-c${tests}`)).markets.map(({ key }) => key)).toEqual(['1x2'])
  expect(await isAnnounced(`toa-b${tests}`)).toBe(false)
})

test('a market without a time of its own has that of its bookmaker', async () => {
  const timeless = { ...h2h(names.home, names.away), last_update: undefined }
  const book = (id: string, at: number) =>
    match(id, { bookmakers: [{ key: 'a', last_update: later(at), markets: [timeless] }] })
  standIn.feed.odds[BRAZIL] = [book(`a${tests}`, -60_000)]
  standIn.feed.odds[SPAIN] = [book(`b${tests}`, -HOUR_MS)]
  await (await open()).tick()
  expect((await shown(`toa-a${tests}`)).markets[0]).toMatchObject({ status: 'open' })
  expect((await shown(`toa-b${tests}`)).markets).toEqual([])
})

test.each([
  ['429', { status: 429 }],
  ['500', { status: 503, body: '<html>' }],
  ['an answer that is no list', { status: 200, body: '{"message":"ok"}' }],
  ['a list of which nothing can be read', { status: 200, body: '[{"id":7}]' }],
  ['half an answer', { status: 200, body: '[{"id":"a' }],
])('after %s prices stand until they are stale, and come back', async (_, fault) => {
  const id = `toa-a${tests}`
  standIn.feed.odds[BRAZIL] = [match(`a${tests}`)]
  const source = await open()
  await source.tick()
  const status = async () => (await shown(id)).markets[0]!.status
  await expect.poll(status).toBe('open')
  standIn.feed.fault = fault
  server.clock.advance(9 * 60_000)
  await source.tick()
  await expect.poll(status).toBe('open')
  server.clock.advance(2 * 60_000)
  await source.tick()
  expect(await status()).toBe('suspended')
  standIn.feed.fault = null
  server.clock.advance(15 * 60_000)
  standIn.feed.odds[BRAZIL] = [match(`a${tests}`)]
  await source.tick()
  await expect.poll(status).toBe('open')
})

test('a feed that wants to be left alone is left alone with every competition', async () => {
  standIn.feed.fault = { status: 429 }
  const source = await open()
  await source.tick()
  expect(standIn.feed.asked).toHaveLength(1)
})

test('a competition that the feed does not know does not silence the others', async () => {
  delete standIn.feed.odds[BRAZIL]
  standIn.feed.odds[SPAIN] = [match(`a${tests}`)]
  const warn = vi.spyOn(server.deps.log, 'warn')
  const source = await open()
  await source.tick()
  expect((await shown(`toa-a${tests}`)).markets).toHaveLength(1)
  expect(warn.mock.calls.map(([fields]) => fields)).toContainEqual(
    expect.objectContaining({ sportKey: BRAZIL, why: 'status 404 UNKNOWN_SPORT' }),
  )
  warn.mockRestore()
})

test('a refused key is named in the log by the code of the feed, and never itself', async () => {
  const warn = vi.spyOn(server.deps.log, 'warn')
  await (await open({ key: 'forgotten' })).tick()
  const said = JSON.stringify(warn.mock.calls)
  expect(said).toContain('status 401 INVALID_KEY')
  expect(said).not.toContain('forgotten')
  warn.mockRestore()
})

test('results that are refused do not make prices cost more requests', async () => {
  standIn.feed.odds[BRAZIL] = [match(`a${tests}`, { commence_time: later(60_000) })]
  standIn.feed.fault = { status: 422, of: '/scores' }
  const source = await open()
  await source.tick()
  server.clock.advance(2 * HOUR_MS)
  const before = askedFor(`${BRAZIL}/odds`)
  for (let second = 0; second < 30; second++) {
    await source.tick()
    server.clock.advance(1000)
  }
  expect(askedFor(`${BRAZIL}/scores`)).toBeGreaterThan(1)
  expect(askedFor(`${BRAZIL}/odds`)).toBe(before + 1)
})

test('results are asked for only while a match may be over, and less often the longer it is', async () => {
  standIn.feed.odds[BRAZIL] = [match(`a${tests}`, { commence_time: later(60_000) })]
  const source = await open()
  const asked = async (ms: number) => {
    server.clock.advance(ms)
    await source.tick()
    return askedFor('/scores')
  }
  expect(await asked(0)).toBe(0)
  expect(await asked(90 * 60_000)).toBe(0)
  expect(await asked(20 * 60_000)).toBe(1)
  expect(await asked(4 * 60_000)).toBe(1)
  expect(await asked(60_000)).toBe(2)
  expect(await asked(20 * HOUR_MS)).toBe(3)
  expect(await asked(HOUR_MS)).toBe(3)
  expect(await asked(5 * HOUR_MS)).toBe(4)
  expect(await asked(72 * HOUR_MS)).toBe(4)
})

test('what is left of the month is shared by all competitions', async () => {
  const commence_time = later(40 * 24 * HOUR_MS)
  standIn.feed.odds = {
    [BRAZIL]: [match(`a${tests}`, { commence_time })],
    [SPAIN]: [match(`b${tests}`, { commence_time })],
  }
  const left = () =>
    Date.UTC(server.clock.now().getUTCFullYear(), server.clock.now().getUTCMonth() + 1)
  const hours = Math.floor((left() - server.clock.now().getTime()) / HOUR_MS)
  standIn.feed.remaining = 6 * 10
  const source = await open()
  for (let hour = 0; hour < hours; hour++) {
    await source.tick()
    server.clock.advance(HOUR_MS)
  }
  // the last days are priced too
  expect(askedFor('/odds')).toBeGreaterThan(12)
  expect(standIn.feed.remaining).toBeGreaterThanOrEqual(0)
  expect(askedFor('/odds')).toBeLessThanOrEqual(22)
})

test('a match is settled by what the feed says is completed, and by nothing else', async () => {
  const id = `toa-a${tests}`
  standIn.feed.odds[BRAZIL] = [match(`a${tests}`, { commence_time: later(60_000) })]
  const source = await open()
  await source.tick()
  const says = async (row: unknown) => {
    standIn.feed.scores[BRAZIL] = [row]
    server.clock.advance(2 * HOUR_MS)
    await source.tick()
    return (await shown(id)).status
  }
  const own = `a${tests}`
  expect(await says(result(own, { completed: false, last_update: null, scores: null }))).toBe(
    'suspended',
  )
  expect(await says(result(own, { completed: false }))).toBe('suspended')
  expect(await says(result(own, { scores: [{ name: names.home, score: '2' }] }))).toBe('suspended')
  expect(await says(result(own))).toBe('finished')
  expect((await shown(id)).score).toEqual({ home: 2, away: 1 })
})

test('a match that is said to be over before it was played stays open', async () => {
  standIn.feed.odds[BRAZIL] = [
    match(`a${tests}`),
    match(`b${tests}`, { commence_time: later(1000) }, { home: 'Bahia', away: 'Remo' }),
  ]
  standIn.feed.scores[BRAZIL] = [result(`a${tests}`)]
  const source = await open()
  await source.tick()
  server.clock.advance(2 * HOUR_MS)
  await source.tick()
  expect(askedFor('/scores')).toBe(1)
  expect((await shown(`toa-a${tests}`)).status).not.toBe('finished')
})

test('a start that moves and moves back is the start', async () => {
  const id = `toa-a${tests}`
  const source = await open()
  const first = later(24 * HOUR_MS)
  for (const commence_time of [first, later(30 * HOUR_MS), first]) {
    standIn.feed.odds[BRAZIL] = [match(`a${tests}`, { commence_time })]
    await source.tick()
    server.clock.advance(60_000)
  }
  expect(Date.parse((await shown(id)).startsAt)).toBe(Date.parse(first))
})

test.each([
  ['Atletico Madrid', 'Atlético de Madrid'],
  ['Celta Vigo', 'Celta de Vigo'],
  ['Real Betis', 'Betis'],
  ['CA Osasuna', 'Osasuna'],
  ['Oviedo', 'Real Oviedo'],
  ['Sao Paulo', 'São Paulo'],
  ['Atletico Paranaense', 'Athletico-PR'],
])('a match of %s is shown as one of %s, as its statistics know it', async (theirs, ours) => {
  standIn.feed.odds[SPAIN] = [match(`a${tests}`, {}, { home: theirs, away: 'Valencia' })]
  await (await open()).tick()
  expect(await shown(`toa-a${tests}`)).toMatchObject({ home: ours, away: 'Valencia' })
})
