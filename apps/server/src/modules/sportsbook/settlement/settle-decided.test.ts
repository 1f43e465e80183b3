import { expect, test } from 'vitest'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import { footballResult } from '@jogada/core/sports/results/football'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import type { FeedMessage } from '../feed/message.ts'
import {
  cashOf,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
  ticketsOf,
  total,
} from '../testkit.ts'

const server = serverOfFile()

const stop = (eventId: string): FeedMessage => ({ type: 'bet_stop', eventId, reason: 'goal' })
const start = (eventId: string): FeedMessage => ({ type: 'bet_start', eventId })

const score = (eventId: string, now: Score, halfTime: Score | null = null): FeedMessage => ({
  type: 'score',
  eventId,
  phase: MATCH_PHASES.first_half,
  minute: 30,
  score: now,
  facts: footballResult({ state: 'live', score: now, halfTime }),
})

const goal = (eventId: string, now: Score) =>
  say(server, stop(eventId), score(eventId, now), start(eventId))

const end = (eventId: string, final: Score, halfTime: Score) =>
  say(server, {
    type: 'result',
    eventId,
    result: { state: 'finished', score: final },
    facts: footballResult({ state: 'finished', score: final, halfTime }),
  })

const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]
const OVER = 'total/total=2.50/@over'
const UNDER = 'total/total=2.50/@under'

const single = async (player: TestPlayer, outcomeId: string, odds = '1.90') =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [[outcomeId, odds]] }))

const codesOf = async (player: TestPlayer) =>
  (await ticketsOf(player)).map(({ status, result }) => [status, result]).toReversed()

test('over 2.5 is paid once the third goal stands, and what is still open stays open', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  for (const outcome of [OVER, UNDER]) await single(player, `${eventId}/${outcome}`)
  await single(player, `${eventId}/1x2/@home`, '2.00')
  await goal(eventId, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 0, unsettled: [] })
  await say(server, stop(eventId), score(eventId, { home: 2, away: 1 }))
  // Scored, and perhaps still under review.
  expect(await settle(server)).toMatchObject({ settled: 0 })
  await say(server, start(eventId))
  expect(await settle(server)).toMatchObject({ settled: 2, reversed: 0, unsettled: [] })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  expect(await codesOf(player)).toEqual([
    [9999, 10],
    [9999, 20],
    [0, null],
  ])
  expect(await cashOf(player)).toBe('89.00')
  await end(eventId, { home: 2, away: 1 }, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1, reversed: 0 })
  expect(await cashOf(player)).toBe('109.00')
})

test('[R083] [SPB-10] a goal that is annulled after it stood opens again what was settled on it (0), and nothing else', async () => {
  const player = await playerWith(server, 10_000n)
  const low = total('1.50', '1.30', '3.20')
  const eventId = await offerEvent(server, [...markets, low])
  await single(player, `${eventId}/${OVER}`)
  await single(player, `${eventId}/total/total=1.50/@over`, '1.30')
  await goal(eventId, { home: 2, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 2 })
  expect(await cashOf(player)).toBe('112.00')
  await goal(eventId, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 0, reversed: 1 })
  expect(await codesOf(player)).toEqual([
    [0, null],
    [9999, 10],
  ])
  expect(await cashOf(player)).toBe('93.00')
  await end(eventId, { home: 1, away: 1 }, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1, reversed: 0 })
  expect(await codesOf(player)).toEqual([
    [9999, 20],
    [9999, 10],
  ])
})

test('a goal that was annulled while bets were stopped never settles anything', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  await single(player, `${eventId}/${UNDER}`)
  await goal(eventId, { home: 1, away: 1 })
  await say(
    server,
    stop(eventId),
    score(eventId, { home: 1, away: 2 }),
    score(eventId, { home: 1, away: 1 }),
    start(eventId),
  )
  expect(await settle(server)).toMatchObject({ settled: 0, reversed: 0 })
  expect(await codesOf(player)).toEqual([[0, null]])
})

test('a final result that contradicts what was settled in play corrects it', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  await single(player, `${eventId}/${UNDER}`)
  await goal(eventId, { home: 2, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  await end(eventId, { home: 1, away: 1 }, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ reversed: 1, settled: 1 })
  expect(await codesOf(player)).toEqual([[9999, 10]])
  expect(await cashOf(player)).toBe('109.00')
})

test('what a match in play decided stands when it is abandoned, and the rest goes back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  await single(player, `${eventId}/${OVER}`)
  await single(player, `${eventId}/1x2/@home`, '2.00')
  await goal(eventId, { home: 2, away: 1 })
  await settle(server)
  await say(server, {
    type: 'result',
    eventId,
    result: { state: 'abandoned', score: { home: 2, away: 1 } },
    facts: footballResult({ state: 'abandoned', score: { home: 2, away: 1 } }),
  })
  expect(await settle(server)).toMatchObject({ settled: 1, reversed: 0 })
  expect(await codesOf(player)).toEqual([
    [9999, 10],
    [9999, 90],
  ])
})

test('a lost leg in play settles its parlay; a won one waits for the others', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  const parlay = (outcome: string) =>
    placeSlip(player, {
      kind: 'parlay',
      legs: [[`${a}/${outcome}`, '1.90'], home(b)],
    })
  dataOf(await parlay(UNDER))
  dataOf(await parlay(OVER))
  await goal(a, { home: 3, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await codesOf(player)).toEqual([
    [9999, 20],
    [0, null],
  ])
  const [open] = await ticketsOf(player, { state: 'open' })
  expect(open!.legs.map(({ result }) => result)).toEqual([10, null])
  // The goal is annulled: the lost parlay is open again as well.
  await goal(a, { home: 2, away: 0 })
  expect(await settle(server)).toMatchObject({ reversed: 1, settled: 0 })
  expect((await codesOf(player))[0]).toEqual([0, null])
  const reopened = { status: 0, reason: 'taken_back' }
  expect((await ticketsOf(player, { state: 'cashout' }))[1]).toMatchObject(reopened)
})

test('a result taken back and said anew before anybody looked is settled by the new one', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  await single(player, `${eventId}/1x2/@home`, '2.00')
  await end(eventId, { home: 1, away: 0 }, { home: 0, away: 0 })
  await settle(server)
  await takeBack(server, eventId)
  await end(eventId, { home: 0, away: 0 }, { home: 0, away: 0 })
  expect(await settle(server)).toMatchObject({ reversed: 1, settled: 1 })
  expect(await codesOf(player)).toEqual([[9999, 20]])
})

test('[R083] a parlay is open again (0) with the new result of one leg while the other, of which a goal was annulled, runs on', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  const legs = [home(a), [`${b}/${OVER}`, '1.90'] as const]
  dataOf(await placeSlip(player, { kind: 'parlay', legs }))
  await goal(b, { home: 3, away: 0 })
  await goal(b, { home: 2, away: 0 })
  await end(a, { home: 0, away: 1 }, { home: 0, away: 0 })
  await settle(server)
  expect(await codesOf(player)).toEqual([[9999, 20]])
  await takeBack(server, a)
  await settle(server)
  expect(await codesOf(player)).toEqual([[8888, null]])
  await end(a, { home: 1, away: 0 }, { home: 0, away: 0 })
  await settle(server)
  expect(await codesOf(player)).toEqual([[0, null]])
})
