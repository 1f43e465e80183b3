import { limits, ops, order, privacy, wallet } from '@jogada/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { lockOwnMoney } from '../../testkit/play-money.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { takeUnplayedGifts } from './unplayed-gifts.ts'

const server = pixServerOfFile()

const pwd = 'calçadão-9-ondas'
const once = () => ({ key: server.deps.rng.uuid() })

beforeAll(async () => {
  await server.deps.db
    .updateTable('promotion.campaign')
    .set({ is_on: true, audience: 'everybody', ends_at: null })
    .where('campaign_id', '=', 'first-deposit-discount')
    .execute()
})

/** A player who paid 180.00 for 200.00 and has played nothing of it. */
async function discounted(): Promise<Payer> {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-200')
  expect(placed).toMatchObject({ amount: '180.00', price: '200.00' })
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'), {
    timeout: 60_000,
  })
  return player
}

const excludeForGood = async (player: Payer) =>
  dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, once()))

const withdraw = (player: Payer, amount: string) =>
  player.call(order.withdraw, {
    body: { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount },
  })

const bonusesAtTheDesk = async ({ playerId }: Payer) =>
  (await operatorWith(server, ['finance'])).call(ops.playerMoney.bonuses, {
    params: { playerId: String(playerId) },
    query: {},
  })

const promotionSum = async () => {
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    'SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger.account WHERE account = 14',
  )
  return rows[0]!.sum
}

test('[RG-04] [R195] who excludes themselves takes their own money out, not a discount that was never played', async () => {
  const player = await discounted()
  await excludeForGood(player)
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({
    balance: '200.00',
    locked: '20.00',
    wdAmount: '180.00',
  })
  const same = { balance: '200.00', locked: '20.00', withdrawable: '180.00' }
  expect(await balanceOf(player)).toMatchObject(same)
  expect(dataOf(await player.call(wallet.locks, {}))).toMatchObject(same)
  expect(dataOf(await bonusesAtTheDesk(player)).balance).toMatchObject(same)
  expect((await withdraw(player, '180.01')).status).not.toBe(200)
  dataOf(await withdraw(player, '180.00'))
  expect(await balanceOf(player)).toMatchObject({ balance: '20.00', withdrawing: '180.00' })
})

test('[R004] [R195] who excludes themselves passes no money on that was not played', async () => {
  const player = await discounted()
  expect(dataOf(await player.call(wallet.transferLimits, {}))).toMatchObject({ available: '0.00' })
  await excludeForGood(player)
  expect(dataOf(await player.call(wallet.transferLimits, {}))).toMatchObject({ available: '0.00' })
})

test('[ACC-10] [R195] closing an account pays out the player’s own money and gives the unplayed discount back', async () => {
  const player = await discounted()
  expect(dataOf(await player.call(privacy.closingState, {}))).toMatchObject({
    cash: '180.00',
    bonus: '30.00',
  })
  const before = await promotionSum()
  dataOf(await player.call(privacy.closeAccount, { body: { pwd } }, once()))
  expect(await server.deps.ledger.balances(player.playerId)).toMatchObject({
    cash: { balance: 0n },
    withdrawing: { balance: 18_000n },
  })
  expect((await promotionSum()) - before).toBeGreaterThanOrEqual(2_000n)
})

test('[RG-04] [R195] a gift that more than a hundred deposits followed is as little the player’s own', async () => {
  const player = await discounted()
  await lockOwnMoney(server, player.playerId, { count: 120, amount: 2_000n })
  await excludeForGood(player)
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({
    balance: '2600.00',
    locked: '20.00',
  })
  expect(dataOf(await player.call(wallet.locks, {})).locks).toHaveLength(100)
  expect(await takeUnplayedGifts(server.deps, player.playerId)).toBe(2_000n)
})

test('[R195] what was given and not played is taken back once, whoever asks how often', async () => {
  const player = await discounted()
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => takeUnplayedGifts(server.deps, player.playerId)),
  )
  expect(taken.filter((amount) => amount === 2_000n)).toHaveLength(1)
  expect(taken.filter((amount) => amount === 0n)).toHaveLength(4)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(18_000n)
})
