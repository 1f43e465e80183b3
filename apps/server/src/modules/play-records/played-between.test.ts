import { randomUUID } from 'node:crypto'
import { casino, game } from '@jogada/contract'
import { playFamilies } from '@jogada/core/promotion/contribution'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { seatOf, sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import { endOpenRounds } from '../casino/index.ts'
import { betDouble, betLucky, leadDraws } from '../draws/testkit.ts'
import {
  afterTheDelay,
  bet,
  finish,
  goLive,
  home,
  offerEvent,
  result3,
  say,
  settle,
  takeBack,
  total,
} from '../sportsbook/testkit.ts'
import { familyTurnover } from '../wallet/index.ts'
import { playedBetween } from './index.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** What the counters have of each family that was played. */
async function counted({ playerId }: TestPlayer) {
  const counters = await server.deps.ledger.counters(playerId, playFamilies.map(familyTurnover))
  return Object.fromEntries(
    playFamilies
      .map((family) => [family, counters[familyTurnover(family)]!.total] as const)
      .filter(([, amount]) => amount > 0n),
  )
}

const now = () => server.clock.now()
const roll = async (player: TestPlayer, stake: string) => {
  const body = { stake, target: 9_000, direction: 'under' as const }
  dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
}

test('what was played is what the turnover counters say, of everything that can be played', async () => {
  const from = now()
  const { player, token } = await sitDown(server, 100_000n)
  const seat = seatOf(server, player, token)
  await roll(player, '1.00')
  const mines = { stake: '2.00', mines: 3 }
  dataOf(await player.call(casino.betMines, { body: mines }, { key: randomUUID() }))
  await endOpenRounds(server.deps, player.playerId)
  dataOf(
    await player.call(
      casino.betLimbo,
      { body: { stake: '3.00', target: 200 } },
      { key: randomUUID() },
    ),
  )

  const [debit, gone, open] = [randomUUID(), randomUUID(), randomUUID()]
  await seat.bet(400n, { transaction_uuid: debit })
  await seat.win(100n, debit)
  await seat.bet(500n, { transaction_uuid: gone, round: 'r2' })
  await seat.rollback(gone, { round: 'r2' })
  await seat.bet(600n, { transaction_uuid: open, round: 'r3' })

  const markets = [result3('2.00', '3.50', '4.00'), total('2.25', '1.91', '1.93')]
  const [ends, taken] = [await offerEvent(server, markets), await offerEvent(server)]
  const place = async (outcomeId: string, seenOdds: string, stake: string) =>
    dataOf(await bet(player, { outcomeId, seenOdds, stake }))
  await place(...home(ends), '7.00')
  // two goals on a line of two and a quarter: half is won, half comes back
  await place(`${ends}/total/total=2.25/@under`, '1.93', '8.01')
  await place(...home(taken), '9.00')
  const live = await offerEvent(server)
  await goLive(server, live)
  await place(...home(live), '6.50')
  // the news keeps the bet from being taken
  const score = { home: 1, away: 0 }
  await say(server, { type: 'score', eventId: live, phase: 1, minute: 6, score })
  await afterTheDelay(server, 6000)
  await finish(server, ends, { home: 2, away: 0 })
  await finish(server, taken, { home: 2, away: 0 })
  await settle(server)

  const draws = await leadDraws(server)
  await draws.step(draws.slot('lucky5m').endAt)
  const slot = draws.slot('double')
  dataOf(await betDouble(player, { roundId: slot.roundId }))
  const lucky = draws.slot('lucky30s')
  dataOf(await betLucky(player, { roundId: lucky.roundId, selection: 'green' }))
  await draws.step(slot.endAt)
  await draws.step(lucky.endAt)
  await takeBack(server, taken)
  await settle(server)
  server.clock.advance(1000)

  const expected = await counted(player)
  expect(Object.keys(expected).toSorted()).toEqual(
    ['dice', 'double', 'limbo', 'luckyColor', 'sports', 'studios'].toSorted(),
  )
  const spans = [{ playerId: player.playerId, edges: [from, now()] }]
  expect((await playedBetween(server.deps, spans)).get(player.playerId)).toEqual([expected])
})

test('each stake is in the span in which it counted, of its own player alone', async () => {
  const [one, other] = [await registerPlayer(server), (await sitDown(server, 10_000n)).player]
  const start = now()
  await roll(other, '1.00')
  server.clock.advance(1000)
  const second = now()
  await roll(other, '2.00')
  await roll(other, '2.50')
  server.clock.advance(1000)
  const third = now()
  await roll(other, '4.00')
  const found = await playedBetween(server.deps, [
    { playerId: one.playerId, edges: [start, third] },
    { playerId: other.playerId, edges: [start, second, third] },
  ])
  expect(found.get(one.playerId)).toEqual([{}])
  expect(found.get(other.playerId)).toEqual([{ dice: 100n }, { dice: 450n }])
  expect(await playedBetween(server.deps, [])).toEqual(new Map())
})
