import { randomUUID } from 'node:crypto'
import { casino, game, order, refusals } from '@jogada/contract'
import { drawMines } from '@jogada/core/games/mines'
import { drawTower } from '@jogada/core/games/row-double'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, passKyc } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { endAbandonedRounds, endOpenRounds, voidOpenRounds } from './end-rounds.ts'
import { added, balanceOf, cashOut, hidden, minesOf, pick, playerWith, start } from './testkit.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[GAM-02] mines: the stake is held, safe tiles raise the pay, cashing out pays it', async () => {
  const player = await playerWith(server, 10_000n)
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

  const { safe } = await minesOf(server, player)
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

test.each(['games', 'game:mines'] as const)(
  '[ACC-09] [GAM-17] a round that was open when “%s” was stopped is played to its end, and no other begins',
  async (name) => {
    const player = await playerWith(server, 10_000n)
    const { round } = dataOf(await start(player))
    const { safe } = await minesOf(server, player)
    const turn = async (isStopped: boolean) => {
      await server.deps.switches.set(server.deps.db, { name, isStopped, reason: 'investigation' })
      await server.deps.switches.refresh()
    }
    await turn(true)
    dataOf(await pick(player, round.roundId, safe[0]!))
    expect(dataOf(await cashOut(player, round.roundId)).balance).toBe('101.25')
    expect((await start(player)).status).toBe(refusals.service_suspended.status)
    await turn(false)
    expect((await start(player)).status).toBe(200)
  },
)

test('mines: a mine takes the stake and shows the board', async () => {
  const player = await playerWith(server, 1_000n)
  const { round } = dataOf(await start(player))
  const { board, safe } = await minesOf(server, player)
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

test('[SEC-08] rowDouble: climbs, refuses a row out of turn, and pays the top by itself', async () => {
  const player = await playerWith(server, 10_000n)
  const key = randomUUID()
  const { round } = dataOf(
    await player.call(
      casino.betRowDouble,
      { body: { stake: '1.00', difficulty: 'hard' } },
      { key },
    ),
  )
  const { seeds } = await hidden(server, player)
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

test('a key that started a round gives the same answer after the round has ended', async () => {
  const player = await playerWith(server, 10_000n)
  const key = randomUUID()
  const first = dataOf(await start(player, 3, '10.00', key))
  const { safe } = await minesOf(server, player)
  await pick(player, first.round.roundId, safe[0]!)
  expect(dataOf(await start(player, 3, '10.00', key))).toEqual(first)
  await cashOut(player, first.round.roundId)
  expect(dataOf(await start(player, 3, '10.00', key))).toEqual(first)
  expect((await start(player, 4, '10.00', key)).status).toBe(1101)
  expect(dataOf(await player.call(casino.openRounds, {})).rounds).toEqual([])
})

test('[R115] an open round locks withdrawals and seeds; both are free when it ends', async () => {
  const player = await playerWith(server, 10_000n)
  await passKyc(player, '52998224725')
  const { round } = dataOf(await start(player))
  expect(dataOf(await player.call(order.getWithdraw, {})).lock).toBe(true)
  expect((await player.call(game.rotateSeeds, { body: {} })).status).toBe(4005)
  const { safe } = await minesOf(server, player)
  await pick(player, round.roundId, safe[0]!)
  await cashOut(player, round.roundId)
  expect(dataOf(await player.call(order.getWithdraw, {})).lock).toBe(false)
  const rotated = dataOf(await player.call(game.rotateSeeds, { body: {} }))
  const [shown] = dataOf(await player.call(casino.minesRounds, {}))
  expect(shown!.serverSeed).toBe(rotated.previous!.serverSeed)
  expect(drawMines({ ...shown!, serverSeed: shown!.serverSeed! }, shown!)).toEqual(shown!.board)
})

test('an abandoned round ends by the printed rule once: paid after a step, refunded before', async () => {
  const [climber, idler] = [await playerWith(server, 1_000n), await playerWith(server, 1_000n)]
  // looking in keeps a session alive, and touches no round
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      server.clock.advance(HOUR_MS)
      for (const player of [climber, idler]) await balanceOf(player)
    }
  }
  const { round } = dataOf(await start(climber))
  const { safe } = await minesOf(server, climber)
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
  const player = await playerWith(server, 1_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(server, player)
  await pick(player, round.roundId, safe[0]!)
  expect(await voidOpenRounds(server.deps, 'mines', server.clock.now())).toBeGreaterThan(0)
  expect(await voidOpenRounds(server.deps, 'mines', server.clock.now())).toBe(0)
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  const [voided] = dataOf(await player.call(casino.minesRounds, {}))
  expect(voided).toMatchObject({ status: 90, end: 'voided' })
})

test('a whole round at once opens the marked tiles and pays or loses in one commit', async () => {
  const player = await playerWith(server, 100_000n)
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
  const player = await playerWith(server, 100_000n)
  const answer = await player.call(casino.betMines, { body }, { key: randomUUID() })
  expect(answer.status).toBe(status)
  expect(await balanceOf(player)).toMatchObject({ balance: '1000.00', held: '0.00' })
})

test('a round of somebody else is unknown, and nothing is cashed out before the first tile', async () => {
  const [owner, thief] = [await playerWith(server, 1_000n), await playerWith(server, 1_000n)]
  const { round } = dataOf(await start(owner))
  expect((await cashOut(owner, round.roundId)).status).toBe(4023)
  expect((await cashOut(thief, round.roundId)).status).toBe(4006)
  expect((await pick(thief, round.roundId, 0)).status).toBe(4006)
  const detail = { params: { roundId: round.roundId } }
  expect((await thief.call(casino.roundDetail, detail)).status).toBe(4006)
})

test('[GAM-16] a lost round tells the balance that its end found, whatever came in since its start', async () => {
  const player = await playerWith(server, 5_000n)
  const { round } = dataOf(await start(player))
  await giveCash(server, player.playerId, 2_000n)
  const { board } = await minesOf(server, player)
  await pick(player, round.roundId, board[0]!)
  await giveCash(server, player.playerId, 700n)
  const detail = { params: { roundId: round.roundId } }
  expect(dataOf(await player.call(casino.roundDetail, detail))).toMatchObject({
    round: { end: 'lost', payout: '0.00' },
    balanceBefore: '50.00',
    balanceAfter: '60.00',
  })
})

test('[GAM-16] a round tells its steps and the balances around it', async () => {
  const player = await playerWith(server, 5_000n)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(server, player)
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
