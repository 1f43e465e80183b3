import { randomUUID } from 'node:crypto'
import { limits, order, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  startPixServer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { receiveById } from '../deposit/receive-payment.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

const limitDeposits = (player: TestPlayer, amount: string) =>
  player.call(limits.setMoneyLimit, { body: { kind: 'deposit', window: 'day', amount } }, key())

/** Until a payment has come to its end; the webhook and this race, and must agree. */
const settled = (endToEndId: string) =>
  vi.waitFor(
    async () => {
      await receiveById(server.deps, endToEndId)
      const row = await server.deps.db
        .selectFrom('deposit.payment')
        .select('state')
        .where('end_to_end_id', '=', endToEndId)
        .executeTakeFirstOrThrow()
      if (!['credited', 'returned'].includes(row.state)) throw new Error(row.state)
      return row.state
    },
    { timeout: 60_000, interval: 50 },
  )

test('[RG-01] a deposit above the limit is refused before it is charged', async () => {
  const player = await registerPayer(server)
  dataOf(await limitDeposits(player, '99.99'))
  expect((await pressDeposit(player)).status).toBe(refusals.deposit_limit.status)
  dataOf(await limitDeposits(player, '50.00'))
  expect((await pressDeposit(player, 'brl-50')).status).toBe(200)
})

test('[RG-01] of two charges that together pass the limit one is credited and one goes back', async () => {
  const player = await registerPayer(server)
  dataOf(await limitDeposits(player, '100.00'))
  const first = await orderDeposit(server, player, 'brl-100')
  const second = await orderDeposit(server, player, 'brl-50')
  const paid = await Promise.all([
    payAs(server, player, first.code),
    payAs(server, player, second.code),
  ])
  const states = await Promise.all(paid.map(settled))
  expect(states.toSorted()).toEqual(['credited', 'returned'])
  const { balance } = await balanceOf(player)
  expect(balance).toBe(states[0] === 'credited' ? '100.00' : '50.00')
})

test('[RG-04] an excluded player pays nothing in: a Pix on its way goes back by itself', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-50')
  dataOf(await player.call(limits.excludeOneself, { body: { months: 6 } }, key()))
  expect((await pressDeposit(player)).status).toBe(refusals.play_excluded_until.status)
  const endToEndId = await payAs(server, player, placed.code)
  expect(await settled(endToEndId)).toBe('returned')
  expect((await balanceOf(player)).balance).toBe('0.00')
  expect(await statusOf(player, placed.orderId)).not.toBe('1')
})

test('[RG-04] an excluded player takes the money out', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-100')
  const endToEndId = await payAs(server, player, placed.code)
  expect(await settled(endToEndId)).toBe('credited')
  dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, key()))
  const withdraw = (amount: string) =>
    player.call(order.withdraw, {
      body: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount,
        whatsapp: '+55 11 98765-4321',
      },
    })
  dataOf(await withdraw('100.00'))
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', withdrawing: '100.00' })
})

test('[RG-04] what an excluded player has is not below any minimum', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 3_50n)
  dataOf(await player.call(limits.excludeOneself, { body: { months: 1 } }, key()))
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({
    limitAmount: '0.01',
    wdAmount: '3.50',
  })
})
