import { sport } from '@jogada/contract'
import { settleSelection } from '@jogada/core/sports/settlement'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { settleFinishedEvents } from '../settlement/settle-events.ts'
import { decideNow, bet, cashOf, caughtUp, eventOf, playerWith } from '../testkit.ts'
import { openOpenData } from './open-data.ts'
import { readReplayPack } from './packs.ts'
import { matchOf, pastMatches } from './replay-schedule.ts'
import { replayScript } from './replay-script.ts'

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

/** Waits until the server shows what the log holds of every event it lists. */
async function shown(on: TestServer, when?: 'live' | 'upcoming') {
  const rows = await on.deps.db
    .selectFrom('sportsbook.event')
    .select('event_id')
    .where('finished_at', 'is', null)
    .execute()
  for (const { event_id } of rows) await caughtUp(on, event_id)
  return events(on, when)
}

const marginOf = (market: sport.Market) =>
  market.outcomes.reduce((sum, { odds }) => sum + 1 / Number(odds), 0) - 1

test('the fixtures of Série A that are to come are offered at prices of our own model', async () => {
  await (await openOpenData(server.deps)).tick()
  const fixtures = (await shown(server, 'upcoming')).filter(({ replay }) => !replay)
  expect(fixtures).toHaveLength(30)
  const [first] = fixtures
  expect(first).toMatchObject({
    competition: 'Brasileirão Série A',
    startsAt: '2026-11-21T14:00:00.000Z',
    phase: -11,
    status: 'open',
    playedOn: null,
  })
  for (const { markets } of fixtures) {
    expect(markets.filter(({ key }) => key === '1x2')).toHaveLength(1)
    const lines = markets.flatMap(({ line }) => (line === null ? [] : [line]))
    expect(lines).toEqual(expect.arrayContaining(['1.50', '2.50', '3.50']))
    for (const market of markets) {
      expect(marginOf(market)).toBeGreaterThan(0.05)
      expect(marginOf(market)).toBeLessThan(0.12)
      expect(market.outcomes.every(({ odds }) => /^\d+\.\d\d$/.test(odds))).toBe(true)
    }
  }
  const favourite = fixtures.find(({ home }) => home === 'Palmeiras')!
  const [home, , away] = favourite.markets[0]!.outcomes
  expect(Number(home!.odds)).toBeLessThan(Number(away!.odds))
})

test('[SPB-05] a fixture closes at the earliest kick-off and waits for its result', async () => {
  const source = await openOpenData(server.deps)
  await source.tick()
  const [first] = (await shown(server, 'upcoming')).filter(({ replay }) => !replay)
  const startMs = Date.parse(first!.startsAt)
  server.clock.advance(startMs - server.clock.now().getTime() - 1)
  expect((await eventOf(server, first!.eventId)).status).toBe('open')
  server.clock.advance(1)
  expect((await eventOf(server, first!.eventId)).status).toBe('suspended')
  await source.tick()
  await caughtUp(server, first!.eventId)
  expect(await eventOf(server, first!.eventId)).toMatchObject({ status: 'suspended', phase: -11 })
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 0 })
})

test('a replay is always on, says so, and the next ones are announced', async () => {
  const source = await openOpenData(server.deps)
  for (let step = 0; step < 14; step++) {
    await source.tick()
    const all = (await shown(server)).filter(({ replay }) => replay)
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

test('a whole replay, from bets before kick-off to payment: each bet as its score says', async () => {
  const source = await openOpenData(server.deps)
  await source.tick()
  const replays = (await shown(server, 'upcoming')).filter(({ replay }) => replay)
  const { eventId, startsAt, markets } = replays[0]!
  const match = matchOf(eventId, pastMatches(await readReplayPack()))!
  const player = await playerWith(server, 100_000n)
  const placed = []
  for (const { marketId, outcomes } of markets) {
    const stake = marketId.endsWith('1x2') ? '1.00' : '2.00'
    for (const { outcomeId, odds } of outcomes) {
      placed.push(dataOf(await bet(player, { outcomeId, seenOdds: odds, stake })).bet)
    }
  }
  server.clock.advance(Date.parse(startsAt) - server.clock.now().getTime())

  const goals: string[] = []
  const phases = new Set<number>()
  const closing = new Set<string>()
  for (let minute = 0; minute <= 130; minute++) {
    await source.tick()
    await caughtUp(server, eventId)
    const event = await eventOf(server, eventId)
    phases.add(event.phase)
    const score = `${event.score?.home}-${event.score?.away}`
    if (goals.at(-1) !== score) goals.push(score)
    if (event.phase === 3 && event.minute! >= 88) closing.add(event.status)
    if (event.status === 'finished') break
    server.clock.advance(MATCH_MINUTE_MS)
  }
  const { home, away } = match.fullTime
  expect([...phases]).toEqual([1, 2, 3, -1])
  expect([...closing]).toEqual(['suspended'])
  expect(goals.at(0)).toBe('0-0')
  expect(goals.at(-1)).toBe(`${home}-${away}`)
  expect(goals.length).toBeLessThanOrEqual(1 + home + away)

  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: placed.length })
  const settled = dataOf(await player.call(sport.myBets, { query: { state: 'settled' } }))
  const end = { state: 'finished', score: match.fullTime } as const
  let cash = 100_000n
  for (const { betId, market, line, outcome, stake } of placed) {
    const specifiers: Record<string, string> = line === null ? {} : { total: line }
    const result = settleSelection({ key: market, specifiers, outcome }, end)!
    const ended = settled.find((known) => known.betId === betId)!
    expect(ended).toMatchObject({ status: BET_RESULTS[result], score: match.fullTime })
    cash += BigInt(ended.payout!.replace('.', '')) - BigInt(stake.replace('.', ''))
  }
  expect((await cashOf(player)).replace('.', '')).toBe(String(cash))
  expect(settled.some(({ status }) => status === 10)).toBe(true)
  expect(settled.some(({ status }) => status === 20)).toBe(true)
})

test('prices move with the minutes, and bets stop around a goal', async () => {
  const source = await openOpenData(server.deps)
  await source.tick()
  const [, first] = (await shown(server, 'upcoming')).filter(({ replay }) => replay)
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
    if (type === 'odds') prices.add(JSON.stringify(payload))
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
  const source = await openOpenData(server.deps)
  for (let minute = 0; minute < 5; minute++) {
    await source.tick()
    server.clock.advance(MATCH_MINUTE_MS)
  }
  await source.tick()
  const before = await shown(server, 'live')
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
    const successor = await openOpenData(other.deps)
    await successor.tick()
    expect(await count()).toBe(messages)
    expect(await shown(other, 'live')).toEqual(before)
    for (let minute = 0; minute < 20; minute++) {
      other.clock.advance(MATCH_MINUTE_MS)
      server.clock.advance(MATCH_MINUTE_MS)
      await successor.tick()
    }
    expect((await count()) > messages).toBe(true)
    expect(await shown(server, 'live')).toEqual(await shown(other, 'live'))
  } finally {
    await other.close()
  }
})

test('after an outage a replay that is over is settled by its real result', async () => {
  const source = await openOpenData(server.deps)
  await source.tick()
  const [first] = (await shown(server, 'live')).filter(({ status }) => status === 'open')
  const player = await playerWith(server, 10_000n)
  const { outcomeId, odds } = first!.markets[0]!.outcomes[0]!
  dataOf(await bet(player, { outcomeId, seenOdds: odds, stake: '5.00' }))
  server.clock.advance(MATCH_MINUTE_MS / 10)
  expect(await decideNow(server)).toBe(1)
  server.clock.advance(6 * 3_600_000)
  await (await openOpenData(server.deps)).tick()
  expect(await settleFinishedEvents(server.deps)).toMatchObject({ settled: 1 })
  const [ended] = dataOf(await player.call(sport.myBets, {}))
  const match = matchOf(first!.eventId, pastMatches(await readReplayPack()))!
  expect(ended!.score).toEqual(match.fullTime)
})

test('profile br shows no replays, and a setting turns them off', async () => {
  for (const settings of [{ LICENCE_PROFILE: 'br' }, { REPLAYS: 'off' }]) {
    const quiet = await startTestServer(settings)
    try {
      await (await openOpenData(quiet.deps)).tick()
      const listed = await shown(quiet)
      expect(listed).toHaveLength(30)
      expect(listed.some(({ replay }) => replay)).toBe(false)
    } finally {
      await quiet.close()
    }
  }
  await expect(startTestServer({ LICENCE_PROFILE: 'br', REPLAYS: 'on' })).rejects.toThrow('REPLAYS')
})

test('[SPB-06] a silent source takes its live events down until it is heard again', async () => {
  const source = await openOpenData(server.deps)
  await source.tick()
  const open = (await shown(server, 'live')).find(({ status }) => status === 'open')!
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

test('every past match of the pack replays to its score of 90 minutes', async () => {
  const matches = pastMatches(await readReplayPack())
  expect(matches).toHaveLength(232)
  for (const match of matches) {
    const startsAt = new Date('2026-11-20T15:00:00Z')
    const replay = { eventId: 'replay:20261120T150000Z', match, startsAt }
    const script = replayScript(replay, () => ({ type: 'odds', eventId: 'x', markets: [] }))
    const scores = script.map(({ message }) => message()).filter(({ type }) => type === 'score')
    expect(scores.at(-1)).toMatchObject({ phase: 3, minute: 90, score: match.fullTime })
    expect(script.at(-1)!.message()).toMatchObject({ result: { score: match.fullTime } })
    const times = script.map(({ afterMinutes }) => afterMinutes)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(130)
  }
})
