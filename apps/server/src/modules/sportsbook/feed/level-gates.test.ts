import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { bet, caughtUp, home, offerEvent, playerWith, say, withCatalogue } from '../testkit.ts'
import { appendMessages } from './append.ts'
import { closeGate } from './gate.ts'
import { levelGates } from './level-gates.ts'
import type { Uneven } from './level-gates.ts'

const server = serverOfFile()

const isTaken = async (eventId: string) => {
  const player = await playerWith(server, 10_000n)
  const [outcomeId, seenOdds] = home(eventId)
  return (await bet(player, { outcomeId, seenOdds })).status === 200
}

/** Looks once as the worker does. */
const look = (before: Uneven) => withCatalogue(server, (deps) => levelGates(deps, before))

const lookTwice = async () => look(await look(new Map()))

test('[SPB-05] a match whose gate moved in a process that died before its message was logged takes bets again', async () => {
  const eventId = await offerEvent(server)
  await closeGate(server.deps, eventId, 'never-logged')
  expect(await isTaken(eventId)).toBe(false)
  const uneven = await look(new Map())
  expect([...uneven]).toEqual([[eventId, { gate: 1, log: 0 }]])
  expect(await isTaken(eventId)).toBe(false)
  await look(uneven)
  await caughtUp(server, eventId)
  expect(await isTaken(eventId)).toBe(true)
  expect(await look(new Map())).toEqual(new Map())
})

test('[SPB-05] [SPB-06] a stop that comes after all closes its match, which opens with the next start', async () => {
  const eventId = await offerEvent(server)
  const stop = {
    messageId: `${eventId}#late-stop`,
    message: { type: 'bet_stop', eventId, reason: 'goal' },
  } as const
  await closeGate(server.deps, eventId, stop.messageId)
  await lookTwice()
  await appendMessages(server.deps, [stop])
  await caughtUp(server, eventId)
  expect(await isTaken(eventId)).toBe(false)
  await say(server, { type: 'bet_start', eventId })
  expect(await isTaken(eventId)).toBe(false)
  await lookTwice()
  expect(await isTaken(eventId)).toBe(true)
})

test('[SPB-05] a gate that moves between two looks is not touched', async () => {
  const eventId = await offerEvent(server)
  await closeGate(server.deps, eventId, `${eventId}#first`)
  const uneven = await look(new Map())
  await closeGate(server.deps, eventId, `${eventId}#second`)
  await look(uneven)
  await caughtUp(server, eventId)
  expect(await isTaken(eventId)).toBe(false)
  await lookTwice()
  await caughtUp(server, eventId)
  expect(await isTaken(eventId)).toBe(true)
})
