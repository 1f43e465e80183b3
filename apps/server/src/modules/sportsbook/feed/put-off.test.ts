import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhase } from '@jogada/core/sports/codes'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { tellOverdue } from '../settlement/overdue.ts'
import {
  cashOf,
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
import { deaf, placeBehind } from '../bets/race-testkit.ts'
import { findEvent } from '../trading/find-event.ts'
import { appendMessages } from './append.ts'
import { MINUTE, offeredBySource, singleOn, SOURCE } from './late-testkit.ts'
import type { FixtureMessage } from './message.ts'

const server = serverOfFile()

const HOUR = 60 * MINUTE

const alertsOf = async (eventId: string) => {
  const rows = await server.deps.db
    .selectFrom('alert.alert')
    .select(['kind', 'detail'])
    .where('subject', '=', `event:${eventId}`)
    .execute()
  return rows.map(({ kind, detail }) => [kind, detail['bets']])
}

/** How the tickets of a player stand, the oldest first. */
const standing = async (player: TestPlayer) =>
  (await ticketsOf(player))
    .toReversed()
    .map(({ status, result, legs }) => [status, result, legs[0]!.givenBack])

const OPEN = [0, null, null]
const BACK = [9999, 90, 'cancelled']

async function betOn(eventId: string) {
  const player = await playerWith(server, 10_000n)
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  return player
}

test('[SPB-09] a match that is put off by more than the printed hours gives its bets back, those for the new start stand', async () => {
  const eventId = await offeredBySource(server)
  const player = await betOn(eventId)
  // the first start was in an hour
  await moveStart(server, eventId, 49 * HOUR)
  expect(await settle(server)).toMatchObject({ settled: 0 })
  expect(await alertsOf(eventId)).toEqual([])
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  // not by this announcement alone, and beyond the hours of the first start only
  await moveStart(server, eventId, 49 * HOUR + 1000)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await standing(player)).toEqual([BACK, OPEN])
  expect(await cashOf(player)).toBe('90.00')
  expect(await alertsOf(eventId)).toEqual([['put_off_bets_back', 1]])
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await standing(player)).toEqual([BACK, [9999, 10, null], [9999, 10, null]])
  expect(await cashOf(player)).toBe('120.00')
})

test('[SPB-09] a bet of a process that has not heard that its match was put off goes back too', async () => {
  const eventId = await offeredBySource(server)
  await betOn(eventId)
  const player = await playerWith(server, 10_000n)
  const behind = await deaf(server)
  await moveStart(server, eventId, 72 * HOUR)
  await settle(server)
  await placeBehind(server, player, { behind, outcomeId: home(eventId)[0] })
  expect(await standing(player)).toEqual([[0, null, 'cancelled']])
  await finish(server, eventId, { home: 0, away: 1 })
  await settle(server)
  expect(await standing(player)).toEqual([BACK])
  expect(await cashOf(player)).toBe('100.00')
})

test('[SPB-09] a start that is put off in two steps counts from the first, and one that comes back restores nothing', async () => {
  const eventId = await offeredBySource(server)
  const player = await betOn(eventId)
  await moveStart(server, eventId, 30 * HOUR)
  expect(await singleOn(player, eventId)).toMatchObject({ status: 200 })
  await moveStart(server, eventId, 60 * HOUR)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  await moveStart(server, eventId, HOUR)
  await settle(server)
  expect(await standing(player)).toEqual([BACK, OPEN])
})

const later = (facts: Partial<FixtureMessage> = {}) => ({
  startsAt: new Date(server.clock.now().getTime() + 100 * HOUR).toISOString(),
  ...facts,
})

test.each([
  ['tennis follows no schedule', { sport: 'tennis' }, {}],
  ['the day was announced without its time', { isTimeOpen: true }, {}],
  ['it is a season and no match', { isOutright: true }, { isOutright: true }],
] as const)('[SPB-09] where %s, bets stand whatever the new start is', async (_, facts, again) => {
  const eventId = await offeredBySource(server, facts)
  const player = await betOn(eventId)
  const event = await findEvent(server.deps, eventId)
  const { sport, competition, stage, home: at, away } = event
  const names = { sport, competition, stage, home: at, away, replay: false, playedOn: null }
  await say(server, { type: 'fixture', eventId, source: SOURCE, ...names, ...later(again) })
  await settle(server)
  expect(await standing(player)).toEqual([OPEN])
  expect(await alertsOf(eventId)).toEqual([])
})

test('[SPB-09] what a trader puts off is left to a person, who is told', async () => {
  const eventId = await offerEvent(server)
  const player = await betOn(eventId)
  await moveStart(server, eventId, 72 * HOUR)
  await settle(server)
  expect(await standing(player)).toEqual([OPEN])
  expect(await alertsOf(eventId)).toEqual([['put_off_bets', 1]])
})

test('[SPB-09] an announcement that comes once more gives nothing back', async () => {
  const eventId = await offeredBySource(server)
  const event = await findEvent(server.deps, eventId)
  const { source, sport, competition, stage, home: at, away } = event
  const names = { source, sport, competition, stage, home: at, away, replay: false, playedOn: null }
  const message = { type: 'fixture', eventId, ...names, ...later() } as const
  const announced = { messageId: `${eventId}#far`, message }
  await appendMessages(server.deps, [announced])
  await moveStart(server, eventId, HOUR)
  const player = await betOn(eventId)
  await appendMessages(server.deps, [announced])
  await settle(server)
  expect(await standing(player)).toEqual([OPEN])
})

test('[SPB-09] a parlay goes on without the match that was put off', async () => {
  const [away, other] = [await offeredBySource(server), await offeredBySource(server)]
  const player = await playerWith(server, 10_000n)
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(away), home(other)] }))
  await moveStart(server, away, 72 * HOUR)
  await settle(server)
  await finish(server, other, { home: 1, away: 0 })
  await settle(server)
  expect(await ticketsOf(player)).toMatchObject([{ status: 9999, result: 10, payout: '20.00' }])
})

const kickOff = (eventId: string) =>
  say(server, { type: 'score', eventId, phase: 1, minute: null, score: { home: 0, away: 0 } })

test.each<[MatchPhase]>([['cancelled'], ['abandoned'], ['interrupted'], ['postponed']])(
  '[SPB-09] %s, a match keeps its bets, takes none, and a person is told when the printed hours are over',
  async (name) => {
    const eventId = await offeredBySource(server)
    const player = await betOn(eventId)
    if (name !== 'postponed') await kickOff(eventId)
    const phase = MATCH_PHASES[name]
    await say(server, { type: 'score', eventId, phase, minute: null, score: null })
    await settle(server)
    expect(await standing(player)).toEqual([OPEN])
    expect(await singleOn(player, eventId)).toMatchObject({ status: 5001 })
    server.clock.advance(49 * HOUR)
    expect(await tellOverdue(server.deps)).not.toContain(eventId)
    server.clock.advance(1000)
    expect(await tellOverdue(server.deps)).toContain(eventId)
    await tellOverdue(server.deps)
    expect(await alertsOf(eventId)).toEqual([['match_overdue', 1]])
    await say(server, { type: 'result', eventId, result: { state: 'void' } })
    await settle(server)
    expect(await server.deps.ledger.balances(player.playerId)).toMatchObject({
      cash: { balance: 10_000n },
      held: { balance: 0n },
    })
    expect(await tellOverdue(server.deps)).not.toContain(eventId)
  },
)

test('[SPB-09] a match in play that is moved stays with what it has decided', async () => {
  const eventId = await offeredBySource(server)
  const player = await betOn(eventId)
  await kickOff(eventId)
  await moveStart(server, eventId, 72 * HOUR)
  await settle(server)
  expect(await standing(player)).toEqual([OPEN])
  expect(await alertsOf(eventId)).toEqual([])
})
