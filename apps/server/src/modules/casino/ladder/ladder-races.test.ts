import { randomUUID } from 'node:crypto'
import { casino, game } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { endOpenRounds } from './end-rounds.ts'
import { added, balanceOf, cashOut, minesOf, pick, playerWith, start } from './testkit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[GAM-11] the same tile, the same key and a storm of picks move a round once', async () => {
  const player = await playerWith(server, 10_000n)
  const { round } = dataOf(await start(player, 1))
  const { safe } = await minesOf(server, player)
  const key = randomUUID()
  const storm = await Promise.all([
    ...Array.from({ length: 6 }, () => pick(player, round.roundId, safe[0]!)),
    ...Array.from({ length: 6 }, () => pick(player, round.roundId, safe[1]!, key)),
  ])
  expect(storm.every(({ status }) => status === 200)).toBe(true)
  const open = dataOf(await player.call(casino.openRounds, {}))
  expect(open.rounds).toHaveLength(1)
  expect(open.rounds[0]!.picks.toSorted((a, b) => a - b)).toEqual([safe[0], safe[1]])

  // the answer of a key stands, whatever happened since
  const first = dataOf(await pick(player, round.roundId, safe[1]!, key))
  await pick(player, round.roundId, safe[2]!)
  expect(dataOf(await pick(player, round.roundId, safe[1]!, key))).toEqual(first)
  expect((await pick(player, round.roundId, safe[3]!, key)).status).toBe(1101)
  const outKey = randomUUID()
  const out = dataOf(await cashOut(player, round.roundId, outKey))
  expect(dataOf(await cashOut(player, round.roundId, outKey))).toEqual(out)
  expect(dataOf(await pick(player, round.roundId, safe[1]!, key))).toEqual(first)
})

test('a pick that races a cash-out in another process: one of them comes first, money once', async () => {
  const player = await playerWith(server, 100_000n)
  const other = await serverOn(server.url)
  try {
    for (let game = 0; game < 6; game++) {
      const { round } = dataOf(await start(player, 3))
      const { board, safe } = await minesOf(server, player)
      dataOf(await pick(player, round.roundId, safe[0]!))
      const before = await balanceOf(player)
      const there = other.app.inject({
        method: 'POST',
        url: casino.pickMines.path,
        headers: { authorization: player.token, 'idempotency-key': randomUUID() },
        payload: { roundId: round.roundId, tile: board[0] },
      })
      const [out, hit] = await Promise.all([cashOut(player, round.roundId), there])
      const paid = out.status === 200
      expect([out.status, hit.json<{ status: number }>().status].toSorted((a, b) => a - b)).toEqual(
        [200, 4022],
      )
      expect(await balanceOf(player)).toMatchObject({
        balance: paid ? added(before.balance, 1_125n) : before.balance,
        held: '0.00',
      })
    }
  } finally {
    await other.close()
  }
})

test('[GAM-02] one open round of a game per player: racing starts, also from two processes', async () => {
  const player = await playerWith(server, 100_000n)
  const other = await serverOn(server.url)
  try {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? start(player).then(({ status }) => status)
          : other.app
              .inject({
                method: 'POST',
                url: casino.betMines.path,
                headers: { authorization: player.token, 'idempotency-key': randomUUID() },
                payload: { stake: '10.00', mines: 3 },
              })
              .then((answer) => answer.json<{ status: number }>().status),
      ),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter((status) => status === 4021)).toHaveLength(9)
    expect(await balanceOf(player)).toMatchObject({ balance: '990.00', held: '10.00' })
    // another game may be open beside it, and dice may be played
    const tower = await player.call(
      casino.betRowDouble,
      { body: { stake: '1.00', difficulty: 'easy' } },
      { key: randomUUID() },
    )
    expect(tower.status).toBe(200)
    const dice = { stake: '1.00', target: 5050, direction: 'over' as const }
    expect((await player.call(game.betDice, { body: dice }, { key: randomUUID() })).status).toBe(
      200,
    )
    expect(dataOf(await player.call(casino.openRounds, {})).rounds).toHaveLength(2)
  } finally {
    await other.close()
  }
})

test('a round is resumed on another device, in another process, where it was left', async () => {
  const player = await playerWith(server, 10_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(server, player)
  const left = dataOf(await pick(player, round.roundId, safe[0]!)).round
  const other = await serverOn(server.url)
  try {
    const headers = { authorization: player.token }
    const open = await other.app.inject({ url: casino.openRounds.path, headers })
    expect(open.json<{ data: { rounds: unknown[] } }>().data.rounds).toEqual([left])
    const there = await other.app.inject({
      method: 'POST',
      url: casino.randomMines.path,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { roundId: round.roundId },
    })
    expect(there.json<{ status: number }>().status).toBe(200)
  } finally {
    await other.close()
  }
  // this process still remembers one step less, and finds out
  const answer = await pick(player, round.roundId, safe[2]!)
  const status = dataOf(await player.call(casino.minesRounds, {})).length > 0 ? 4022 : 200
  expect(answer.status).toBe(status)
})

test('a start that races a rotation is played before it or with the new pair', async () => {
  const player = await playerWith(server, 100_000n)
  for (let attempt = 0; attempt < 5; attempt++) {
    const [started, rotated] = await Promise.all([
      start(player, 24, '1.00'),
      player.call(game.rotateSeeds, { body: {} }),
    ])
    expect([200, 4005]).toContain(rotated.status)
    const { round } = dataOf(started)
    const seeds = dataOf(await player.call(game.getSeeds, {}))
    expect(round.serverSeedHash).toBe(seeds.serverSeedHash)
    await endOpenRounds(server.deps, player.playerId)
  }
})
