import { limits, order, refusals } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { afterReading } from '../../testkit/between-looks.ts'
import {
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { setCampaign, spentOf } from '../promotion/testkit.ts'
import { DEPOSITED } from '../wallet/index.ts'
import { prePay } from './pre-pay.ts'
import { sweepRevoked, watchTerms } from './revoke-charges.ts'

const server = pixServerOfFile()
const ending = new AbortController()
let watching: Promise<void>
beforeAll(() => {
  watching = watchTerms(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await watching
})

const DISCOUNT = 'first-deposit-discount'
beforeEach(() =>
  setCampaign(server, DISCOUNT, { is_on: true, audience: 'everybody', budget: 5_000_000n }),
)

type Limit = CallInput<typeof limits.setMoneyLimit>['body']

const limitTo = async (player: Payer, amount: string, window: Limit['window'] = 'day') =>
  dataOf(
    await player.call(
      limits.setMoneyLimit,
      { body: { kind: 'deposit', window, amount } },
      { key: server.deps.rng.uuid() },
    ),
  )

const ordersOf = ({ playerId }: Payer) =>
  server.deps.db
    .selectFrom('deposit.order')
    .select(['state', 'code', 'is_promised'])
    .where('player_id', '=', playerId)
    .execute()

test('[RG-01] [R196] a limit lets a package in whose price with the discount is within it, pressed once or twice', async () => {
  const player = await registerPayer(server)
  await limitTo(player, '180.00')
  const placed = await orderDeposit(server, player, 'brl-200')
  expect(placed).toMatchObject({ amount: '180.00', price: '200.00' })
  // the discount is for others by now, and the order has it
  await setCampaign(server, DISCOUNT, { is_on: false })
  expect(dataOf(await pressDeposit(player, 'brl-200')).orderId).toBe(placed.orderId)
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  await limitTo(player, '1000.00', 'week')
  expect((await pressDeposit(player, 'brl-20')).status).toBe(refusals.deposit_limit.status)
})

test('[RG-01] [R196] a limit above what a code asks for leaves it to be paid, one below takes it off', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-200')
  const larger = await orderDeposit(server, player, 'brl-500')
  const chargeOf = async ({ payNo }: typeof placed) =>
    (await server.deps.pix.getCharge(payNo))?.status
  await limitTo(player, '190.00')
  await vi.waitFor(async () => expect(await chargeOf(larger)).toBe('removed'))
  await sweepRevoked(server.deps)
  expect([await chargeOf(placed), await statusOf(player, placed.orderId)]).toEqual(['active', '00'])
  await limitTo(player, '179.99')
  await vi.waitFor(async () => expect(await chargeOf(placed)).toBe('removed'))
})

test('[RG-01] [R050] who waives the discount is held to the price', async () => {
  const player = await registerPayer(server)
  await limitTo(player, '190.00')
  const pkgId = 'brl-200'
  const press = (gift: '0' | '1') =>
    player.call(order.prePay, { params: { pkgId }, body: { gift, pkgId } })
  expect((await press('0')).status).toBe(refusals.deposit_limit.status)
  expect(await ordersOf(player)).toEqual([])
  expect(dataOf(await press('1')).amount).toBe('180.00')
})

test('[RG-01] [SEC-08] a discount that is gone when it is to be promised leaves no charge above the limit and no promise', async () => {
  const player = await registerPayer(server)
  await limitTo(player, '190.00')
  const before = [await spentOf(server, DISCOUNT), await spentOf(server, 'page-gift')]
  const deps = afterReading(server.deps, DEPOSITED, () =>
    setCampaign(server, DISCOUNT, { is_on: false }),
  )
  const pressed = prePay(deps, player.playerId, { packageId: 'brl-200', withOffers: true })
  await expect(pressed).rejects.toMatchObject({ code: 'deposit_limit' })
  expect(await ordersOf(player)).toEqual([{ state: 'cancelled', code: null, is_promised: false }])
  expect([await spentOf(server, DISCOUNT), await spentOf(server, 'page-gift')]).toEqual(before)
})
