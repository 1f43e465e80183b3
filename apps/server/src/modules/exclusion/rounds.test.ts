import { randomUUID } from 'node:crypto'
import { casino, order } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import { endOpenRounds } from '../casino/index.ts'
import { betDouble, leadDraws, myBets } from '../draws/testkit.ts'
import type { TestDraws } from '../draws/testkit.ts'
import { advanceCases } from './case.ts'
import { caseOf, findInRegister } from './testkit.ts'

const DATA_DIR = dataFolder()
let server: GameServer
let draws: TestDraws
beforeAll(async () => {
  server = await startGameServer({
    LICENCE_PROFILE: 'br',
    DATA_DIR,
  })
  draws = await leadDraws(server)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

const moneyOf = async ({ playerId }: Payer) => {
  const { cash, held } = await server.deps.ledger.balances(playerId)
  return { cash: cash.balance, held: held.balance }
}

/** A round of double that has just opened. */
async function nextDraw() {
  await draws.step(draws.slot('double').endAt)
  return draws.slot('double')
}

/** Everything that the player has can be taken out. */
async function expectAllWithdrawn(player: Payer) {
  const { cash, held } = await moneyOf(player)
  expect(held).toBe(0n)
  const view = dataOf(await player.call(order.getWithdraw, {}))
  expect(view.lock).toBe(false)
  const amount = `${cash / 100n}.${String(cash % 100n).padStart(2, '0')}`
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount } as const
  expect((await player.call(order.withdraw, { body })).status).toBe(200)
  expect((await moneyOf(player)).cash).toBe(0n)
}

test('[RG-06] a mines round of a player found in the register ends by its printed rule, once', async () => {
  const player = await admittedPlayer(server)
  const { round } = dataOf(
    await player.call(casino.betMines, { body: { stake: '10.00', mines: 1 } }, key()),
  )
  expect(await moneyOf(player)).toEqual({ cash: 90_00n, held: 10_00n })
  await findInRegister(server, player)
  // nothing was opened: the printed rule gives the stake back
  expect(await moneyOf(player)).toEqual({ cash: 100_00n, held: 0n })
  expect(await caseOf(server, player.playerId)).toMatchObject({ rounds_ended: 1 })
  expect((await caseOf(server, player.playerId)).bets_returned_at).not.toBeNull()
  expect(await endOpenRounds(server.deps, player.playerId)).toBe(0)
  await advanceCases(server.deps)
  const tile = { roundId: round.roundId, tile: 1 }
  expect((await player.call(casino.pickMines, { body: tile }, key())).status).not.toBe(200)
  await expectAllWithdrawn(player)
})

test('[RG-06] an open stake at a studio goes back, and what the studio sends later moves nothing', async () => {
  const player = await admittedPlayer(server)
  const seat = await sitDown(server, 0n, { player })
  const debit = randomUUID()
  expect((await seat.bet(20_00n, { transaction_uuid: debit })).status).toBe('RS_OK')
  expect(dataOf(await player.call(order.getWithdraw, {})).lock).toBe(true)
  await findInRegister(server, player)
  expect(await moneyOf(player)).toEqual({ cash: 100_00n, held: 0n })
  await seat.win(90_00n, debit)
  await seat.rollback(debit)
  expect((await seat.bet(1_00n)).status).not.toBe('RS_OK')
  expect(await moneyOf(player)).toEqual({ cash: 100_00n, held: 0n })
  await expectAllWithdrawn(player)
})

test('[RG-06] a studio’s round that has paid already keeps its pay and lets the money go', async () => {
  const player = await admittedPlayer(server)
  const seat = await sitDown(server, 0n, { player })
  const debit = randomUUID()
  await seat.bet(20_00n, { transaction_uuid: debit })
  await seat.win(30_00n, debit, { round_closed: false })
  await findInRegister(server, player)
  expect(await moneyOf(player)).toEqual({ cash: 110_00n, held: 0n })
  await expectAllWithdrawn(player)
})

test('[RG-06] the stake of a draw is drawn, paid and then free; the case waits for it', async () => {
  const player = await admittedPlayer(server)
  const slot = await nextDraw()
  dataOf(await betDouble(player, { roundId: slot.roundId, stake: '10.00' }))
  await findInRegister(server, player)
  expect((await moneyOf(player)).held).toBe(10_00n)
  expect((await caseOf(server, player.playerId)).bets_returned_at).toBeNull()
  for (const at of [slot.lockAt, slot.drawAt, slot.completeAt, slot.endAt]) await draws.step(at)
  await advanceCases(server.deps)
  expect((await caseOf(server, player.playerId)).bets_returned_at).not.toBeNull()
  const bets = await myBets(player, 'double')
  expect(bets).toHaveLength(1)
  await expectAllWithdrawn(player)
})

test('[RG-06] money that comes back from play after the second day is sent too', async () => {
  const player = await admittedPlayer(server)
  const { roundId } = await nextDraw()
  dataOf(await betDouble(player, { roundId, stake: '10.00' }))
  await findInRegister(server, player)
  // two days pass in which nobody draws: the round cannot be drawn in time and is given back
  server.clock.advance(2 * 86_400_000)
  await advanceCases(server.deps)
  expect(await caseOf(server, player.playerId)).toMatchObject({
    returned: 90_00n,
    returned_at: null,
  })
  await draws.step()
  expect(await moneyOf(player)).toEqual({ cash: 10_00n, held: 0n })
  // the day's count of withdrawals may be used up; it is tried again
  server.clock.advance(86_400_000)
  await advanceCases(server.deps)
  expect(await caseOf(server, player.playerId)).toMatchObject({ returned: 100_00n })
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  expect(await moneyOf(player)).toEqual({ cash: 0n, held: 0n })
})
