import { randomUUID } from 'node:crypto'
import { casino, draw, game, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { voidOpenRounds } from '../../casino/index.ts'
import { betDouble, leadDraws, playerWith } from '../../draws/testkit.ts'
import { houseReturns } from '../../casino/returns.ts'
import { sumHours } from './monitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const HOUR_MS = 3_600_000
const key = () => ({ key: randomUUID() })

const startMines = async (player: TestPlayer, stake: string) =>
  dataOf(await player.call(casino.betMines, { body: { stake, mines: 5 } }, key())).round

async function performance() {
  const games = await operatorWith(server, ['games'])
  return dataOf(await games.call(ops.care.returns, { query: { days: '30' } }))
}

/** Rounds, stakes and prizes of a game as its own rows have them. */
async function rawOf(name: string) {
  const { rows } = await server.deps.pool.query<{ n: bigint; staked: bigint; paid: bigint }>(
    `SELECT count(*) AS n, coalesce(sum(stake), 0)::bigint AS staked,
            coalesce(sum(payout), 0)::bigint AS paid
       FROM casino.round WHERE game = $1 AND status IN (10, 20)`,
    [name],
  )
  const { n, staked, paid } = rows[0]!
  return {
    rounds: Number(n),
    stakes: formatMoney(centavos(staked)),
    payouts: formatMoney(centavos(paid)),
    actual: n === 0n ? null : Math.round((Number(paid) / Number(staked)) * 10_000),
  }
}

test('[AUD-09] the performance of each game is what its rounds say: returns, stakes, prizes, voids, what is held', async () => {
  const draws = await leadDraws(server)
  await draws.step(draws.slot('lucky5m').endAt)
  const [ana, bia] = [await playerWith(server, 100_000n), await playerWith(server, 100_000n)]
  for (let round = 0; round < 12; round++) {
    const dice = { stake: `${round + 1}.37`, target: 5_050, direction: 'over' } as const
    dataOf(await ana.call(game.betDice, { body: dice }, key()))
    const mines = { stake: '2.11', mines: 3, tiles: [round, round + 1] }
    dataOf(await ana.call(casino.autoMines, { body: mines }, key()))
  }
  // one round is given back, one is interrupted, and a bet waits for its draw
  await startMines(ana, '7.30')
  expect(await voidOpenRounds(server.deps, 'mines', server.clock.now())).toBe(1)
  await startMines(bia, '4.05')
  server.clock.advance(2 * HOUR_MS)
  await sumHours(server.deps)
  await draws.step()
  const { round } = dataOf(
    await callAs(server, draw.currentDraw, { params: { channel: 'double' } }),
  )
  dataOf(await betDouble(bia, { roundId: round!.roundId, stake: '3.00' }))

  const all = await performance()
  const of = (name: string) => all.find((one) => one.game === name)!
  const nothing = { voids: 0, voidedStakes: '0.00', openRounds: 0, heldStakes: '0.00' }
  expect(of('dice')).toMatchObject({ ...(await rawOf('dice')), ...nothing })
  expect(of('mines')).toMatchObject({
    ...(await rawOf('mines')),
    voids: 1,
    voidedStakes: '7.30',
    openRounds: 1,
    heldStakes: '4.05',
  })
  expect(of('double')).toMatchObject({ ...nothing, openRounds: 1, heldStakes: '3.00' })
  const { min, max } = houseReturns().dice
  expect(of('dice')).toMatchObject({
    theoreticalMin: Math.round(min * 10_000),
    theoreticalMax: Math.round(max * 10_000),
  })
  // what is held is held in the ledger too
  expect((await server.deps.ledger.balances(bia.playerId)).held.balance).toBe(705n)
})
