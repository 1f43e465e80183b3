import { expect, test } from 'vitest'
import { user } from '@jogada/contract'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import {
  afterTheDelay,
  cashOf,
  decideNow,
  finish,
  goLive,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  ticketsOf,
} from '../testkit.ts'
import type { FeedMessage } from '../feed/message.ts'

const server = serverOfFile()

const DELAY_MS = 6000

async function liveEvent(sport = 'football') {
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')], { sport })
  await goLive(server, eventId)
  return eventId
}

async function waiting(oddsPolicy: 'none' | 'better' | 'any' = 'better') {
  const player = await playerWith(server, 10_000n)
  const eventId = await liveEvent()
  const legs = [home(eventId)]
  const placed = dataOf(await placeSlip(player, { kind: 'single', legs, oddsPolicy }))
  return { player, eventId, placed }
}

const exposureOf = async (eventId: string) =>
  (await server.deps.ledger.counters('house', [`exposure:${eventId}`]))[`exposure:${eventId}`]!
    .total

test('[R083] an in-play bet is betting (-10) with its stake held, and open after the delay', async () => {
  const { player, eventId, placed } = await waiting()
  expect(placed).toMatchObject({ code: -10, balance: '90.00', ticket: { status: -10 } })
  expect(Date.parse(placed.ticket.decideAt!)).toBe(server.clock.now().getTime() + DELAY_MS)
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({ held: '10.00' })
  expect(await decideNow(server)).toBe(0)
  expect(await afterTheDelay(server, DELAY_MS)).toBe(1)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 0, odds: '2.00', decideAt: null })
  expect(await exposureOf(eventId)).toBe(1000n)
  expect(await decideNow(server)).toBe(0)
})

type Change = (eventId: string) => FeedMessage[]
const score =
  (home: number): Change =>
  (eventId) => [{ type: 'score', eventId, phase: 1, minute: 6, score: { home, away: 0 } }]
const price =
  (home: string): Change =>
  (eventId) => [{ type: 'odds', eventId, markets: [result3(home, '3.50', '4.00')] }]

test.each<[string, Change, number, string]>([
  ['a goal', score(1), -11, 'event_changed'],
  [
    'a stop and a start',
    (eventId) => [
      { type: 'bet_stop', eventId, reason: 'var' },
      { type: 'bet_start', eventId },
    ],
    -11,
    'event_changed',
  ],
  [
    'a withdrawn market',
    (eventId) => [{ type: 'odds', eventId, markets: [] }],
    4,
    'outcome_closed',
  ],
  ['a worse price', price('1.90'), 4, 'price_moved_meanwhile'],
])(
  '[R083] %s during the delay refuses the bet and gives the stake back',
  async (_, change, status, reason) => {
    const { player, eventId } = await waiting()
    await say(server, ...change(eventId))
    expect(await afterTheDelay(server, DELAY_MS)).toBe(1)
    expect((await ticketsOf(player))[0]).toMatchObject({ status, reason, payout: '10.00' })
    expect(await cashOf(player)).toBe('100.00')
    expect(await exposureOf(eventId)).toBe(0n)
    const counters = await server.deps.ledger.counters(player.playerId, ['turnover'])
    expect(counters['turnover']!.total).toBe(0n)
  },
)

/**
 * What a process leaves that died after an attempt whose prices asked for more room than there was.
 */
async function firstAttemptWasFull(player: TestPlayer, betId: string) {
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: `decide:${betId}:1`,
    bodyHash: 'accepted',
    kind: 'bet_accepted',
    postings: [],
    counters: [{ owner: 'house', name: 'exposure:full', delta: 1n, max: { total: 0n } }],
  }))
  expect(verdict.status).toBe('limit_reached')
}

test('[SPB-05] a decision that was cut off after its first attempt is made by whoever leads next', async () => {
  const full = await waiting()
  await firstAttemptWasFull(full.player, full.placed.ticket.betId)
  expect(await afterTheDelay(server, DELAY_MS)).toBe(1)
  expect((await ticketsOf(full.player))[0]).toMatchObject({ status: 4, reason: 'exposure_limit' })
  expect(await cashOf(full.player)).toBe('100.00')

  const changed = await waiting()
  await firstAttemptWasFull(changed.player, changed.placed.ticket.betId)
  await say(server, ...score(1)(changed.eventId))
  expect(await afterTheDelay(server, DELAY_MS)).toBe(1)
  expect((await ticketsOf(changed.player))[0]).toMatchObject({ status: -11 })
  expect(await cashOf(changed.player)).toBe('100.00')
})

test('[R123] a bet that is not accepted takes nothing of any limit, so that refused bets close no book', async () => {
  const { player, eventId } = await waiting()
  const { ledger } = server.deps
  const names = ['sport_liability', `staked:${eventId}`]
  const before = (await ledger.counters('house', ['sport_liability']))['sport_liability']!
  const own = await ledger.counters(player.playerId, names)
  expect(names.map((name) => own[name]!.day)).toEqual([1000n, 1000n])
  await say(server, ...price('1.90')(eventId))
  await afterTheDelay(server, DELAY_MS)
  const after = (await ledger.counters('house', ['sport_liability']))['sport_liability']!
  expect(after.day - before.day).toBe(-1000n)
  const left = await ledger.counters(player.playerId, names)
  expect(names.map((name) => left[name]!.total)).toEqual([0n, 0n])
})

test('[R123] a bet that is not accepted gives nothing to the limits of the next day', async () => {
  const { player, eventId } = await waiting()
  const { ledger } = server.deps
  await say(server, ...price('1.90')(eventId))
  await afterTheDelay(server, 24 * 3_600_000)
  expect(await ledger.balances(player.playerId)).toMatchObject({ held: { balance: 0n } })
  const own = await ledger.counters(player.playerId, ['sport_liability', `staked:${eventId}`])
  expect(own['sport_liability']!.day).toBe(0n)
  expect(own[`staked:${eventId}`]!.total).toBe(0n)
})

test.each([
  ['none', '2.10', 4, '2.00', 0n],
  ['better', '2.10', 0, '2.10', 1100n],
  ['any', '1.90', 0, '1.90', 900n],
] as const)(
  '[SPB-04] under %s a price that moved to %s ends with status %i at %s',
  async (policy, now, status, odds, charged) => {
    const { player, eventId } = await waiting(policy)
    await say(server, ...price(now)(eventId))
    await afterTheDelay(server, DELAY_MS)
    const [decided] = await ticketsOf(player)
    expect(decided).toMatchObject({ status, odds })
    expect(decided!.legs[0]!.odds).toBe(odds)
    expect(await exposureOf(eventId)).toBe(charged)
  },
)

test.each([
  ['2.10', 1100n],
  ['1.90', 900n],
] as const)(
  '[R123] a bet that is accepted at %s counts in the day of house and player what it can win at that',
  async (now, charged) => {
    const { player, eventId } = await waiting('any')
    const { ledger } = server.deps
    const counted = async () => [
      (await ledger.counters('house', ['sport_liability']))['sport_liability']!.day,
      (await ledger.counters(player.playerId, ['sport_liability']))['sport_liability']!.day,
    ]
    const [house, own] = await counted()
    expect(own).toBe(1000n)
    await say(server, ...price(now)(eventId))
    await afterTheDelay(server, DELAY_MS)
    expect(await counted()).toEqual([house! - 1000n + charged, charged])
  },
)

test('[R123] a bet that is accepted after its day at a higher price takes nothing of the next one', async () => {
  const { player, eventId } = await waiting('any')
  await say(server, ...price('2.10')(eventId))
  await afterTheDelay(server, 24 * 3_600_000)
  const own = await server.deps.ledger.counters(player.playerId, ['sport_liability'])
  expect(own['sport_liability']).toMatchObject({ day: 0n, total: 1000n })
})

test.each([
  ['5000.00', 0, null],
  ['5000.01', 4, 'price_moved_meanwhile'],
] as const)(
  '[SPB-07] a price that moves to %s during the delay is within the highest total odds or not: status %i',
  async (now, status, reason) => {
    const player = await playerWith(server, 10_000n)
    const eventId = await liveEvent()
    const slip = {
      kind: 'single',
      legs: [home(eventId)],
      stake: '1.00',
      oddsPolicy: 'any',
    } as const
    dataOf(await placeSlip(player, slip))
    await say(server, ...price(now)(eventId))
    await afterTheDelay(server, DELAY_MS)
    expect((await ticketsOf(player))[0]).toMatchObject({ status, reason })
  },
)

test('a process that dies during the delay leaves the bet to the next one', async () => {
  const { player } = await waiting()
  const next = await serverOn(server.url)
  try {
    next.clock.advance(server.clock.now().getTime() - next.clock.now().getTime() + DELAY_MS)
    await sendHeartbeat(next.deps, 'by-hand')
    expect(await decideNow(next)).toBe(1)
  } finally {
    await next.close()
  }
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 0 })
})

test('two deciders at once decide a bet once', async () => {
  const { player } = await waiting()
  server.clock.advance(DELAY_MS)
  await sendHeartbeat(server.deps, 'by-hand')
  const counts = await Promise.all([decideNow(server), decideNow(server)])
  expect(counts.reduce((a, b) => a + b)).toBe(1)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 0 })
})

test('a silent source refuses what waited on it', async () => {
  const { player } = await waiting()
  server.clock.advance(16_000)
  expect(await decideNow(server)).toBe(1)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 4, reason: 'outcome_closed' })
  expect(await cashOf(player)).toBe('100.00')
})

test('a match that ends during the delay gives the stake back', async () => {
  const { player, eventId } = await waiting()
  await finish(server, eventId, { home: 1, away: 0 })
  expect(await afterTheDelay(server, DELAY_MS)).toBe(1)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: -11, payout: '10.00' })
})

test.each([
  ['tennis', 8000],
  ['basketball', 5000],
  ['volleyball', 8000],
])('a bet on %s waits %i ms', async (sport, delayMs) => {
  const player = await playerWith(server, 1000n)
  const eventId = await liveEvent(sport)
  const legs = [home(eventId)]
  const placed = dataOf(await placeSlip(player, { kind: 'single', legs }))
  expect(Date.parse(placed.ticket.decideAt!) - server.clock.now().getTime()).toBe(delayMs)
  await afterTheDelay(server, delayMs)
})
