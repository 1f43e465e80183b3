import { sport } from '@jogada/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { FixtureMessage } from '../feed/message.ts'
import { settleFinishedEvents } from '../settlement/settle-events.ts'
import { decideNow, bet, caughtUp, eventOf, playerWith } from '../testkit.ts'
import { OPEN_DATA } from './league-feed.ts'
import { openOpenData } from './open-data.ts'
import { footballProgramme, pastMatches } from './football-replays.ts'
import { readProgrammes, readReplayPack } from './packs.ts'
import { isBook } from './cue.ts'
import { runOpenData } from './worker.ts'
import type { Cue } from './cue.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ REPLAY_SPEED: '6' })
})
afterEach(async () => {
  await server.verify()
  await server.close()
})

const MATCH_MINUTE_MS = 10_000

const events = async (on: TestServer, when?: 'live' | 'upcoming') =>
  dataOf(await callAs(on, sport.sportEvents, { query: when ? { when } : {} }))

/** Waits until the server shows the last message of the log, and so all of them. */
async function shown(on: TestServer, when?: 'live' | 'upcoming') {
  const last = await on.deps.db
    .selectFrom('sportsbook.feed_message')
    .select('event_id')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last) await caughtUp(on, last.event_id)
  return events(on, when)
}

/** Two servers show the same of what is live, once both have heard that its source is alive. */
const expectSameLive = (one: TestServer, other: TestServer) =>
  vi.waitFor(
    async () => {
      const live = await shown(one, 'live')
      expect(live.some(({ status }) => status === 'open')).toBe(true)
      expect(await shown(other, 'live')).toEqual(live)
    },
    { timeout: 60_000, interval: 20 },
  )

const isCup = ({ replay, competition }: sport.SportEvent) =>
  replay && competition.startsWith('Copa do Mundo')

/** A replay of a cup that takes bets, once the server has heard that its source is alive. */
const openCup = (on: TestServer) =>
  vi.waitUntil(
    async () => (await shown(on, 'live')).find((event) => isCup(event) && event.status === 'open'),
    { timeout: 60_000, interval: 20 },
  )

const cupMatches = pastMatches(await readReplayPack())

/** The source with World Cups alone, which are enough for most tests. */
const openCups = (on: TestServer) => openOpenData(on.deps, [footballProgramme(cupMatches)])
const matchOf = (eventId: string) => cupMatches.find(({ id }) => eventId.startsWith(`${id}:`))!

const marginOf = (market: sport.Market) =>
  market.outcomes.reduce((sum, { odds }) => sum + 1 / Number(odds), 0) - 1

test('the fixtures of Série A that are to come are offered at prices of our own model', async () => {
  await (await openCups(server)).tick()
  const fixtures = (await shown(server, 'upcoming')).filter(
    ({ replay, competition }) => !replay && competition === 'Brasileirão Série A',
  )
  expect(fixtures).toHaveLength(30)
  const [first] = fixtures
  expect(first).toMatchObject({
    startsAt: '2026-11-21T14:00:00.000Z',
    phase: -11,
    status: 'open',
    playedOn: null,
  })
  expect(first!.markets.map(({ key }) => key)).toEqual(['1x2', 'total'])
  for (const { eventId, marketCount } of fixtures) {
    const { markets } = await eventOf(server, eventId)
    expect(markets).toHaveLength(marketCount!)
    const lines = markets.flatMap(({ key, line }) => (key === 'total' ? [line] : []))
    expect(lines).toEqual(expect.arrayContaining(['1.50', '2.50', '3.50']))
    for (const market of markets) {
      expect(market.outcomes.every(({ odds }) => /^\d+\.\d\d$/.test(odds))).toBe(true)
      if (market.key.endsWith('double_chance')) continue
      expect(marginOf(market)).toBeGreaterThan(0.03)
      expect(marginOf(market)).toBeLessThan(0.22)
    }
  }
  const favourite = fixtures.find(({ home }) => home === 'Palmeiras')!
  const [home, , away] = favourite.markets[0]!.outcomes
  expect(Number(home!.odds)).toBeLessThan(Number(away!.odds))
})

test('[SPB-05] a fixture closes at the earliest kick-off and waits for its result', async () => {
  const source = await openCups(server)
  await source.tick()
  const [first] = (await shown(server, 'upcoming')).filter(({ replay }) => !replay)
  const startMs = Date.parse(first!.startsAt)
  server.clock.advance(startMs - server.clock.now().getTime() - 1)
  expect((await eventOf(server, first!.eventId)).suspendedBecause).toBe('silent')
  await sendHeartbeat(server.deps, OPEN_DATA)
  await expect.poll(async () => (await eventOf(server, first!.eventId)).status).toBe('open')
  server.clock.advance(1)
  expect((await eventOf(server, first!.eventId)).status).toBe('suspended')
  await source.tick()
  await caughtUp(server, first!.eventId)
  expect(await eventOf(server, first!.eventId)).toMatchObject({ status: 'suspended', phase: -11 })
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 0 })
})

test('[SPB-05] a fixture that is put off after it had closed takes bets again until its new start', async () => {
  await (await openCups(server)).tick()
  const [first] = (await shown(server, 'upcoming')).filter(({ replay }) => !replay)
  const { eventId } = first!
  const { payload } = await server.deps.db
    .selectFrom('sportsbook.feed_message')
    .select('payload')
    .where('event_id', '=', eventId)
    .where('type', '=', 'fixture')
    .executeTakeFirstOrThrow()
  const fixture = { ...payload, type: 'fixture', eventId } as FixtureMessage
  const startMs = Date.parse(first!.startsAt)
  // announced for an hour from now, which the pack of a later day has put off to what it says
  const early = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  await appendMessages(server.deps, [
    { messageId: 'early', message: { ...fixture, startsAt: early } },
  ])
  server.clock.advance(3_600_000)
  await (await openCups(server)).tick()
  await caughtUp(server, eventId)
  expect((await eventOf(server, eventId)).suspendedBecause).toBe('kick_off')
  await appendMessages(server.deps, [{ messageId: 'put off', message: fixture }])
  await caughtUp(server, eventId)
  expect((await eventOf(server, eventId)).status).toBe('suspended')
  await (await openCups(server)).tick()
  await caughtUp(server, eventId)
  expect(await eventOf(server, eventId)).toMatchObject({ status: 'open', suspendedBecause: null })
  server.clock.advance(startMs - server.clock.now().getTime())
  await (await openCups(server)).tick()
  await caughtUp(server, eventId)
  expect((await eventOf(server, eventId)).suspendedBecause).toBe('kick_off')
})

test('a replay is always on, says so, and the next ones are announced', async () => {
  const source = await openCups(server)
  for (let step = 0; step < 14; step++) {
    await source.tick()
    const all = (await shown(server)).filter(isCup)
    const live = all.filter(({ phase }) => phase > 0)
    expect(live.length).toBeGreaterThanOrEqual(1)
    expect(all.length - live.length).toBeGreaterThanOrEqual(3)
    for (const event of all) {
      expect(event.playedOn).toMatch(/^20(18|22|26)-\d\d-\d\d$/)
      expect(event.competition).toMatch(/^Copa do Mundo 20/)
    }
    server.clock.advance(100_000)
  }
})

test('prices move with the minutes, and bets stop around a goal', async () => {
  const source = await openCups(server)
  await source.tick()
  const [, first] = (await shown(server, 'upcoming')).filter(isCup)
  const { eventId } = first!
  const prices = new Set<string>()
  for (let step = 0; step < 1000; step++) {
    await source.tick()
    server.clock.advance(MATCH_MINUTE_MS / 4)
    if ((await finished(eventId)) !== null) break
  }
  const log = await server.deps.db
    .selectFrom('sportsbook.feed_message')
    .select(['type', 'payload'])
    .where('event_id', '=', eventId)
    .orderBy('seq')
    .execute()
  let isStopped = false
  let total = 0
  const stoppedAtGoal: boolean[] = []
  for (const { type, payload } of log) {
    if (type === 'bet_stop') isStopped = true
    if (type === 'bet_start') isStopped = false
    if (type.startsWith('odds')) prices.add(JSON.stringify(payload))
    if (type !== 'score') continue
    const { score } = payload as { score: { home: number; away: number } }
    if (score.home + score.away > total) stoppedAtGoal.push(isStopped)
    total = score.home + score.away
  }
  expect(isStopped).toBe(true)
  expect(stoppedAtGoal.length).toBeGreaterThan(0)
  expect(stoppedAtGoal).not.toContain(false)
  expect(prices.size).toBeGreaterThan(10)
})

const finished = async (eventId: string) => {
  const row = await server.deps.db
    .selectFrom('sportsbook.event')
    .select('finished_at')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.finished_at ?? null
}

test('another process takes a replay over where the first one left it', async () => {
  const source = await openCups(server)
  for (let minute = 0; minute < 5; minute++) {
    await source.tick()
    server.clock.advance(MATCH_MINUTE_MS)
  }
  await source.tick()
  const other = await serverOn(server.url, { REPLAY_SPEED: '6' })
  try {
    other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
    const count = async () => {
      const { rows } = await server.deps.pool.query<{ count: bigint }>(
        'SELECT count(*) FROM sportsbook.feed_message',
      )
      return rows[0]!.count
    }
    const messages = await count()
    const successor = await openCups(other)
    await successor.tick()
    expect(await count()).toBe(messages)
    await expectSameLive(server, other)
    for (let minute = 0; minute < 20; minute++) {
      other.clock.advance(MATCH_MINUTE_MS)
      server.clock.advance(MATCH_MINUTE_MS)
      await successor.tick()
    }
    expect((await count()) > messages).toBe(true)
    await expectSameLive(server, other)
  } finally {
    await other.close()
  }
})

test('after an outage a replay that is over is settled by its real result', async () => {
  const source = await openCups(server)
  await source.tick()
  const first = await openCup(server)
  const player = await playerWith(server, 10_000n)
  const { outcomeId, odds } = first.markets[0]!.outcomes[0]!
  dataOf(await bet(player, { outcomeId, seenOdds: odds, stake: '5.00' }))
  server.clock.advance(MATCH_MINUTE_MS / 10)
  expect(await decideNow(server)).toBe(1)
  server.clock.advance(6 * 3_600_000)
  await (await openCups(server)).tick()
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 1 })
  const [ended] = dataOf(await player.call(sport.myBets, {}))
  const match = matchOf(first.eventId)
  expect(ended!.score).toEqual(match.fullTime)
})

test('profile br shows no replays, and a setting turns them off', async () => {
  for (const settings of [{ LICENCE_PROFILE: 'br' }, { REPLAYS: 'off' }]) {
    const quiet = await startTestServer(settings)
    try {
      await (await openOpenData(quiet.deps)).tick()
      const listed = await shown(quiet)
      expect(listed.length).toBeGreaterThan(30)
      expect(listed.some(({ replay }) => replay)).toBe(false)
    } finally {
      await quiet.close()
    }
  }
  await expect(startTestServer({ LICENCE_PROFILE: 'br', REPLAYS: 'on' })).rejects.toThrow('REPLAYS')
})

test('an operator whose fixtures come from elsewhere turns the open data off', async () => {
  const quiet = { ...server.deps, env: { ...server.deps.env, OPEN_DATA: 'off' as const } }
  await runOpenData(quiet, new AbortController().signal)
  expect(await events(server)).toEqual([])
  const said = await server.deps.db
    .selectFrom('sportsbook.feed_message')
    .select(({ fn }) => fn.countAll<bigint>().as('messages'))
    .executeTakeFirstOrThrow()
  expect(said.messages).toBe(0n)
})

test('[SPB-06] a silent source takes its live events down until it is heard again', async () => {
  const source = await openCups(server)
  await source.tick()
  const open = await openCup(server)
  const fixture = (await shown(server, 'upcoming')).find(({ replay }) => !replay)!
  server.clock.advance(15_001)
  const silent = await eventOf(server, open.eventId)
  expect(silent).toMatchObject({ status: 'suspended' })
  expect(silent.version).toBeGreaterThan(open.version)
  expect((await eventOf(server, fixture.eventId)).status).toBe('open')
  const player = await playerWith(server, 10_000n)
  const { outcomeId: id, odds } = open.markets[0]!.outcomes[0]!
  expect(await bet(player, { outcomeId: id, seenOdds: odds })).toMatchObject({ status: 5001 })
  await source.tick()
  await expect
    .poll(async () => (await events(server, 'live')).some(({ status }) => status === 'open'))
    .toBe(true)
})

const said = (script: readonly Cue[]) =>
  script.flatMap((cue) => (isBook(cue) ? [] : [cue.message()]))

test('every past match of the pack replays to its score of 90 minutes', () => {
  expect(cupMatches).toHaveLength(232)
  const { pasts, slotMinutes } = footballProgramme(cupMatches)
  const startsAt = new Date('2026-11-20T15:00:00Z')
  for (const [at, match] of cupMatches.entries()) {
    const script = pasts[at]!.script({ eventId: 'replay:20261120T150000Z', startsAt })
    const scores = said(script).filter(({ type }) => type === 'score')
    expect(scores.at(-1)).toMatchObject({ phase: 3, minute: 90, score: match.fullTime })
    expect(said(script).at(-1)).toMatchObject({
      result: { score: match.fullTime },
      facts: { tallies: { half_1: match.halfTime } },
    })
    const times = script.map(({ afterMinutes }) => afterMinutes)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(slotMinutes)
  }
})

test('[R003] live events in three sports, real fixtures in two and replays of eight, at any time', async () => {
  const source = await openOpenData(server.deps)
  for (let step = 0; step < 6; step++) {
    await source.tick()
    const all = await shown(server)
    const live = new Set(all.filter(({ phase }) => phase > 0).map((event) => event.sport))
    const coming = all.filter(({ replay, phase }) => !replay && phase <= 0)
    expect([...live]).toEqual(expect.arrayContaining(['badminton', 'football', 'volleyball']))
    const shownAgain = all.filter(({ replay, phase }) => replay && phase <= 0)
    expect([...new Set(shownAgain.map((event) => event.sport))].toSorted()).toEqual([
      'american_football',
      'badminton',
      'baseball',
      'basketball',
      'football',
      'snooker',
      'tennis',
      'volleyball',
    ])
    expect(new Set(coming.map((event) => event.sport))).toEqual(
      new Set(['football', 'motor_racing']),
    )
    expect(new Set(coming.map(({ competition }) => competition)).size).toBe(3)
    for (const { replay, playedOn } of all) expect(replay).toBe(playedOn !== null)
    server.clock.advance(290_000)
  }
})

/** Replays of which one is on at any time. */
const ALWAYS_ON = /^(wc|badminton|volleyball)-/

test('every replay fits its slot and has a day on which it was played', async () => {
  const startsAt = new Date('2026-11-20T15:00:00Z')
  for (const { pasts, slotMinutes, tracks } of await readProgrammes()) {
    expect(new Set(pasts.map(({ id }) => id)).size).toBe(pasts.length)
    for (const { id, script } of pasts) {
      const cues = script({ eventId: `${id}:20261120T150000Z`, startsAt })
      expect(said(cues)[0]).toMatchObject({ type: 'fixture', replay: true })
      expect((said(cues)[0] as { playedOn: string }).playedOn).toMatch(/^\d{4}(-\d\d-\d\d)?$/)
      expect(cues.at(-1)!.afterMinutes).toBeLessThan(slotMinutes)
      expect(said(cues).at(-1)).toMatchObject({ type: 'result', result: { state: 'finished' } })
      const least = ALWAYS_ON.test(id) ? slotMinutes / tracks : 0
      expect(cues.at(-1)!.afterMinutes).toBeGreaterThan(least)
    }
  }
})
