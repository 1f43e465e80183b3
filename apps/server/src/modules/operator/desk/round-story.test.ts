import { randomUUID } from 'node:crypto'
import { game, ops, refusals } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { cashOut, hidden, minesOf, pick, playerWith, start } from '../../casino/ladder/testkit.ts'
import { betDouble, leadDraws } from '../../draws/testkit.ts'

const server = serverOfFile()
let desk: TestOperator
beforeAll(async () => {
  desk = await operatorWith(server, ['support'])
})

const roundOf = ({ playerId }: TestPlayer, roundId: string) =>
  desk.call(ops.plays.round, { params: { playerId: String(playerId), roundId } })

const drawOf = ({ playerId }: TestPlayer, betId: string) =>
  desk.call(ops.plays.shared, { params: { playerId: String(playerId), betId } })

const found = async (q: string) => dataOf(await desk.call(ops.players.search, { query: { q } }))

test('[R135] [GAM-01] a ladder is read step by step, and nothing that is hidden from its player is shown', async () => {
  const player = await playerWith(server, 10_000n)
  const { roundId } = dataOf(await start(player)).round
  const { safe } = await minesOf(server, player)
  const { seeds } = await hidden(server, player)
  const { serverSeed } = seeds
  for (const tile of safe.slice(0, 2)) {
    server.clock.advance(1000)
    dataOf(await pick(player, roundId, tile))
  }
  const open = dataOf(await roundOf(player, roundId))
  expect(open.round).toMatchObject({ game: 'mines', mines: 3, board: null, serverSeed: null })
  expect(open.timeline.map(({ what, tile }) => [what, tile])).toEqual([
    ['start', null],
    ['pick', safe[0]],
    ['pick', safe[1]],
  ])
  expect(open.commands.map(({ kind, cash, held }) => [kind, cash, held])).toEqual([
    ['mines_bet', '-10.00', '10.00'],
    ['mines_step', null, null],
    ['mines_step', null, null],
  ])
  server.clock.advance(1000)
  dataOf(await cashOut(player, roundId))
  const ended = dataOf(await roundOf(player, roundId))
  expect(ended.round).toMatchObject({ end: 'cashed_out', status: 10, serverSeed: null })
  expect(ended.commands.at(-1)).toMatchObject({
    kind: 'mines_end',
    cash: ended.round.payout,
    held: '-10.00',
  })
  expect(JSON.stringify([open, ended])).not.toContain(serverSeed)
  dataOf(await player.call(game.rotateSeeds, { body: {} }))
  expect(dataOf(await roundOf(player, roundId)).round.serverSeed).toBe(serverSeed)
})

test('[R135] a round that is played at once has its choice, its outcome and one command', async () => {
  const player = await playerWith(server, 10_000n)
  const body = { stake: '2.00', target: 5_050, direction: 'over' as const }
  const { round } = dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  const story = dataOf(await roundOf(player, round.roundId))
  expect(story.round).toMatchObject({
    game: 'dice',
    target: 5050,
    roll: round.roll,
    nonce: round.nonce,
  })
  expect(story.commands).toMatchObject([{ commandId: round.roundId, kind: 'dice_bet' }])
  expect(await found(round.roundId)).toContainEqual(
    expect.objectContaining({ by: 'round', play: `casino:${round.roundId}` }),
  )
})

test('[R135] a draw is read with its number, all choices of the player, and its seed once it is over', async () => {
  const player = await playerWith(server, 10_000n)
  const draws = await leadDraws(server)
  await draws.step(draws.slot('double').endAt)
  const { roundId, endAt } = draws.slot('double')
  const placed = dataOf(await betDouble(player, { roundId })).bet
  server.clock.advance(1000)
  dataOf(await betDouble(player, { roundId, selection: 'white', stake: '2.00' }))
  const before = dataOf(await drawOf(player, placed.betId))
  expect(before.round).toMatchObject({ roundId, state: 'open', outcome: null, seed: null })
  expect(before.bets.map(({ selection, stake }) => [selection, stake])).toEqual([
    ['red', '1.00'],
    ['white', '2.00'],
  ])
  await draws.step(endAt)
  const after = dataOf(await drawOf(player, placed.betId))
  expect(after.round).toMatchObject({
    state: 'settled',
    seed: expect.stringMatching(/^[0-9a-f]+$/),
  })
  expect(after.bets.every(({ outcome }) => outcome === after.round.outcome)).toBe(true)
  expect(after.commands.map(({ kind }) => kind)).toEqual([
    'draw_double_stake',
    'draw_double_stake',
    'draw_double_settlement',
  ])
  expect(await found(placed.betId)).toContainEqual(
    expect.objectContaining({ by: 'round', play: `draw:${placed.betId}` }),
  )
})

test('[R135] a round of somebody else leads to nothing', async () => {
  const [player, other] = [await playerWith(server, 10_000n), await registerPlayer(server)]
  const { roundId } = dataOf(await start(player)).round
  expect((await roundOf(other, roundId)).status).toBe(refusals.round_unknown.status)
  expect((await roundOf(player, '999999999')).status).toBe(refusals.round_unknown.status)
  expect((await drawOf(player, roundId)).status).toBe(refusals.bet_unknown.status)
})
