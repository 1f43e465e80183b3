import { expect, test, vi } from 'vitest'
import { connectAs } from '../../../testkit/player-socket.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  cashOf,
  finish,
  home,
  offerEvents,
  placeSlip,
  playerWith,
  say,
  settle,
  takeBack,
  ticketsOf,
} from '../testkit.ts'

const server = serverOfFile()

const HOME = { home: 1, away: 0 }
const AWAY = { home: 0, away: 1 }

const parlay = async (player: TestPlayer, events: readonly string[]) =>
  dataOf(await placeSlip(player, { kind: 'parlay', legs: events.map((id) => home(id)) })).ticket

async function standing(player: TestPlayer) {
  const [ticket] = await ticketsOf(player)
  const { status, result, legs } = ticket!
  return { status, result, legs: legs.map((leg) => leg.result) }
}

test('[R083] a won leg of an open parlay is won at once, and its player hears of it', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 2)
  const { betId } = await parlay(player, events)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await connectAs(server, player)
  await finish(server, events[0]!, HOME)
  expect(await standing(player)).toEqual({ status: 0, result: null, legs: [10, null] })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  await vi.waitFor(() => expect(socket.heard('betSettled')).toEqual([{ betId }]), 20_000)
  socket.close()
})

test('[R083] a parlay ends with its first lost leg, whatever becomes of the others', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 3)
  await parlay(player, events)
  await finish(server, events[1]!, AWAY)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  const lost = { status: 9999, result: 20, legs: [null, 20, null] }
  expect(await standing(player)).toEqual(lost)
  // a leg that did not count is nothing to take back
  await finish(server, events[0]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ ...lost, legs: [10, 20, null] })
  await takeBack(server, events[0]!)
  expect(await settle(server)).toMatchObject({ reversed: 0 })
  expect(await standing(player)).toEqual(lost)
})

test('[R083] a parlay that has lost ends though no rule settles another leg', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 2)
  await parlay(player, events)
  const result = { state: 'finished', score: HOME } as const
  await say(server, {
    type: 'result',
    eventId: events[0]!,
    result,
    facts: { state: 'finished', tallies: {} },
  })
  expect(await settle(server)).toMatchObject({ unsettled: [events[0]] })
  expect(await standing(player)).toMatchObject({ status: -1 })
  await finish(server, events[1]!, AWAY)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await standing(player)).toMatchObject({ status: 9999, result: 20 })
})

test('[R083] [SPB-10] a parlay is open again (0) once what was taken back has a new result', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 2)
  await parlay(player, events)
  await finish(server, events[0]!, AWAY)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 9999, result: 20, legs: [20, null] })
  await takeBack(server, events[0]!)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 8888, result: null, legs: [null, null] })
  await finish(server, events[0]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 0, result: null, legs: [10, null] })
  expect((await ticketsOf(player, { state: 'cashout' }))[0]).toMatchObject({ status: 0 })
  await finish(server, events[1]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 9999, result: 10, legs: [10, 10] })
  expect(await cashOf(player)).toBe('130.00')
})

test('[R083] [SPB-10] a parlay stays taken back (8888) while one of two results is still awaited', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 3)
  await parlay(player, events)
  await finish(server, events[0]!, HOME)
  await finish(server, events[1]!, AWAY)
  await settle(server)
  for (const eventId of events.slice(0, 2)) await takeBack(server, eventId)
  await settle(server)
  await finish(server, events[0]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 8888, result: null, legs: [10, null, null] })
  await finish(server, events[1]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 0, result: null, legs: [10, 10, null] })
})

test('[R083] a parlay for a person (-1) is open again once its leg has a result that a rule settles', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await offerEvents(server, 2)
  await parlay(player, events)
  await say(server, {
    type: 'result',
    eventId: events[0]!,
    result: { state: 'finished', score: HOME },
    facts: { state: 'finished', tallies: {} },
  })
  await settle(server)
  expect(await standing(player)).toMatchObject({ status: -1 })
  await takeBack(server, events[0]!)
  await finish(server, events[0]!, HOME)
  await settle(server)
  expect(await standing(player)).toEqual({ status: 0, result: null, legs: [10, null] })
})

test('[R083] [SPB-11] a leg for a person keeps no other event of its parlay waiting, and the parlay is paid once it is decided', async () => {
  const player = await playerWith(server, 10_000n)
  const [clear, unclear] = (await offerEvents(server, 2)) as [string, string]
  await parlay(player, [clear, unclear])
  await say(server, {
    type: 'result',
    eventId: unclear,
    result: { state: 'finished', score: HOME },
    facts: { state: 'finished', tallies: {} },
  })
  await settle(server)
  await finish(server, clear, HOME)
  expect(await settle(server)).toMatchObject({ settled: 0, unsettled: [unclear] })
  const { settled_at: settledAt } = await server.deps.db
    .selectFrom('sportsbook.event')
    .select('settled_at')
    .where('event_id', '=', clear)
    .executeTakeFirstOrThrow()
  expect(settledAt).not.toBeNull()
  expect(await standing(player)).toEqual({ status: -1, result: null, legs: [10, null] })
  // what is taken back of the clear one is another result of it, and still not the person's
  await takeBack(server, clear)
  expect(await settle(server)).toMatchObject({ settled: 0, unsettled: [unclear] })
  await finish(server, clear, HOME)
  await settle(server)
  await takeBack(server, unclear)
  await finish(server, unclear, HOME)
  expect(await settle(server)).toMatchObject({ settled: 1, unsettled: [] })
  expect(await standing(player)).toEqual({ status: 9999, result: 10, legs: [10, 10] })
  expect(await cashOf(player)).toBe('130.00')
})
