import { randomUUID } from 'node:crypto'
import { casino, user } from '@jogada/contract'
import { drawMines } from '@jogada/core/games/mines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { endAbandonedRounds } from './ladder/end-rounds.ts'

const MINUTE_MS = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

async function seated(): Promise<TestPlayer> {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_00n)
  return player
}

const start = async (player: TestPlayer) =>
  dataOf(await player.call(casino.betMines, { body: { stake: '10.00', mines: 3 } }, key())).round

const pick = async (player: TestPlayer, roundId: string, tile: number) =>
  dataOf(await player.call(casino.pickMines, { body: { roundId, tile } }, key())).round

const openOf = async (player: TestPlayer) => dataOf(await player.call(casino.openRounds, {})).rounds

/** Where the mines of an open round are, as only the server can know. */
async function boardOf(player: TestPlayer) {
  const row = await server.deps.db
    .selectFrom('casino.open_round as round')
    .innerJoin('casino.seed_pair as pair', 'pair.seed_pair_id', 'round.seed_pair_id')
    .select(['round.nonce', 'pair.server_seed', 'pair.client_seed'])
    .where('round.player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = row
  return drawMines({ serverSeed, clientSeed, nonce: Number(nonce) }, { mines: 3 })
}

const safeOf = (board: readonly number[]) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !board.includes(tile))

test('[GAM-15] a round in which nothing is touched for ten minutes opens nothing by itself', async () => {
  const player = await seated()
  const begun = await start(player)
  server.clock.advance(10 * MINUTE_MS)
  expect(await endAbandonedRounds(server.deps)).toBe(0)
  const [open] = await openOf(player)
  expect(open).toMatchObject({ roundId: begun.roundId, picks: [], status: 0, multiplier: 10_000 })
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '90.00',
    held: '10.00',
  })
})

test('[GAM-12] how long a player or the network takes changes neither the board nor what it pays', async () => {
  const [slow, quick] = [await seated(), await seated()]
  const rounds = [await start(slow), await start(quick)]
  const boards = [await boardOf(slow), await boardOf(quick)]
  const steps = async (player: TestPlayer, which: 0 | 1, waitMs: number) => {
    const multipliers: unknown[] = []
    for (const tile of safeOf(boards[which]!).slice(0, 3)) {
      server.clock.advance(waitMs)
      expect(await boardOf(player)).toEqual(boards[which])
      const { multiplier } = (await pick(player, rounds[which]!.roundId, tile)) as {
        multiplier: number
      }
      multipliers.push(multiplier)
    }
    return multipliers
  }
  const quickly = await steps(quick, 1, 0)
  expect(await steps(slow, 0, 9 * MINUTE_MS)).toEqual(quickly)
})

test('[AUD-02] a round’s record names time, stake, choices, phases, balances, result, game and version', async () => {
  const player = await seated()
  const begun = await start(player)
  const board = await boardOf(player)
  const [tile] = safeOf(board)
  await pick(player, begun.roundId, tile!)
  dataOf(await player.call(casino.cashOutMines, { body: { roundId: begun.roundId } }, key()))
  const params = { roundId: begun.roundId }
  const record = dataOf(await player.call(casino.roundDetail, { params }))
  expect(record).toMatchObject({
    balanceBefore: '100.00',
    balanceAfter: '101.25',
    timeline: [{ what: 'start' }, { what: 'pick', tile, random: false }, { what: 'end' }],
    round: {
      roundId: begun.roundId,
      game: 'mines',
      stake: '10.00',
      payout: '11.25',
      status: 10,
      end: 'cashed_out',
      picks: [tile],
      board: [...board],
      algorithmVersion: 1,
    },
  })
  for (const { at } of record.timeline) expect(at).toBe(server.clock.now().toISOString())
  const stored = await server.deps.db
    .selectFrom('casino.round')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ licence_profile: 'open', player_id: player.playerId })
})
