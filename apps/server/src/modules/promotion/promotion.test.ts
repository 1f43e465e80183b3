import { notice, order, promotion, user } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
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
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { localDay } from '../../platform/local-day.ts'
import { notePayment } from '../deposit/payment-store.ts'
import { sweepPayments } from '../deposit/watch-payments.ts'
import { turnoverMoves } from '../wallet/index.ts'
import { fillInboxes } from '../notice/index.ts'
import { spentCounter } from './campaigns.ts'
import { followPlay, sweepActive } from './watch-play.ts'

const server = pixServerOfFile()

const DAY_MS = 24 * 60 * 60_000

const setCampaign = (campaignId: string, values: object) =>
  server.deps.db
    .updateTable('promotion.campaign')
    .set(values)
    .where('campaign_id', '=', campaignId)
    .execute()

const spentOf = async (campaignId: string) => {
  const name = spentCounter(campaignId)
  return (await server.deps.ledger.counters('house', [name]))[name]!.total
}

/** Stakes that amount on something that never pays. */
async function lose(player: Payer, count: bigint) {
  const amount = centavos(count)
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'stake',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:games', amount },
    ],
    counters: turnoverMoves(amount, 'mines'),
  }))
  expect(verdict.status).toBe('posted')
}

/** Stakes that amount and gets it back, so that only the turnover grows. */
async function play(player: Payer, count: bigint) {
  await lose(player, count)
  const amount = centavos(count)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'payout',
    kind: 'test_payout',
    postings: [
      { account: 'house:games', amount: negate(amount) },
      { account: 'cash', amount },
    ],
  }))
}

async function deposited(pkgId: string, player?: Payer) {
  const payer = player ?? (await registerPayer(server))
  const placed = await orderDeposit(server, payer, pkgId)
  await payAs(server, payer, placed.code)
  await vi.waitFor(async () => expect(await statusOf(payer, placed.orderId)).toBe('10'))
  return { player: payer, placed }
}

const outcomeOf = async (player: Payer, orderId: string) =>
  dataOf(await player.call(order.getStatus, { params: { orderId } }))

const bonusesOf = async (player: Payer) => dataOf(await player.call(promotion.bonuses, {}))

/** What the inbox says of rewards, once it says anything. */
async function toldOf(player: Payer) {
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  const query = { category: 'rewards' } as const
  const told = await vi.waitFor(
    async () => {
      const { messages } = dataOf(await player.call(notice.inbox, { query }))
      expect(messages.length).toBeGreaterThan(0)
      return messages
    },
    { timeout: 15_000 },
  )
  ending.abort()
  await filling
  return told
}

test('[R073] [R195] the gift of a paid package is bonus money until it was wagered twice', async () => {
  const { player, placed } = await deposited('brl-200')
  expect(placed).toMatchObject({ amount: '200.00', price: '200.00', gift: '10.00' })
  expect(await balanceOf(player)).toMatchObject({
    balance: '200.00',
    bonus: '10.00',
    freeBalance: '210.00',
    locked: '200.00',
  })
  await play(player, 10_000n)
  await followPlay(server.deps, [player.playerId])
  expect(await bonusesOf(player)).toMatchObject([
    { amount: '10.00', wagered: '0.00', toWager: '20.00', missing: '120.00' },
  ])
  await play(player, 11_999n)
  await followPlay(server.deps, [player.playerId])
  expect(await bonusesOf(player)).toMatchObject([{ wagered: '19.99', missing: '0.01' }])
  await play(player, 1n)
  await Promise.all([
    followPlay(server.deps, [player.playerId]),
    followPlay(server.deps, [player.playerId]),
    sweepActive(server.deps),
  ])
  expect(await bonusesOf(player)).toEqual([])
  expect(await balanceOf(player)).toMatchObject({
    balance: '210.00',
    bonus: '0.00',
    locked: '0.00',
    withdrawable: '210.00',
  })
  expect(await toldOf(player)).toMatchObject([
    { kind: 'bonus_released', values: { amount: '10.00' } },
  ])
})

test('[R050] [R156] a player who waives promotions gets no gift and owes no wagering for one', async () => {
  const player = await registerPayer(server)
  const press = { params: { pkgId: 'brl-100' }, body: { gift: '0', pkgId: 'brl-100' } } as const
  const waived = dataOf(await player.call(order.prePay, press))
  const wanted = dataOf(await pressDeposit(player))
  expect(waived.orderId).not.toBe(wanted.orderId)
  expect(waived.gift).toBe('0.00')
  expect(wanted.gift).toBe('5.00')
  const { copyPasteCode } = (await server.deps.pix.getCharge(waived.payNo))!
  await payAs(server, player, copyPasteCode!)
  await vi.waitFor(async () => expect(await statusOf(player, waived.orderId)).toBe('10'))
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '0.00' })
})

test('[R195] gifts are wagered one after the other, each after its deposit', async () => {
  const { player } = await deposited('brl-100')
  await deposited('ins-100', player)
  const [first, second] = await bonusesOf(player)
  expect(first).toMatchObject({ amount: '5.00', toWager: '10.00' })
  expect(second).toMatchObject({ amount: '10.00', toWager: '20.00', missing: '220.00' })
})

test('[WAL-08] a bonus can be given up at any time: it leaves, and cash stays', async () => {
  const { player } = await deposited('brl-100')
  const [bonus] = await bonusesOf(player)
  const cancel = () => player.call(promotion.cancelBonus, { params: { bonusId: bonus!.bonusId } })
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 3006, 3006])
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '0.00' })
  const other = await registerPayer(server)
  const stranger = await other.call(promotion.cancelBonus, {
    params: { bonusId: bonus!.bonusId },
  })
  expect(stranger.status).toBe(3006)
})

test('a bonus that was not wagered in its days goes back to the house', async () => {
  const { player } = await deposited('brl-50')
  const held = () => server.deps.ledger.balances(player.playerId)
  server.clock.advance(7 * DAY_MS - 60_000)
  await sweepActive(server.deps)
  expect((await held()).bonus.balance).toBe(250n)
  server.clock.advance(120_000)
  await sweepActive(server.deps)
  expect((await held()).bonus.balance).toBe(0n)
  expect((await held()).cash.balance).toBe(5000n)
  server.syncClock()
  expect(await toldOf(player)).toMatchObject([
    { kind: 'bonus_expired', values: { amount: '2.50' } },
  ])
})

test('a budget is never overspent by orders that race, and the rest are told so', async () => {
  await setCampaign('page-gift', {
    budget: (await spentOf('page-gift')) + 1500n,
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
  await setCampaign('page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('a budget of a day is not made larger by what was promised the day before and never paid', async () => {
  const dayAt = (time: string) => {
    const tomorrow = localDay(new Date(server.clock.now().getTime() + DAY_MS))
    server.clock.advance(Date.parse(`${tomorrow}T${time}-03:00`) - server.clock.now().getTime())
  }
  dayAt('23:30:00')
  await setCampaign('page-gift', { budget: 1000n, budget_window: 'day' })
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
  await setCampaign('page-gift', { budget: 5_000_000n, budget_window: 'day' })
})

test('[R196] a discount lowers the charge, the price is credited, and it is the server that counts', async () => {
  const ends_at = new Date(server.clock.now().getTime() + 3_600_000)
  await setCampaign('first-deposit-discount', { is_on: true, ends_at })
  const player = await registerPayer(server)
  expect(dataOf(await player.call(user.userInfo, {})).payDiscount).toEqual({
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
  await setCampaign('first-deposit-discount', { is_on: false, ends_at: null })
})

test('[R196] of several orders made before the first deposit one gets what is meant for it', async () => {
  await setCampaign('first-deposit-discount', { is_on: true })
  const before = await spentOf('first-deposit-discount')
  const player = await registerPayer(server)
  const orders = [
    await orderDeposit(server, player, 'brl-100'),
    await orderDeposit(server, player, 'brl-200'),
  ]
  expect(orders.map(({ amount }) => amount)).toEqual(['90.00', '180.00'])
  expect(await spentOf('first-deposit-discount')).toBe(before + 3000n)
  for (const placed of orders) {
    await payAs(server, player, placed.code)
    await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  }
  // 100 with the discount, then 180 as paid; the gifts of packages are for every deposit
  expect(await balanceOf(player)).toMatchObject({ balance: '280.00', bonus: '15.00' })
  expect(await spentOf('first-deposit-discount')).toBe(before + 1000n)
  await setCampaign('first-deposit-discount', { is_on: false })
})

test('[PIX-03] money that comes late or twice is credited, but brings no gift and no discount', async () => {
  await setCampaign('first-deposit-discount', { is_on: true })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-100')
  await payAs(server, player, placed.code)
  await payAs(server, player, placed.code, true)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('190.00'))
  expect((await balanceOf(player)).bonus).toBe('5.00')
  expect(await outcomeOf(player, placed.orderId)).toEqual({ status: '10', gift: '5.00' })

  const other = await registerPayer(server)
  const gone = await orderDeposit(server, other, 'brl-100')
  dataOf(await other.call(order.cancelOrder, { params: { orderId: gone.orderId } }))
  await sweepPayments(server.deps)
  await payAs(server, other, gone.code, true)
  await vi.waitFor(async () => expect(await statusOf(other, gone.orderId)).toBe('10'))
  expect(await balanceOf(other)).toMatchObject({ balance: '90.00', bonus: '0.00' })
  expect(await outcomeOf(other, gone.orderId)).toEqual({ status: '10', gift: '0.00' })
  await setCampaign('first-deposit-discount', { is_on: false })
})

test.each([
  ['is away', '/pix', false],
  ['does not show a payment again', '/pix/', true],
])(
  '[PIX-05] [R196] what was promised waits for a provider that %s when the order ends',
  async (_, only, isNoted) => {
    await setCampaign('first-deposit-discount', { is_on: true })
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
    await setCampaign('first-deposit-discount', { is_on: false })
  },
)

test('a promise is free again once the provider has shown that nothing came in time', async () => {
  await sweepPayments(server.deps)
  const player = await registerPayer(server)
  const before = await spentOf('page-gift')
  expect((await orderDeposit(server, player, 'brl-100')).gift).toBe('5.00')
  await server.sandbox.faults({ http: { only: '/pix', status: 503 } })
  server.clock.advance(2 * 3_600_000)
  await sweepPayments(server.deps)
  expect(await spentOf('page-gift')).toBe(before + 500n)
  await server.sandbox.heal()
  await sweepPayments(server.deps)
  expect(await spentOf('page-gift')).toBe(before)
})

test('[R105] [R032] [R155] a day of play earns the offer of a bonus, once, and one order takes it', async () => {
  const { player } = await deposited('brl-1000')
  const socket = await connectAs(server, player)
  const popup = async () =>
    dataOf(await player.call(order.getPrices, { query: { curreny: 'EXPPAY' } }))
  await play(player, 99_999n)
  await followPlay(server.deps, [player.playerId])
  expect((await popup()).map(({ gift }) => gift)).toEqual(['0.00'])
  await play(player, 1n)
  await Promise.all([
    followPlay(server.deps, [player.playerId]),
    followPlay(server.deps, [player.playerId]),
  ])
  await vi.waitFor(() =>
    expect(socket.heard('userBetAmount')).toEqual([{ bouns: 2, amount: '10.00' }]),
  )
  socket.close()
  expect(await popup()).toMatchObject([{ price: '100.00', gift: '20.00', giftTimes: 1 }])

  const first = dataOf(await pressDeposit(player, 'exp-100'))
  server.clock.advance(60_000)
  const second = dataOf(await pressDeposit(player, 'exp-100'))
  expect([first.gift, second.gift]).toEqual(['20.00', '0.00'])
  dataOf(await player.call(order.cancelOrder, { params: { orderId: first.orderId } }))
  await sweepPayments(server.deps)
  expect((await popup())[0]!.gift).toBe('20.00')
  server.clock.advance(60_000)
  const third = await orderDeposit(server, player, 'exp-100')
  server.syncClock()
  await payAs(server, player, third.code)
  await vi.waitFor(async () => expect(await statusOf(player, third.orderId)).toBe('10'))
  expect(await bonusesOf(player)).toContainEqual(
    expect.objectContaining({ amount: '20.00', toWager: '20.00' }),
  )
})

test('the profile of Brazil’s regulator ties nothing to a deposit', async () => {
  await setCampaign('first-deposit-discount', { is_on: true })
  const player = await registerPayer(server)
  const strict = await serverOn(server.url, {
    PIX_BASE_URL: server.sandbox.url,
    LICENCE_PROFILE: 'br',
  })
  strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime())
  const ask = (url: string) => strict.app.inject({ url, headers: { authorization: player.token } })
  const prices = (await ask('/api/app/order/getPrices')).json()
  expect(prices.data.length).toBeGreaterThan(7)
  expect(prices.data.every(({ gift }: { gift: string }) => gift === '0.00')).toBe(true)
  expect((await ask('/api/app/user/userInfo')).json().data.payDiscount).toBeNull()
  await strict.close()
  await setCampaign('first-deposit-discount', { is_on: false })
})
