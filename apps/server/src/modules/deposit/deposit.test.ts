import { order, user } from '@jogada/contract'
import { reais } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import { announceDeposits } from './announce-deposits.ts'
import { sweepPayments } from './watch-payments.ts'

const server = pixServerOfFile()

const ordersOf = (playerId: bigint) =>
  server.deps.db.selectFrom('deposit.order').selectAll().where('player_id', '=', playerId).execute()

test('[R155] [R161] getPrices offers each place its own packages, in order', async () => {
  const player = await registerPlayer(server)
  const prices = async (curreny?: 'INSBRL' | 'EXPPAY') =>
    dataOf(await player.call(order.getPrices, { query: curreny ? { curreny } : {} }))
  const page = (await prices()).filter((entry) => entry.curreny === 'BRL')
  expect(page.map((entry) => entry.price)).toEqual([
    '20.00',
    '50.00',
    '100.00',
    '200.00',
    '500.00',
    '1000.00',
    '2000.00',
    '5000.00',
  ])
  expect(page[2]).toMatchObject({ gift: '5.00', giftTimes: 2, giftDays: 7 })
  expect(page.map((entry) => entry.sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const others = (await prices()).filter((entry) => entry.curreny !== 'BRL')
  expect(new Set(others.map((entry) => entry.curreny))).toEqual(new Set(['BTBRL', 'FCBRL']))
  const low = await prices('INSBRL')
  expect(low.length).toBeGreaterThanOrEqual(4)
  expect(low.every((entry) => entry.curreny === 'INSBRL')).toBe(true)
  expect((await prices('EXPPAY')).map((entry) => entry.curreny)).toEqual(['EXPPAY'])
})

test('[R073] [R155] a package in EXTPAY and one without a currency stand on the deposit page and are sold', async () => {
  const { db } = server.deps
  const extra = [
    { package_id: 'extra', currency: 'EXTPAY', price: reais(30n), sort: 90 },
    { package_id: 'plain', currency: '', price: reais(40n), sort: 91 },
  ] as const
  await db.insertInto('deposit.package').values(extra).execute()
  const player = await registerPayer(server)
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  expect(prices.slice(-2)).toMatchObject([
    { pkgId: 'extra', price: '30.00', gift: '0.00', sort: 90, curreny: 'EXTPAY' },
    { pkgId: 'plain', price: '40.00', gift: '0.00', sort: 91, curreny: '' },
  ])
  for (const { package_id, price } of extra) {
    const { payNo } = dataOf(await pressDeposit(player, package_id))
    expect((await server.deps.pix.getCharge(payNo))?.amount).toBe(price)
  }
  await db
    .updateTable('deposit.package')
    .set({ is_offered: false })
    .where('package_id', 'in', ['extra', 'plain'])
    .execute()
})

test('a package that the operator took off is neither shown nor sold', async () => {
  const player = await registerPayer(server)
  const offer = (is_offered: boolean) =>
    server.deps.db
      .updateTable('deposit.package')
      .set({ is_offered })
      .where('package_id', '=', 'brl-2000')
      .execute()
  await offer(false)
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  expect(prices.map((entry) => entry.pkgId)).not.toContain('brl-2000')
  expect((await pressDeposit(player, 'brl-2000')).status).toBe(3000)
  await offer(true)
})

test('[R103] [R156] a deposit needs a confirmed identity, a package on offer and one id', async () => {
  const stranger = await registerPlayer(server)
  expect((await pressDeposit(stranger)).status).toBe(2100)
  const player = await registerPayer(server)
  expect((await pressDeposit(player, 'none')).status).toBe(3000)
  const mixed = await player.call(order.prePay, {
    params: { pkgId: 'brl-20' },
    body: { gift: 0, pkgId: 'brl-5000' },
  })
  expect(mixed.status).toBe(1000)
  expect(await ordersOf(player.playerId)).toEqual([])
})

test('[R074] [R156] prePay makes an order and a charge of 1800 s in the player’s name', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  expect(placed.payNo).toMatch(/^[a-zA-Z0-9]{26,35}$/)
  expect(placed.url).toBe(`/pagar/${placed.payNo}`)
  const charge = await server.deps.pix.getCharge(placed.payNo)
  expect(charge).toMatchObject({ status: 'active', amount: 10_000n, copyPasteCode: placed.code })
  expect(charge!.expiresAt.getTime() - charge!.createdAt.getTime()).toBe(1_800_000)
  expect(await statusOf(player, placed.orderId)).toBe('00')
  const pending = dataOf(await player.call(order.pendingOrder, {}))
  expect(pending).toMatchObject({
    orderId: placed.orderId,
    amount: '100.00',
    expiresAt: charge!.expiresAt.toISOString(),
    serverNow: server.clock.now().toISOString(),
  })
})

test('[SEC-09] a double click makes one order; another package or a later press makes another', async () => {
  const player = await registerPayer(server)
  const twins = await Promise.all(Array.from({ length: 6 }, () => pressDeposit(player)))
  expect(new Set(twins.map((twin) => JSON.stringify(dataOf(twin)))).size).toBe(1)
  const [kept] = await ordersOf(player.playerId)
  expect(kept!.txid).toBe(dataOf(twins[0]!).payNo)
  await pressDeposit(player, 'brl-50')
  server.clock.advance(60_000)
  await pressDeposit(player)
  expect(await ordersOf(player.playerId)).toHaveLength(3)
})

test('after a cancel the same package can be ordered again at once', async () => {
  const player = await registerPayer(server)
  const first = dataOf(await pressDeposit(player))
  const cancelled = await player.call(order.cancelOrder, { params: { orderId: first.orderId } })
  expect(dataOf(cancelled)).toMatchObject({ status: '01' })
  expect(dataOf(await pressDeposit(player)).orderId).not.toBe(first.orderId)
})

test('[R157] [PIX-05] [WAL-02] a callback credits the deposit once, locked until it was wagered', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  // an order is no money: only what the PSP confirms is
  const { balance, locked } = await balanceOf(player)
  expect([balance, locked]).toEqual(['0.00', '0.00'])
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  expect(await balanceOf(player)).toMatchObject({
    balance: '100.00',
    locked: '100.00',
    withdrawable: '0.00',
  })
  const kept = await server.deps.db
    .selectFrom('deposit.payment')
    .select(['end_to_end_id', 'command_id'])
    .where('player_id', '=', player.playerId)
    .execute()
  expect(kept).toEqual([
    { end_to_end_id: expect.stringMatching(/^E\w{31}$/), command_id: expect.any(BigInt) },
  ])
  const info = dataOf(await player.call(user.userInfo, {}))
  expect(info).toMatchObject({ paySumAmount: '100.00', payAmount: '100.00' })
  await sweepPayments(server.deps)
  expect((await balanceOf(player)).balance).toBe('100.00')
})

test('two deposits lock one after the other, not side by side', async () => {
  const player = await registerPayer(server)
  const [one, two] = [
    await orderDeposit(server, player, 'brl-50'),
    await orderDeposit(server, player, 'brl-100'),
  ]
  await Promise.all([payAs(server, player, one.code), payAs(server, player, two.code)])
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('150.00'))
  expect((await balanceOf(player)).locked).toBe('150.00')
})

test('an order is nobody else’s to see or cancel', async () => {
  const [owner, other] = [await registerPayer(server), await registerPayer(server)]
  const { orderId } = dataOf(await pressDeposit(owner))
  const params = { params: { orderId } }
  expect((await other.call(order.getStatus, params)).status).toBe(3001)
  expect((await other.call(order.cancelOrder, params)).status).toBe(3001)
  expect(dataOf(await other.call(order.pendingOrder, {}))).toBeNull()
  expect(await statusOf(owner, orderId)).toBe('00')
})

test('[R095] paySuccess says czflag 0 on the first paid order and 1 on the next', async () => {
  const ending = new AbortController()
  const announcing = announceDeposits(server.deps, ending.signal)
  const player = await registerPayer(server)
  const socket = await connectAs(server, player)
  const [one, two] = [
    await orderDeposit(server, player, 'brl-20'),
    await orderDeposit(server, player, 'brl-50'),
  ]
  const told = () => socket.heard('paySuccess')
  await payAs(server, player, one.code)
  await vi.waitFor(() =>
    expect(told()).toEqual([{ czflag: 0, orderId: one.orderId, amount: '20.00', gift: '1.00' }]),
  )
  await payAs(server, player, two.code)
  await vi.waitFor(() =>
    expect(told()[1]).toEqual({ czflag: 1, orderId: two.orderId, amount: '50.00', gift: '2.50' }),
  )
  await vi.waitFor(() => expect(socket.heard('updateUserInfo')).toHaveLength(2))
  socket.close()
  ending.abort()
  await announcing
})

test('of deposits that race, exactly one is the player’s first', async () => {
  const player = await registerPayer(server)
  const orders = []
  for (const pkgId of ['brl-20', 'brl-50', 'brl-100', 'brl-200']) {
    orders.push(await orderDeposit(server, player, pkgId))
  }
  await Promise.all(orders.map(({ code }) => payAs(server, player, code)))
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('370.00'))
  const ending = new AbortController()
  const flags: unknown[] = []
  const reading = server.deps.ledger.consume(
    'test.first',
    ({ playerId, topic, payload }) => {
      if (playerId === player.playerId && topic === 'deposit_credited') {
        flags.push(payload['isFirst'])
      }
    },
    { signal: ending.signal },
  )
  await vi.waitFor(() => expect(flags).toHaveLength(4))
  ending.abort()
  await reading
  expect(flags.filter(Boolean)).toHaveLength(1)
})
