import { randomUUID } from 'node:crypto'
import { ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  caughtUp,
  cashOf,
  eventOf,
  finish,
  home,
  moveStart,
  offerEvent,
  placeSlip,
  playerWith,
  say,
  settle,
  ticketsOf,
} from '../testkit.ts'
import { appendMessages } from './append.ts'
import { sendHeartbeat } from './heartbeats.ts'
import { MINUTE, offeredBySource, passMinutes, singleOn, SOURCE } from './late-testkit.ts'

const server = serverOfFile()

const facts = {
  source: SOURCE,
  sport: 'football',
  competition: 'Brasileirão Série A',
  stage: '36',
  home: 'Bahia',
  away: 'Coritiba',
  replay: false,
  playedOn: null,
}

const offered = () => offeredBySource(server)

/** How the tickets of a player stand, the oldest first. */
const standing = async (player: TestPlayer) =>
  (await ticketsOf(player))
    .toReversed()
    .map(({ status, result, legs }) => [status, result, legs[0]!.givenBack])

const alertsOf = async (eventId: string) => {
  const rows = await server.deps.db
    .selectFrom('alert.alert')
    .select(['kind', 'detail'])
    .where('subject', '=', `event:${eventId}`)
    .execute()
  return rows.map(({ kind, detail }) => [kind, detail['bets']])
}

/** A bet before the start that is told later, and one after it. */
async function earlyAndLate(eventId: string) {
  const player = await playerWith(server, 10_000n)
  await singleOn(player, eventId)
  await passMinutes(server, 10)
  await singleOn(player, eventId)
  return player
}

test('[SPB-10] a bet that was taken after the start that its source tells is given back with the reason, an earlier one stands', async () => {
  const eventId = await offered()
  const player = await earlyAndLate(eventId)
  await moveStart(server, eventId, -5 * MINUTE)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await standing(player)).toEqual([
    [0, null, null],
    [9999, 90, 'late'],
  ])
  expect(await cashOf(player)).toBe('90.00')
  expect(await alertsOf(eventId)).toEqual([['late_bets_back', 1]])
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')
})

test('[SPB-10] a late leg of a parlay counts 1,00 and says so while the others are open', async () => {
  const player = await playerWith(server, 10_000n)
  const [late, other] = [await offered(), await offered()]
  await passMinutes(server, 10)
  await placeSlip(player, { kind: 'parlay', legs: [home(late), home(other)] })
  await moveStart(server, late, -5 * MINUTE)
  await settle(server)
  const [ticket] = await ticketsOf(player)
  expect(ticket).toMatchObject({ status: 0, potential: '20.00' })
  expect(ticket!.legs.map(({ result, givenBack }) => [result, givenBack])).toEqual([
    [90, 'late'],
    [null, null],
  ])
})

test('[SPB-10] bets in play stand when a start is told late, those before play do not', async () => {
  const eventId = await offered()
  const player = await earlyAndLate(eventId)
  await say(server, { type: 'score', eventId, phase: 1, minute: null, score: { home: 0, away: 0 } })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  await passMinutes(server, 10)
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  await moveStart(server, eventId, -15 * MINUTE)
  await settle(server)
  expect((await standing(player)).map(([status]) => status)).toEqual([0, 9999, -10])
})

test('[SPB-10] [R084] play that is said in its minute before the announced start gives back what came after kick-off', async () => {
  const eventId = await offered()
  const player = await earlyAndLate(eventId)
  const score = { home: 0, away: 0 }
  await say(server, { type: 'score', eventId, phase: 1, minute: 6, score })
  await settle(server)
  expect((await standing(player)).map(([status]) => status)).toEqual([0, 9999])
  // later minutes tell no other start
  await say(server, { type: 'score', eventId, phase: 1, minute: 40, score })
  expect(await settle(server)).toMatchObject({ settled: 0 })
})

test('[SPB-10] a trader’s word, a long time and an event with a result are left to a person, who is told', async () => {
  const byHand = await offerEvent(server)
  const long = await offered()
  const ended = await offered()
  const events = [byHand, long, ended]
  const players = []
  for (const eventId of events) players.push(await earlyAndLate(eventId))
  await finish(server, ended, { home: 1, away: 0 })
  await settle(server)
  await moveStart(server, byHand, -35 * MINUTE)
  // an hour before the known start and more, as of a wrong time zone
  await moveStart(server, long, -31 * MINUTE)
  await moveStart(server, ended, -35 * MINUTE)
  expect(await settle(server)).toMatchObject({ settled: 0, reversed: 0 })
  for (const eventId of events) expect((await alertsOf(eventId))[0]![0]).toBe('late_bets')
})

test('[SPB-10] a start that moves again widens the time that the open alert names', async () => {
  const eventId = await offerEvent(server)
  const player = await playerWith(server, 10_000n)
  await singleOn(player, eventId)
  server.clock.advance(10 * MINUTE)
  await sendHeartbeat(server.deps, 'by-hand')
  await singleOn(player, eventId)
  await moveStart(server, eventId, -5 * MINUTE)
  expect(await alertsOf(eventId)).toEqual([['late_bets', 1]])
  await moveStart(server, eventId, -15 * MINUTE)
  expect(await alertsOf(eventId)).toEqual([['late_bets', 2]])
})

test('[SPB-10] a day that is announced without its time gives nothing back', async () => {
  const eventId = await offered()
  await earlyAndLate(eventId)
  const startsAt = new Date(server.clock.now().getTime() - 5 * MINUTE).toISOString()
  await say(server, { type: 'fixture', eventId, startsAt, isTimeOpen: true, ...facts })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  expect(await alertsOf(eventId)).toEqual([])
})

test('[SPB-10] a bet that was sold does not read as given back', async () => {
  const eventId = await offered()
  const player = await playerWith(server, 10_000n)
  await singleOn(player, eventId)
  const { betId } = (await ticketsOf(player))[0]!
  const params = { betId }
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params }))
  const body = { offerId: offerId! }
  expect(
    (await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() })).status,
  ).toBe(200)
  const open = { marketId: null, from: null, to: null }
  await say(server, { type: 'cancel', eventId, ...open, reason: 'all of it' })
  expect(await standing(player)).toEqual([[9999, null, null]])
  await moveStart(server, eventId, -5 * MINUTE)
  expect(await alertsOf(eventId)).toEqual([])
})

test('[SPB-10] an old announcement that comes once more gives nothing back', async () => {
  const eventId = await offered()
  const { startsAt } = await eventOf(server, eventId)
  const message = { type: 'fixture', eventId, startsAt, ...facts } as const
  const announced = { messageId: `${eventId}#announced`, message }
  await appendMessages(server.deps, [announced])
  await moveStart(server, eventId, 5 * 60 * MINUTE)
  server.clock.advance(2 * 60 * MINUTE)
  await sendHeartbeat(server.deps, SOURCE)
  const player = await playerWith(server, 10_000n)
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  await appendMessages(server.deps, [announced])
  await caughtUp(server, eventId)
  expect(await settle(server)).toMatchObject({ settled: 0 })
  expect(await alertsOf(eventId)).toEqual([])
})
