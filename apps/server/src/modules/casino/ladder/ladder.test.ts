import { randomUUID } from 'node:crypto'
import { casino, game, order, user } from '@jogada/contract'
import { drawMines } from '@jogada/core/games/mines'
import { drawTower } from '@jogada/core/games/row-double'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { endAbandonedRounds, endOpenRounds, voidRound } from './end-rounds.ts'

const HOUR_MS = 3_600_000

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

const start = (player: TestPlayer, mines = 3, stake = '10.00', key = randomUUID()) =>
  player.call(casino.betMines, { body: { stake, mines } }, { key })

const pick = (player: TestPlayer, roundId: string, tile: number, key = randomUUID()) =>
  player.call(casino.pickMines, { body: { roundId, tile } }, { key })

const cashOut = (player: TestPlayer, roundId: string, key = randomUUID()) =>
  player.call(casino.cashOutMines, { body: { roundId } }, { key })

const balanceOf = async (player: TestPlayer) => dataOf(await player.call(user.getBalance, {}))

/** Where the mines of an open round are, as only the server can know. */
async function hidden(player: TestPlayer, table = server) {
  const row = await table.deps.db
    .selectFrom('casino.open_round as round')
    .innerJoin('casino.seed_pair as pair', 'pair.seed_pair_id', 'round.seed_pair_id')
    .select(['round.game', 'round.nonce', 'round.params', 'pair.server_seed', 'pair.client_seed'])
    .where('round.player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  const seeds = {
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
  }
  return { seeds, params: row.params }
}

async function minesOf(player: TestPlayer) {
  const { seeds, params } = await hidden(player)
  const board = drawMines(seeds, { mines: Number(params) })
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !board.includes(tile))
  return { board, safe }
}

test('[GAM-02] mines: the stake is held, safe tiles raise the pay, cashing out pays it', async () => {
  const player = await playerWith(10_000n)
  const { round, balance } = dataOf(await start(player))
  expect(balance).toBe('90.00')
  expect(round).toMatchObject({
    status: 0,
    end: null,
    picks: [],
    board: null,
    serverSeed: null,
    multiplier: 10_000,
    cashOut: null,
    next: { multiplier: 11_250, payout: '11.25' },
  })
  expect(await balanceOf(player)).toMatchObject({ balance: '90.00', held: '10.00' })

  const { safe } = await minesOf(player)
  const first = dataOf(await pick(player, round.roundId, safe[0]!))
  expect(first).toMatchObject({
    balance: null,
    round: { picks: [safe[0]], cashOut: { multiplier: 11_250, payout: '11.25' } },
  })
  const second = dataOf(await pick(player, round.roundId, safe[1]!))
  expect(second.round.next).toEqual({ multiplier: 14_785, payout: '14.78' })

  const out = dataOf(await cashOut(player, round.roundId))
  expect(out).toMatchObject({
    balance: '102.85',
    round: { status: 10, end: 'cashed_out', payout: '12.85', multiplier: 12_857, cashOut: null },
  })
  expect(out.round.board).toHaveLength(3)
  expect(await balanceOf(player)).toMatchObject({ balance: '102.85', held: '0.00' })
  expect(dataOf(await player.call(casino.minesRounds, {}))).toEqual([out.round])
})

test('mines: a mine takes the stake and shows the board', async () => {
  const player = await playerWith(1_000n)
  const { round } = dataOf(await start(player))
  const { board, safe } = await minesOf(player)
  await pick(player, round.roundId, safe[0]!)
  const lost = dataOf(await pick(player, round.roundId, board[0]!))
  expect(lost).toMatchObject({
    balance: null,
    round: { status: 20, end: 'lost', payout: '0.00', multiplier: 0, board: [...board] },
  })
  expect(lost.round.picks).toEqual([safe[0], board[0]])
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', held: '0.00' })
  expect((await pick(player, round.roundId, safe[1]!)).status).toBe(4022)
  expect((await cashOut(player, round.roundId)).status).toBe(4022)
})

test('rowDouble: climbs, refuses a row out of turn, and pays the top by itself', async () => {
  const player = await playerWith(10_000n)
  const key = randomUUID()
  const { round } = dataOf(
    await player.call(
      casino.betRowDouble,
      { body: { stake: '1.00', difficulty: 'hard' } },
      { key },
    ),
  )
  const { seeds } = await hidden(player)
  const tower = drawTower(seeds, { difficulty: 'hard' })
  const take = (row: number, tile: number) =>
    player.call(
      casino.pickRowDouble,
      { body: { roundId: round.roundId, row, tile } },
      { key: randomUUID() },
    )
  expect((await take(1, 0)).status).toBe(4024)
  expect((await take(0, 2)).status).toBe(4025)
  for (let row = 0; row < 8; row++) {
    const climbed = dataOf(await take(row, tower[row]![0]!)).round
    expect(climbed).toMatchObject({ status: 0, multiplier: 9_800 * 2 ** (row + 1), board: null })
  }
  expect((await take(3, 1 - tower[3]![0]!)).status).toBe(4024)
  expect(dataOf(await take(3, tower[3]![0]!)).round.picks).toHaveLength(8)
  const top = dataOf(await take(8, tower[8]![0]!))
  expect(top).toMatchObject({
    balance: '600.76',
    round: { status: 10, end: 'completed', payout: '501.76', board: tower },
  })
})

test('[GAM-11] the same tile, the same key and a storm of picks move a round once', async () => {
  const player = await playerWith(10_000n)
  const { round } = dataOf(await start(player, 1))
  const { safe } = await minesOf(player)
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
  const player = await playerWith(100_000n)
  const other = await serverOn(server.url)
  try {
    for (let game = 0; game < 6; game++) {
      const { round } = dataOf(await start(player, 3))
      const { board, safe } = await minesOf(player)
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

const added = (amount: string, centavos: bigint) => {
  const sum = BigInt(amount.replace('.', '')) + centavos
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}

test('[GAM-02] one open round of a game per player: racing starts, also from two processes', async () => {
  const player = await playerWith(100_000n)
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

test('a key that started a round gives the same answer after the round has ended', async () => {
  const player = await playerWith(10_000n)
  const key = randomUUID()
  const first = dataOf(await start(player, 3, '10.00', key))
  const { safe } = await minesOf(player)
  await pick(player, first.round.roundId, safe[0]!)
  expect(dataOf(await start(player, 3, '10.00', key))).toEqual(first)
  await cashOut(player, first.round.roundId)
  expect(dataOf(await start(player, 3, '10.00', key))).toEqual(first)
  expect((await start(player, 4, '10.00', key)).status).toBe(1101)
  expect(dataOf(await player.call(casino.openRounds, {})).rounds).toEqual([])
})

test('a round is resumed on another device, in another process, where it was left', async () => {
  const player = await playerWith(10_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(player)
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

test('[R115] an open round locks withdrawals and seeds; both are free when it ends', async () => {
  const player = await playerWith(10_000n)
  await passKyc(player, '52998224725')
  const { round } = dataOf(await start(player))
  expect(dataOf(await player.call(order.getWithdraw, {})).lock).toBe(true)
  expect((await player.call(game.rotateSeeds, { body: {} })).status).toBe(4005)
  const { safe } = await minesOf(player)
  await pick(player, round.roundId, safe[0]!)
  await cashOut(player, round.roundId)
  expect(dataOf(await player.call(order.getWithdraw, {})).lock).toBe(false)
  const rotated = dataOf(await player.call(game.rotateSeeds, { body: {} }))
  const [shown] = dataOf(await player.call(casino.minesRounds, {}))
  expect(shown!.serverSeed).toBe(rotated.previous!.serverSeed)
  expect(drawMines({ ...shown!, serverSeed: shown!.serverSeed! }, shown!)).toEqual(shown!.board)
})

test('a start that races a rotation is played before it or with the new pair', async () => {
  const player = await playerWith(100_000n)
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

test('an abandoned round ends by the printed rule once: paid after a step, refunded before', async () => {
  const [climber, idler] = [await playerWith(1_000n), await playerWith(1_000n)]
  // looking in keeps a session alive, and touches no round
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      server.clock.advance(HOUR_MS)
      for (const player of [climber, idler]) await balanceOf(player)
    }
  }
  const { round } = dataOf(await start(climber))
  const { safe } = await minesOf(climber)
  await pass(2)
  await pick(climber, round.roundId, safe[0]!)
  dataOf(await start(idler))
  await pass(23)
  await endAbandonedRounds(server.deps)
  expect(dataOf(await climber.call(casino.openRounds, {})).rounds).toHaveLength(1)

  await pass(1)
  await Promise.all([endAbandonedRounds(server.deps), endAbandonedRounds(server.deps)])
  const [paid] = dataOf(await climber.call(casino.minesRounds, {}))
  expect(paid).toMatchObject({ status: 10, end: 'expired', payout: '11.25', picks: [safe[0]] })
  expect(await balanceOf(climber)).toMatchObject({ balance: '11.25', held: '0.00' })
  const [refunded] = dataOf(await idler.call(casino.minesRounds, {}))
  expect(refunded).toMatchObject({ status: 90, end: 'expired', payout: '10.00', picks: [] })
  expect(await balanceOf(idler)).toMatchObject({ balance: '10.00', held: '0.00' })
  expect((await pick(climber, round.roundId, safe[1]!)).status).toBe(4022)
  expect((await start(climber)).status).toBe(200)
})

test('[GAM-18] a round that cannot go on gives the stake back, whatever was reached', async () => {
  const player = await playerWith(1_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(player)
  await pick(player, round.roundId, safe[0]!)
  const which = { playerId: player.playerId, roundId: BigInt(round.roundId) }
  expect(await voidRound(server.deps, which)).toBe(true)
  expect(await voidRound(server.deps, which)).toBe(false)
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  const [voided] = dataOf(await player.call(casino.minesRounds, {}))
  expect(voided).toMatchObject({ status: 90, end: 'voided' })
})

test('a whole round at once opens the marked tiles and pays or loses in one commit', async () => {
  const player = await playerWith(100_000n)
  let expected = 100_000n
  for (let game = 0; game < 8; game++) {
    const key = randomUUID()
    const body = { stake: '10.00', mines: 5, tiles: [3, 8, 21] }
    const answer = dataOf(await player.call(casino.autoMines, { body }, { key }))
    const { round } = answer
    const hit = body.tiles.findIndex((tile) => round.board!.includes(tile))
    expect(round).toMatchObject(
      hit < 0
        ? { status: 10, payout: '19.97', picks: body.tiles, end: 'cashed_out' }
        : { status: 20, payout: '0.00', picks: body.tiles.slice(0, hit + 1), end: 'lost' },
    )
    expected += hit < 0 ? 997n : -1_000n
    expect(answer.balance).toBe(added('0.00', expected))
    expect(dataOf(await player.call(casino.autoMines, { body }, { key }))).toEqual(answer)
  }
  const twice = { stake: '10.00', mines: 5, tiles: [3, 3] }
  const refused = await player.call(casino.autoMines, { body: twice }, { key: randomUUID() })
  expect(refused.status).toBe(4025)
})

test.each([
  [{ stake: '0.49', mines: 3 }, 4000],
  [{ stake: '5000.01', mines: 3 }, 4001],
  [{ stake: '5000.00', mines: 24 }, 4002],
  [{ stake: '1.00', mines: 0 }, 1000],
  [{ stake: '1.00', mines: 25 }, 1000],
  [{ stake: '1000.01', mines: 3 }, 9999],
])('starting with %j is refused and moves nothing', async (body, status) => {
  const player = await playerWith(100_000n)
  const answer = await player.call(casino.betMines, { body }, { key: randomUUID() })
  expect(answer.status).toBe(status)
  expect(await balanceOf(player)).toMatchObject({ balance: '1000.00', held: '0.00' })
})

test('a round of somebody else is unknown, and nothing is cashed out before the first tile', async () => {
  const [owner, thief] = [await playerWith(1_000n), await playerWith(1_000n)]
  const { round } = dataOf(await start(owner))
  expect((await cashOut(owner, round.roundId)).status).toBe(4023)
  expect((await cashOut(thief, round.roundId)).status).toBe(4006)
  expect((await pick(thief, round.roundId, 0)).status).toBe(4006)
  const detail = { params: { roundId: round.roundId } }
  expect((await thief.call(casino.roundDetail, detail)).status).toBe(4006)
})

test('[GAM-16] a round tells its steps and the balances around it', async () => {
  const player = await playerWith(5_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(player)
  await pick(player, round.roundId, safe[0]!)
  const detail = { params: { roundId: round.roundId } }
  expect(dataOf(await player.call(casino.roundDetail, detail))).toMatchObject({
    balanceBefore: '50.00',
    balanceAfter: null,
    round: { status: 0, board: null },
  })
  await player.call(casino.randomMines, { body: { roundId: round.roundId } }, { key: randomUUID() })
  await endOpenRounds(server.deps, player.playerId)
  const told = dataOf(await player.call(casino.roundDetail, detail))
  const { balance } = await balanceOf(player)
  expect(told).toMatchObject({ balanceBefore: '50.00', balanceAfter: balance })
  expect(told.timeline.map(({ what, random }) => [what, random])).toEqual([
    ['start', false],
    ['pick', false],
    ['pick', true],
    ['end', false],
  ])
})
