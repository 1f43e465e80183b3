import { randomUUID } from 'node:crypto'
import { casino, game, user } from '@jogada/contract'
import { limboResult } from '@jogada/core/games/limbo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../../platform/env.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { assertReturns, computeReturns } from '../returns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

type Body = { stake: string; target: number }

const bet = (player: TestPlayer, body: Body = { stake: '1.00', target: 200 }, key = randomUUID()) =>
  player.call(casino.betLimbo, { body }, { key })

async function playerWith(centavos: bigint) {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

test('limbo is one command: stake, result and win, and its revealed seed gives the same result', async () => {
  const player = await playerWith(10_000n)
  let expected = 10_000n
  for (let nonce = 1; nonce <= 10; nonce++) {
    const { round, balance } = dataOf(await bet(player))
    expected += round.won ? 100n : -100n
    expect(round).toMatchObject({ nonce, end: 'played', status: round.won ? 10 : 20 })
    expect(round.payout).toBe(round.won ? '2.00' : '0.00')
    expect(balance).toBe(`${expected / 100n}.${String(expected % 100n).padStart(2, '0')}`)
  }
  dataOf(await player.call(game.rotateSeeds, { body: {} }))
  const rounds = dataOf(await player.call(casino.limboRounds, {}))
  expect(rounds).toHaveLength(10)
  for (const round of rounds) {
    expect(limboResult({ ...round, serverSeed: round.serverSeed! })).toBe(round.result)
    expect(round.won).toBe(round.result >= 200)
  }
  const detail = { params: { roundId: rounds[9]!.roundId } }
  const told = dataOf(await player.call(casino.roundDetail, detail))
  expect(told).toMatchObject({
    round: rounds[9],
    balanceBefore: '100.00',
    balanceAfter: rounds[9]!.won ? '101.00' : '99.00',
  })
})

test('the same key gives the first round again, another bet under it is refused', async () => {
  const player = await playerWith(10_000n)
  const key = randomUUID()
  const first = dataOf(await bet(player, undefined, key))
  await bet(player)
  expect(dataOf(await bet(player, undefined, key))).toEqual(first)
  expect((await bet(player, { stake: '1.00', target: 201 }, key)).status).toBe(1101)
})

test.each([
  [{ stake: '0.49', target: 200 }, 4000],
  [{ stake: '5000.01', target: 200 }, 4001],
  [{ stake: '10.01', target: 1_000_000 }, 4002],
  [{ stake: '1.00', target: 100 }, 4020],
  [{ stake: '1.00', target: 1_000_001 }, 4020],
  [{ stake: '100.01', target: 200 }, 9999],
])('a bet with %j is refused and moves nothing', async (body, status) => {
  const player = await playerWith(10_000n)
  expect((await bet(player, body)).status).toBe(status)
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('100.00')
})

test('[GAM-04] [GAM-06] rules, pay tables and return of every game are readable without an account', async () => {
  const rulesOf = async (path: string) =>
    (await server.app.inject({ url: path })).json<{ data: Record<string, unknown> }>().data
  expect(await rulesOf(casino.limboRules.path)).toMatchObject({
    minBet: '0.50',
    maxPayout: '100000.00',
    minTarget: 101,
    maxTarget: 1_000_000,
    rtpMin: 989_404,
    rtpMax: 990_000,
    houseEdge: 10_596,
  })
  const mines = await rulesOf(casino.minesRules.path)
  expect(mines).toMatchObject({ rtpMin: 989_920, rtpMax: 990_000, resumeHours: 24, tiles: 25 })
  const { payTables } = mines as { payTables: { mines: number; rows: object[] }[] }
  expect(payTables.map(({ rows }) => rows.length).reduce((sum, rows) => sum + rows)).toBe(300)
  expect(payTables[2]).toMatchObject({ mines: 3, rows: { 0: { multiplier: 11_250 } } })
  expect(await rulesOf(casino.rowDoubleRules.path)).toMatchObject({
    rtpMin: 979_950,
    rtpMax: 980_000,
    defaultDifficulty: 'hard',
  })
})

test('[GAM-05] a game that gives back less than the profile asks keeps the server from starting', () => {
  const returns = computeReturns()
  expect(assertReturns(returns, 'br')).toBe(returns)
  const poor = { ...returns, mines: { min: 0.8499, max: 0.85 } }
  expect(() => assertReturns(poor, 'br')).toThrow('mines gives back 84.99 %')
  expect(() => assertReturns({ ...returns, dice: { min: 0.9, max: 1.01 } }, 'open')).toThrow('dice')
})

test('the shipped settings show wins, and another value is refused', () => {
  const given = { DATABASE_URL: 'postgres://127.0.0.1/x' }
  expect(readEnv(given).WINS_FEED).toBe('on')
  expect(() => readEnv({ ...given, WINS_FEED: 'maybe' })).toThrow('WINS_FEED')
})

test('[R140] a round is found under the key that began it, by its player alone, and looking for it begins none', async () => {
  const player = await playerWith(10_000n)
  const stranger = await playerWith(10_000n)
  const look = (by: TestPlayer, key: string) => by.call(casino.sentRound, { params: { key } })
  const key = randomUUID()
  expect((await look(player, key)).status).toBe(4006)
  expect(dataOf(await player.call(casino.limboRounds, {}))).toEqual([])
  const { round } = dataOf(await bet(player, undefined, key))
  expect(dataOf(await look(player, key))).toEqual({ round })
  expect((await look(stranger, key)).status).toBe(4006)

  const refused = randomUUID()
  expect((await bet(player, { stake: '500.00', target: 200 }, refused)).status).toBe(9999)
  expect((await look(player, refused)).status).toBe(4006)

  const open = randomUUID()
  const body = { stake: '1.00', mines: 3 }
  const begun = dataOf(await player.call(casino.betMines, { body }, { key: open }))
  expect(dataOf(await look(player, open))).toEqual({ round: begun.round })
  const named = { roundId: begun.round.roundId }
  const step = randomUUID()
  dataOf(await player.call(casino.randomMines, { body: named }, { key: step }))
  expect((await look(player, step)).status).toBe(4006)
})
