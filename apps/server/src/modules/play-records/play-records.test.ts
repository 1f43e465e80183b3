import { randomUUID } from 'node:crypto'
import { casino, game, play } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { endOpenRounds } from '../casino/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

async function playerWith(centavos: bigint) {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

const limbo = async (player: TestPlayer, target = 200) =>
  dataOf(
    await player.call(casino.betLimbo, { body: { stake: '1.00', target } }, { key: randomUUID() }),
  ).round

const records = async (player: TestPlayer, query: Record<string, string> = {}) =>
  dataOf(await player.call(casino.gameMess, { query }))

test('[R083] what was played is listed with its status: open, won, lost, refunded', async () => {
  const player = await playerWith(100_000n)
  const seen = new Map<number, casino.LimboRound>()
  while (seen.size < 2) {
    const round = await limbo(player)
    seen.set(round.status, round)
    server.clock.advance(1)
  }
  const body = { stake: '1.00', mines: 3 }
  dataOf(await player.call(casino.betMines, { body }, { key: randomUUID() }))
  await endOpenRounds(server.deps, player.playerId)
  server.clock.advance(1)
  const dice = { stake: '1.00', target: 5050, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body: dice }, { key: randomUUID() }))
  server.clock.advance(1)
  dataOf(await player.call(casino.betMines, { body }, { key: randomUUID() }))

  const { records: all, next } = await records(player)
  expect(next).toBeNull()
  expect(all[0]).toMatchObject({ game: 'mines', status: 0, odds: '1.0000', result: '0/22' })
  expect(all[1]).toMatchObject({ game: 'dice', odds: '2.0000' })
  expect(all[2]).toMatchObject({ game: 'mines', status: 90, payout: '1.00' })
  for (const status of [0, 10, 20, 90]) {
    const { records: some } = await records(player, { status: String(status) })
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(all.filter((record) => record.status === status))
  }
  const { records: rounds } = await records(player, { game: 'limbo' })
  expect(rounds).toEqual(all.filter((record) => record.game === 'limbo'))
  const won = rounds.find((record) => record.roundId === seen.get(10)!.roundId)!
  expect(won).toMatchObject({
    odds: '2.0000',
    payout: '2.00',
    result: `${(seen.get(10)!.result / 100).toFixed(2)}×`,
  })
})

test('[R010] the games that were played last come once each, the newest first, with their last stake', async () => {
  const player = await playerWith(100_000n)
  const recent = async () =>
    dataOf(await player.call(play.recentGames, {})).map(({ code, stake }) => `${code} ${stake}`)
  expect(await recent()).toEqual([])
  await limbo(player)
  server.clock.advance(1)
  const dice = { target: 5050, direction: 'over' as const }
  for (const stake of ['1.00', '2.50']) {
    dataOf(await player.call(game.betDice, { body: { ...dice, stake } }, { key: randomUUID() }))
    server.clock.advance(1)
  }
  expect(await recent()).toEqual(['dice 2.50', 'limbo 1.00'])
  await limbo(player)
  expect(await recent()).toEqual(['limbo 1.00', 'dice 2.50'])
  expect(dataOf(await player.call(play.recentGames, {}))[0]).toMatchObject({ page: '/limbo' })
  expect(dataOf(await (await registerPlayer(server)).call(play.recentGames, {}))).toEqual([])
})

test('pages follow each other without a gap or a double, also where times are equal', async () => {
  const player = await playerWith(100_000n)
  for (let round = 0; round < 57; round++) {
    await limbo(player)
    if (round % 10 === 9) server.clock.advance(1)
  }
  const first = await records(player)
  expect(first.records).toHaveLength(50)
  const second = await records(player, { before: first.next! })
  expect(second.records).toHaveLength(7)
  expect(second.next).toBeNull()
  const ids = [...first.records, ...second.records].map(({ recordId }) => recordId)
  expect(new Set(ids).size).toBe(57)
  const listed = dataOf(await player.call(casino.limboRounds, {}))
  expect(listed.map(({ roundId }) => `casino:${roundId}`)).toEqual(ids.slice(0, 50))
  const last = { before: listed.at(-1)!.roundId }
  expect(dataOf(await player.call(casino.limboRounds, { query: last }))).toHaveLength(7)
})

test('days are those of the operator, and nothing of somebody else is listed', async () => {
  const [player, other] = [await playerWith(1_000n), await playerWith(1_000n)]
  await limbo(player)
  const day = new Date(server.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
  expect((await records(player, { from: day, to: day })).records).toHaveLength(1)
  expect((await records(player, { from: '2026-11-01', to: '2026-11-02' })).records).toEqual([])
  expect((await records(other)).records).toEqual([])
  for (const query of [{ from: '2026-02-30' }, { before: 'x' }, { before: '1_nothing:2' }]) {
    expect((await player.call(casino.gameMess, { query })).status).toBe(1000)
  }
})

test('[R015] records need a session', async () => {
  expect((await server.app.inject({ url: casino.gameMess.path })).statusCode).toBe(401)
})
