import { randomUUID } from 'node:crypto'
import { casino, game, ops, refusals, support, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let desk: TestOperator
let player: TestPlayer
beforeAll(async () => {
  server = await startTestServer()
  desk = await operatorWith(server, ['support'])
  player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_00n)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const write = (ref?: string) =>
  player.call(
    support.openTicket,
    { body: { topic: 'game', about: 'uma rodada', text: 'não entendi', ...(ref ? { ref } : {}) } },
    { key: randomUUID() },
  )

const look = (of: TestPlayer, ref: string) =>
  desk.call(ops.players.record, { params: { playerId: String(of.playerId), ref } })

test('a ticket carries the round it is about, and the desk sees that round as its player does', async () => {
  const body = { stake: '2.00', target: 5_050, direction: 'over' as const }
  for (let i = 0; i < 3; i++)
    dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  const { records } = dataOf(await player.call(casino.gameMess, {}))
  const round = records[1]!
  const { ticketId } = dataOf(await write(round.recordId))
  const { ticket } = dataOf(await desk.call(ops.care.ticketThread, { params: { ticketId } }))
  expect(ticket.ref).toBe(round.recordId)
  expect(dataOf(await look(player, ticket.ref!))).toMatchObject({
    ref: round.recordId,
    type: null,
    name: 'dice',
    at: round.at,
    amount: '2.00',
    payout: round.payout,
  })
})

test('a ticket carries the movement of money it is about', async () => {
  const { records } = dataOf(await player.call(wallet.records, { query: {} }))
  const movement = records[0]!
  dataOf(await write(movement.recordId))
  expect(dataOf(await look(player, movement.recordId))).toMatchObject({
    ref: movement.recordId,
    type: movement.type,
    amount: movement.amount,
    at: movement.at,
  })
})

test('a ticket without one has none, and what is no id is refused', async () => {
  const { ticketId } = dataOf(await write())
  const { ticket } = dataOf(await desk.call(ops.care.ticketThread, { params: { ticketId } }))
  expect(ticket.ref).toBeNull()
  expect((await write('casino:1 OR 1=1')).http).toBe(400)
  expect((await look(player, 'house:1')).http).toBe(400)
})

test('an id of somebody else leads to nothing', async () => {
  const { records } = dataOf(await player.call(casino.gameMess, {}))
  const other = await registerPlayer(server)
  const answer = await look(other, records[0]!.recordId)
  expect(answer.status).toBe(refusals.record_unknown.status)
  expect((await look(player, 'casino:999999')).status).toBe(refusals.record_unknown.status)
  expect((await look(other, 'e999999')).status).toBe(refusals.record_unknown.status)
})
