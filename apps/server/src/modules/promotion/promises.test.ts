import { randomUUID } from 'node:crypto'
import { game, order, refusals, user } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { localDay } from '../../platform/local-day.ts'
import { notePayment } from '../deposit/payment-store.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { sweepPayments } from '../deposit/watch-payments.ts'
import { setCampaign, spentOf } from './testkit.ts'

const server = pixServerOfFile()

const DAY_MS = 24 * 60 * 60_000

const outcomeOf = async (player: Payer, orderId: string) =>
  dataOf(await player.call(order.getStatus, { params: { orderId } }))

test('[SEC-08] a budget is never overspent by orders that race, and the rest are told so', async () => {
  await setCampaign(server, 'page-gift', {
    budget: (await spentOf(server, 'page-gift')) + 1500n,
    budget_window: 'total',
  })
  const players = []
  for (let count = 0; count < 6; count++) players.push(await registerPayer(server))
  const placed = await Promise.all(players.map(async (one) => dataOf(await pressDeposit(one))))
  expect(placed.filter(({ gift }) => gift === '5.00')).toHaveLength(3)
  expect(placed.filter(({ gift }) => gift === '0.00')).toHaveLength(3)
  const prices = dataOf(await players[0]!.call(order.getPrices, { query: {} }))
  expect(prices.every(({ gift }) => gift === '0.00')).toBe(true)

  const held = placed.findIndex(({ gift }) => gift === '5.00')
  const { orderId } = placed[held]!
  dataOf(await players[held]!.call(order.cancelOrder, { params: { orderId } }))
  await sweepPayments(server.deps)
  await sweepPayments(server.deps)
  const next = await registerPayer(server)
  expect(dataOf(await pressDeposit(next)).gift).toBe('5.00')
  expect(dataOf(await pressDeposit(next, 'brl-50')).gift).toBe('0.00')
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('[SEC-08] one player who orders and does not pay holds five promises of a budget, not every one', async () => {
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'total' })
  const before = await spentOf(server, 'page-gift')
  const player = await registerPayer(server)
  const placed: Awaited<ReturnType<typeof orderDeposit>>[] = []
  for (let count = 0; count < 7; count++) {
    server.syncClock()
    server.clock.advance(count * 60_000)
    placed.push(await orderDeposit(server, player, 'brl-100'))
  }
  expect(placed.map(({ gift }) => gift)).toEqual(Array.from({ length: 7 }, () => '5.00'))
  expect(await spentOf(server, 'page-gift')).toBe(before + 2_500n)
  // the oldest were cancelled, so that nobody pays for a gift which does not come
  expect(await Promise.all(placed.map(({ orderId }) => statusOf(player, orderId)))).toEqual([
    '01',
    '01',
    '00',
    '00',
    '00',
    '00',
    '00',
  ])
  await payAs(server, player, placed[0]!.code, true)
  await vi.waitFor(async () => expect(await statusOf(player, placed[0]!.orderId)).toBe('10'))
  expect(await outcomeOf(player, placed[0]!.orderId)).toMatchObject({ lost: 'cancelled' })
  await payAs(server, player, placed[2]!.code)
  await vi.waitFor(async () => expect((await balanceOf(player)).bonus).toBe('5.00'))
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('[R135] the gift of a deposit brings the highest bet under which it was promised', async () => {
  await setCampaign(server, 'page-gift', { max_bet: 500n })
  const player = await registerPayer(server)
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  expect(prices.find(({ pkgId }) => pkgId === 'brl-100')).toMatchObject({ giftMaxBet: '5.00' })
  const placed = await orderDeposit(server, player, 'brl-100')
  await setCampaign(server, 'page-gift', { max_bet: null })
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  const dice = (stake: string) =>
    player.call(
      game.betDice,
      { body: { stake, target: 9_800, direction: 'over' } },
      { key: randomUUID() },
    )
  expect((await dice('5.01')).status).toBe(refusals.bonus_max_bet.status)
  expect((await dice('5.00')).status).toBe(200)
})

test('[SEC-08] orders of one player that race for the last room of their promises do not share it', async () => {
  const player = await registerPayer(server)
  const before = await spentOf(server, 'page-gift')
  const packages = ['brl-20', 'brl-50', 'brl-100', 'brl-200', 'brl-500', 'brl-1000', 'brl-2000']
  await Promise.all(packages.map((pkgId) => pressDeposit(player, pkgId)))
  const held = await server.deps.db
    .selectFrom('promotion.promise')
    .select('gift')
    .where('player_id', '=', player.playerId)
    .where('state', '=', 'held')
    .execute()
  expect(held).toHaveLength(5)
  expect(await spentOf(server, 'page-gift')).toBe(
    before + held.reduce((sum, { gift }) => sum + gift, 0n),
  )
})

test('[R196] a gift is named to nobody whose ended orders hold all that they may be promised', async () => {
  const player = await registerPayer(server)
  for (const pkgId of ['brl-50', 'brl-100', 'brl-200', 'brl-500', 'brl-1000']) {
    await orderDeposit(server, player, pkgId)
  }
  const named = async () =>
    dataOf(await player.call(order.getPrices, { query: {} })).filter(({ gift }) => gift !== '0.00')
  expect(await named()).not.toEqual([])
  server.clock.advance(31 * 60_000)
  await sweepPayments(server.deps)
  expect(await named()).toEqual([])
  expect(dataOf(await pressDeposit(player)).gift).toBe('0.00')
  server.clock.advance(2 * 3_600_000)
  await sweepPayments(server.deps)
  await sweepPayments(server.deps)
  expect(await named()).not.toEqual([])
  server.syncClock()
})

test('[PIX-03] an order that was paid as another takes its room is credited with its gift', async () => {
  const player = await registerPayer(server)
  const placed: Awaited<ReturnType<typeof orderDeposit>>[] = []
  await server.sandbox.faults({ webhooks: { drop: true } })
  for (const pkgId of ['brl-50', 'brl-100', 'brl-200', 'brl-500', 'brl-1000']) {
    placed.push(await orderDeposit(server, player, pkgId))
  }
  await payAs(server, player, placed[0]!.code)
  expect(dataOf(await pressDeposit(player, 'brl-2000')).gift).not.toBe('0.00')
  expect(await outcomeOf(player, placed[0]!.orderId)).toMatchObject({
    status: '10',
    gift: placed[0]!.gift,
  })
  expect((await balanceOf(player)).bonus).toBe(placed[0]!.gift)
  expect(await Promise.all(placed.slice(1).map((one) => statusOf(player, one.orderId)))).toEqual([
    '00',
    '00',
    '00',
    '00',
  ])
  await server.sandbox.heal()
})

test('a budget of a day is not made larger by what was promised the day before and never paid', async () => {
  const dayAt = (time: string) => {
    const tomorrow = localDay(new Date(server.clock.now().getTime() + DAY_MS))
    server.clock.advance(Date.parse(`${tomorrow}T${time}-03:00`) - server.clock.now().getTime())
  }
  dayAt('23:30:00')
  await setCampaign(server, 'page-gift', { budget: 1000n, budget_window: 'day' })
  const [late, next, third] = [
    await registerPayer(server),
    await registerPayer(server),
    await registerPayer(server),
  ]
  const giftOf = async (player: Payer) => dataOf(await pressDeposit(player)).gift
  const held = dataOf(await pressDeposit(late))
  expect(held.gift).toBe('5.00')
  server.clock.advance(40 * 60_000)
  dataOf(await late.call(order.cancelOrder, { params: { orderId: held.orderId } }))
  await sweepPayments(server.deps)
  await sweepPayments(server.deps)
  const promises = await server.deps.db
    .selectFrom('promotion.promise')
    .select('state')
    .where('player_id', '=', late.playerId)
    .execute()
  expect(promises).toEqual([{ state: 'freed' }])
  expect([
    await giftOf(next),
    await giftOf(third),
    await giftOf(await registerPayer(server)),
  ]).toEqual(['5.00', '5.00', '0.00'])
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('[R196] a discount lowers the charge, the price is credited, and it is the server that counts', async () => {
  const ends_at = new Date(server.clock.now().getTime() + 3_600_000)
  await setCampaign(server, 'first-deposit-discount', { is_on: true, ends_at })
  const player = await registerPayer(server)
  expect(dataOf(await player.call(user.userInfo, {})).payDiscount).toMatchObject({
    discount: 0.1,
    expiredTime: ends_at.toISOString(),
  })
  const placed = await orderDeposit(server, player, 'brl-200')
  expect(placed).toMatchObject({ amount: '180.00', price: '200.00', gift: '10.00' })
  expect(await server.deps.pix.getCharge(placed.payNo)).toMatchObject({ amount: 18_000n })
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  expect(await balanceOf(player)).toMatchObject({ balance: '200.00', locked: '200.00' })
  const info = dataOf(await player.call(user.userInfo, {}))
  expect(info).toMatchObject({ paySumAmount: '180.00', payDiscount: null })

  const late = await registerPayer(server)
  server.clock.advance(3_600_001)
  expect(dataOf(await late.call(user.userInfo, {})).payDiscount).toBeNull()
  expect(dataOf(await pressDeposit(late)).amount).toBe('100.00')
  await setCampaign(server, 'first-deposit-discount', { is_on: false, ends_at: null })
})

test('[R196] the rest of a budget is named only beside what it can pay', async () => {
  const rest = async (campaignId: string, left: bigint) =>
    setCampaign(server, campaignId, {
      is_on: true,
      budget: (await spentOf(server, campaignId)) + left,
      budget_window: 'total',
    })
  await rest('page-gift', 400n)
  await rest('first-deposit-discount', 1_500n)
  const player = await registerPayer(server)
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  const giftOf = (id: string) => prices.find(({ pkgId }) => pkgId === id)?.gift
  expect([giftOf('brl-50'), giftOf('brl-100')]).toEqual(['2.50', '0.00'])
  const { payDiscount } = dataOf(await player.call(user.userInfo, {}))
  expect(payDiscount).toMatchObject({ discount: 0.1, most: '15.00' })
  expect(dataOf(await pressDeposit(player, 'brl-200'))).toMatchObject({ amount: '200.00' })
  expect(dataOf(await pressDeposit(player, 'brl-100'))).toMatchObject({
    amount: '90.00',
    gift: '0.00',
  })
  await setCampaign(server, 'first-deposit-discount', { is_on: false, budget: 5_000_000n })
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('[R196] of several orders made before the first deposit one gets what is meant for it', async () => {
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  const before = await spentOf(server, 'first-deposit-discount')
  const player = await registerPayer(server)
  const orders = [
    await orderDeposit(server, player, 'brl-100'),
    await orderDeposit(server, player, 'brl-200'),
  ]
  expect(orders.map(({ amount }) => amount)).toEqual(['90.00', '180.00'])
  expect(await spentOf(server, 'first-deposit-discount')).toBe(before + 3000n)
  for (const placed of orders) {
    await payAs(server, player, placed.code)
    await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  }
  // 100 with the discount, then 180 as paid; the gifts of packages are for every deposit
  expect(await balanceOf(player)).toMatchObject({ balance: '280.00', bonus: '15.00' })
  expect(await spentOf(server, 'first-deposit-discount')).toBe(before + 1000n)
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})

test('[R035] [R196] what is meant for the second deposit comes with that one alone', async () => {
  const id = 'first-deposit-discount'
  await setCampaign(server, id, { is_on: true, audience: 'second_deposit' })
  const before = await spentOf(server, id)
  const player = await registerPayer(server)
  const pay = async (placed: Awaited<ReturnType<typeof orderDeposit>>) => {
    await payAs(server, player, placed.code)
    await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  }
  const first = await orderDeposit(server, player, 'brl-100')
  await pay(first)
  const second = [
    await orderDeposit(server, player, 'brl-100'),
    await orderDeposit(server, player, 'brl-200'),
  ]
  for (const placed of second) await pay(placed)
  const last = await orderDeposit(server, player, 'brl-50')
  expect([first, ...second, last].map(({ amount }) => amount)).toEqual([
    '100.00',
    '90.00',
    '180.00',
    '50.00',
  ])
  // of the two that were made before the second deposit one is it
  expect((await balanceOf(player)).balance).toBe('380.00')
  expect(await spentOf(server, id)).toBe(before + 1000n)
  await setCampaign(server, id, { is_on: false, audience: 'first_deposit' })
})

test('[R196] an order that was promised a discount keeps it when the campaign is given to others before it is paid', async () => {
  const id = 'first-deposit-discount'
  await setCampaign(server, id, { is_on: true })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-100')
  expect(placed.amount).toBe('90.00')
  await setCampaign(server, id, { audience: 'second_deposit' })
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  expect((await balanceOf(player)).balance).toBe('100.00')
  await setCampaign(server, id, { is_on: false, audience: 'first_deposit' })
})

test('[PIX-03] an order names no longer what another deposit took, before somebody pays it', async () => {
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  const player = await registerPayer(server)
  const first = await orderDeposit(server, player, 'brl-100')
  const { orderId } = await orderDeposit(server, player, 'brl-200')
  const pending = async () => dataOf(await player.call(order.pendingOrder, {}))
  expect(await pending()).toMatchObject({ orderId, amount: '180.00', price: '200.00' })
  await payAs(server, player, first.code)
  await vi.waitFor(async () => expect(await statusOf(player, first.orderId)).toBe('10'))
  expect(await pending()).toMatchObject({ orderId, amount: '180.00', price: '180.00' })
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})

test('[PIX-03] money that comes late or twice is credited, but brings no gift and no discount', async () => {
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-100')
  await payAs(server, player, placed.code)
  await payAs(server, player, placed.code, true)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('190.00'))
  expect((await balanceOf(player)).bonus).toBe('5.00')
  expect(await outcomeOf(player, placed.orderId)).toEqual({
    status: '10',
    gift: '5.00',
    amount: '100.00',
  })

  const other = await registerPayer(server)
  const gone = await orderDeposit(server, other, 'brl-100')
  dataOf(await other.call(order.cancelOrder, { params: { orderId: gone.orderId } }))
  await sweepPayments(server.deps)
  await payAs(server, other, gone.code, true)
  await vi.waitFor(async () => expect(await statusOf(other, gone.orderId)).toBe('10'))
  expect(await balanceOf(other)).toMatchObject({ balance: '90.00', bonus: '0.00' })
  expect(await outcomeOf(other, gone.orderId)).toEqual({
    status: '10',
    gift: '0.00',
    amount: '90.00',
    lost: 'cancelled',
  })
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})

test('[X2] what an order was promised does not come with a payment under a licence that ties nothing to one', async () => {
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  const spent = async () => [
    await spentOf(server, 'first-deposit-discount'),
    await spentOf(server, 'page-gift'),
  ]
  const before = await spent()
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-200')
  expect(placed).toMatchObject({ amount: '180.00', gift: '10.00' })
  await server.sandbox.faults({ webhooks: { drop: true } })
  const endToEndId = await payAs(server, player, placed.code)
  const strict = await serverOn(server.url, {
    PIX_BASE_URL: server.sandbox.url,
    LICENCE_PROFILE: 'br',
  })
  strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime())
  await receiveById(strict.deps, endToEndId)
  await strict.close()
  expect(await balanceOf(player)).toMatchObject({ balance: '180.00', bonus: '0.00' })
  expect(await outcomeOf(player, placed.orderId)).toMatchObject({ status: '10', lost: 'lapsed' })
  expect(await spent()).toEqual(before)
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})

test.each([
  ['is away', '/pix', false],
  ['does not show a payment again', '/pix/', true],
])(
  '[PIX-05] [R196] what was promised waits for a provider that %s when the order ends',
  async (_, only, isNoted) => {
    await setCampaign(server, 'first-deposit-discount', { is_on: true })
    await sweepPayments(server.deps)
    const player = await registerPayer(server)
    const placed = await orderDeposit(server, player, 'brl-100')
    expect([placed.amount, placed.gift]).toEqual(['90.00', '5.00'])
    await server.sandbox.faults({ webhooks: { drop: true } })
    const endToEndId = await payAs(server, player, placed.code)
    const received = (await server.deps.pix.getReceived(endToEndId))!
    if (isNoted) await notePayment(server.deps, received)
    await server.sandbox.faults({ http: { only, status: 503 } })
    server.clock.advance(3 * 3_600_000)
    for (let round = 1; round <= 3; round++) await sweepPayments(server.deps)
    expect(await statusOf(player, placed.orderId)).toBe('-01')
    await server.sandbox.heal()
    await sweepPayments(server.deps)
    expect(await statusOf(player, placed.orderId)).toBe('10')
    expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '5.00' })
    await setCampaign(server, 'first-deposit-discount', { is_on: false })
  },
)

test('a promise is free again once the provider has shown that nothing came in time', async () => {
  // a budget of a day would keep it when the next day begins within these two hours
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'total' })
  await sweepPayments(server.deps)
  const player = await registerPayer(server)
  const before = await spentOf(server, 'page-gift')
  expect((await orderDeposit(server, player, 'brl-100')).gift).toBe('5.00')
  await server.sandbox.faults({ http: { only: '/pix', status: 503 } })
  server.clock.advance(2 * 3_600_000)
  await sweepPayments(server.deps)
  expect(await spentOf(server, 'page-gift')).toBe(before + 500n)
  await server.sandbox.heal()
  await sweepPayments(server.deps)
  expect(await spentOf(server, 'page-gift')).toBe(before)
  await setCampaign(server, 'page-gift', { budget: 5_000_000n, budget_window: 'day' })
})
