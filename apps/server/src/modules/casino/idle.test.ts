import { randomUUID } from 'node:crypto'
import { casino, game, user } from '@jogada/contract'
import { add, formatMoney, parseMoney } from '@jogada/core'
import { isLadderGame, SOLO_GAMES } from '@jogada/core/games/house-games'
import type { SoloGame } from '@jogada/core/games/house-games'
import { drawMines } from '@jogada/core/games/mines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { Answer, TestPlayer } from '../../testkit/test-player.ts'
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

type Told = Answer<{
  readonly round: { readonly roundId: string; readonly payout: string }
  readonly balance: string | null
}>

/** One round at once of each game of one player, with what it was asked for. */
type AtOnce = readonly [bet: (player: TestPlayer) => Promise<Told>, chosen: object]

const atOnce: Readonly<Record<SoloGame, AtOnce>> = {
  dice: [
    (player: TestPlayer) =>
      player.call(
        game.betDice,
        { body: { stake: '10.00', target: 5_050, direction: 'over' } },
        key(),
      ),
    { target: 5_050, direction: 'over' },
  ],
  limbo: [
    (player: TestPlayer) =>
      player.call(casino.betLimbo, { body: { stake: '10.00', target: 200 } }, key()),
    { target: 200 },
  ],
  mines: [
    (player: TestPlayer) =>
      player.call(casino.autoMines, { body: { stake: '10.00', mines: 3, tiles: [4] } }, key()),
    { mines: 3, picks: [4] },
  ],
  rowDouble: [
    (player: TestPlayer) =>
      player.call(
        casino.autoRowDouble,
        { body: { stake: '10.00', difficulty: 'easy', tiles: [1] } },
        key(),
      ),
    { difficulty: 'easy', picks: [1] },
  ],
}

test.each(SOLO_GAMES)('[AUD-02] so does that of a round of %s at once', async (name) => {
  const [bet, chosen] = atOnce[name]
  const player = await seated()
  const answer = dataOf(await bet(player))
  const { roundId, payout } = answer.round
  const record = dataOf(await player.call(casino.roundDetail, { params: { roundId } }))
  const ended = { at: server.clock.now().toISOString(), endedAt: server.clock.now().toISOString() }
  expect(record.round).toMatchObject({ roundId, game: name, stake: '10.00', payout, ...ended })
  expect(record.round).toMatchObject({ ...chosen, algorithmVersion: 1, nonce: 1 })
  const paid = add(parseMoney('90.00')!, parseMoney(payout)!)
  expect(record).toMatchObject({ balanceBefore: '100.00', balanceAfter: formatMoney(paid) })
  expect(record.balanceAfter).toBe(answer.balance)
  expect(record.timeline.map(({ what }) => what)).toEqual(
    isLadderGame(name) ? ['start', 'pick', 'end'] : ['start', 'end'],
  )
  const stored = await server.deps.db
    .selectFrom('casino.round')
    .select(['player_id', 'licence_profile', 'outcome', 'params', 'status'])
    .where('round_id', '=', BigInt(roundId))
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ licence_profile: 'open', status: record.round.status })
  expect([stored.outcome, stored.params].every((text) => text !== '')).toBe(true)
})
