import { LIVE_NAMESPACE, SOCKET_PATH, refusals, sport, ticket } from '@jogada/contract'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { bet, eventOf, home, offerEvents, playerWith, say } from '../testkit.ts'

const server = serverOfFile()

const turn = async (isStopped: boolean) => {
  const { switches, db } = server.deps
  await switches.set(db, { name: 'sportsbook', isStopped, reason: 'investigation' })
}

const stopped = { status: 'suspended', suspendedBecause: 'service' }
const running = { status: 'open', suspendedBecause: null }

test('[ACC-09] [R107] who watches a match is told that all bets are stopped, and that they are not any more', async () => {
  const eventIds = await offerEvents(server, 2)
  const [first, heldBack] = eventIds as [string, string]
  await say(server, { type: 'bet_stop', eventId: heldBack, reason: 'goal' })
  const heard: sport.SportEvent[] = []
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = io(url + LIVE_NAMESPACE, { path: SOCKET_PATH, transports: ['websocket'] })
  try {
    await new Promise<void>((connected) => socket.once('connect', () => connected()))
    socket.on('sportEvent', (event: sport.SportEvent) => heard.push(event))
    socket.emit('watch', eventIds)
    const last = (eventId: string) => heard.findLast((event) => event.eventId === eventId)
    let version = (await eventOf(server, first)).version
    // twice: what was told once is told again
    for (const _ of [1, 2]) {
      for (const [isStopped, shown] of [
        [true, stopped],
        [false, running],
      ] as const) {
        await turn(isStopped)
        await expect.poll(() => last(first), { timeout: 60_000 }).toMatchObject(shown)
        expect(last(first)!.version).toBeGreaterThan(version)
        version = last(first)!.version
        expect(await eventOf(server, first)).toMatchObject({ ...shown, version })
        // what a match itself says comes first
        expect(await eventOf(server, heldBack)).toMatchObject({ suspendedBecause: 'goal' })
      }
    }
  } finally {
    socket.disconnect()
  }
})

test('[ACC-09] a slip hears before the press that all bets are stopped, and is priced again after it', async () => {
  const [eventId = ''] = await offerEvents(server, 1)
  const player = await playerWith(server, 10_000n)
  const [outcomeId, seenOdds] = home(eventId)
  const single = () => player.call(sport.quoteBet, { body: { outcomeId, stake: '10.00' } })
  const slip = () =>
    player.call(ticket.quoteTicket, {
      body: { kind: 'single', stake: '10.00', legs: [{ outcomeId, seenOdds }] },
    })
  await turn(true)
  const { service_suspended: suspended } = refusals
  await expect.poll(async () => (await single()).status).toBe(suspended.status)
  expect((await slip()).data).toMatchObject({ refusal: 'service_suspended' })
  expect((await bet(player, { outcomeId, seenOdds })).status).toBe(suspended.status)
  await turn(false)
  await expect.poll(async () => (await single()).status).toBe(200)
  expect((await slip()).data).toMatchObject({ refusal: null })
  expect((await bet(player, { outcomeId, seenOdds })).status).toBe(200)
})
