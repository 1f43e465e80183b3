import { notice } from '@jogada/contract'
import { centavos } from '@jogada/core'
import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { afterReading } from '../../../testkit/between-looks.ts'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { fillInboxes } from '../../notice/index.ts'
import { OWED, takeUnplayedGifts } from '../../wallet/index.ts'
import { getPayment, isOfOrder } from '../payment-store.ts'
import type { OrderPayment } from '../payment-store.ts'
import { sweepPayments } from '../watch-payments.ts'
import { collectDebts } from './debts.ts'
import { followRefund, refundDeposit } from './refund-deposit.ts'
import { findRefund, refundedCounter } from './refund-store.ts'
import { followRefunds } from './take-back.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })
beforeAll(async () => {
  await server.deps.db
    .updateTable('promotion.campaign')
    .set({ is_on: true, audience: 'everybody', ends_at: null })
    .where('campaign_id', '=', 'first-deposit-discount')
    .execute()
})

const PAID = 18_000n
const DISCOUNT = 2_000n
// the ledger's numbers of two accounts of the house
const PSP_CLEARING = 11
const PROMOTION = 14

/** A player who paid 180.00 for 200.00. */
async function discounted() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-200')
  expect(placed).toMatchObject({ amount: '180.00', price: '200.00' })
  const endToEndId = await payAs(server, player, placed.code)
  await until(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, endToEndId }
}

const cashOf = async (player: Payer) =>
  (await server.deps.ledger.balances(player.playerId)).cash.balance

const owedBy = async (player: Payer) =>
  (await server.deps.ledger.counters(player.playerId, [OWED]))[OWED]!.total

async function houseSum(account: number): Promise<bigint> {
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    'SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger.account WHERE account = $1',
    [account],
  )
  return rows[0]!.sum
}

const refund = (endToEndId: string, refundId: string, amount: bigint) =>
  refundDeposit(server.deps, { endToEndId, refundId, amount: centavos(amount), reason: 'pedido' })

test('[PIX-07] [R196] a refund takes its part of the discount back, and the whole takes all of it', async () => {
  const { player, endToEndId } = await discounted()
  expect(await cashOf(player)).toBe(PAID + DISCOUNT)
  await refund(endToEndId, 'half', 9_000n)
  expect(await cashOf(player)).toBe(10_000n)
  expect(await findRefund(server.deps, endToEndId, 'half')).toMatchObject({
    amount: 9_000n,
    discount_back: 1_000n,
    taken: 10_000n,
  })
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  await until(async () => {
    const { messages } = dataOf(await player.call(notice.inbox, { query: {} }))
    const told = messages.find(({ kind }) => kind === 'deposit_refunded')
    expect(told).toMatchObject({ values: { amount: '90.00', taken: '100.00' } })
  })
  ending.abort()
  await filling
  await refund(endToEndId, 'rest', 9_000n)
  expect(await cashOf(player)).toBe(0n)
  await until(async () => {
    await sweep()
    expect((await server.deps.ledger.balances(player.playerId)).bonus.balance).toBe(0n)
  })
})

test('[R196] of two refunds at the same moment the second one sees the first, to the centavo', async () => {
  const { player, endToEndId } = await discounted()
  const deps = afterReading(server.deps, refundedCounter(endToEndId), () =>
    refund(endToEndId, 'first', 9_001n),
  )
  const second = { endToEndId, refundId: 'second', amount: centavos(8_999n), reason: 'pedido' }
  await refundDeposit(deps, second)
  expect(await cashOf(player)).toBe(0n)
})

test('a refund that the provider cannot make brings the discount back with it', async () => {
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' }, webhooks: { drop: true } })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-200')
  const endToEndId = await payAs(server, player, placed.code)
  await sweep()
  await refund(endToEndId, 'no', 9_001n)
  await until(async () => {
    await sweep()
    expect(await findRefund(server.deps, endToEndId, 'no')).toMatchObject({ state: 'failed' })
  })
  expect(await cashOf(player)).toBe(PAID + DISCOUNT)
})

async function sweep() {
  server.syncClock()
  await sweepPayments(server.deps)
}

test('[PIX-07] a chargeback of a discounted deposit owes the discount too', async () => {
  const { player, endToEndId } = await discounted()
  await refund(endToEndId, 'part', 1_800n)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: 'spent',
    bodyHash: '',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: centavos(-15_000n) },
      { account: 'house:games', amount: centavos(15_000n) },
    ],
  }))
  await server.sandbox.takeBack(endToEndId, '162.00')
  // 162.00 and the 18.00 that came with them, of which 30.00 were there
  await until(async () => expect(await owedBy(player)).toBe(15_000n))
  expect(await cashOf(player)).toBe(0n)
})

test('[PIX-07] [R195] a discount that was taken back unplayed is not owed once more after a chargeback', async () => {
  const { player, endToEndId } = await discounted()
  const before = await houseSum(PROMOTION)
  expect(await takeUnplayedGifts(server.deps, player.playerId)).toBe(DISCOUNT)
  await giveCash(server, player.playerId, -PAID)
  await server.sandbox.takeBack(endToEndId)
  await until(async () => expect(await owedBy(player)).toBe(PAID))
  const gift = await houseSum(PROMOTION)
  // the gift that came with the deposit goes back by a rule of its own
  expect(gift - before).toBeGreaterThanOrEqual(DISCOUNT)
  expect(gift - before).toBeLessThan(2n * DISCOUNT)
})

test('[PIX-07] [R195] the desk can give a whole payment back whose discount was taken unplayed, in parts or at once', async () => {
  const { player, endToEndId } = await discounted()
  await refund(endToEndId, 'half', 9_000n)
  expect(await takeUnplayedGifts(server.deps, player.playerId)).toBe(1_000n)
  expect(await cashOf(player)).toBe(9_000n)
  await refund(endToEndId, 'rest', 9_000n)
  expect(await cashOf(player)).toBe(0n)
  const other = await discounted()
  expect(await takeUnplayedGifts(server.deps, other.player.playerId)).toBe(DISCOUNT)
  await refund(other.endToEndId, 'all', PAID)
  expect(await cashOf(other.player)).toBe(0n)
})

test('[PIX-07] [R195] a gift that is taken while a refund is made goes back once', async () => {
  const { player, endToEndId } = await discounted()
  const deps = afterReading(server.deps, refundedCounter(endToEndId), () =>
    takeUnplayedGifts(server.deps, player.playerId),
  )
  const all = { endToEndId, refundId: 'all', amount: centavos(PAID), reason: 'pedido' }
  await refundDeposit(deps, all)
  expect(await cashOf(player)).toBe(0n)
})

type Move = {
  readonly what: 'refund' | 'charge_back' | 'fail' | 'collect' | 'spend' | 'earn'
  readonly amount: bigint
}

const move: fc.Arbitrary<Move> = fc.record({
  what: fc.constantFrom('refund', 'charge_back', 'fail', 'collect', 'spend', 'earn'),
  amount: fc.bigInt({ min: 1n, max: 12_000n }),
})

/** The plainest bookkeeping of one discounted deposit. */
type Book = {
  /** What of the payment went back to its payer. */
  back: bigint
  cash: bigint
  owed: bigint
  last: { readonly id: string; readonly amount: bigint } | null
}

/** What went back takes floor(discount × back / paid) of the discount along. */
const gone = (back: bigint) => (DISCOUNT * back) / PAID
const withShare = (book: Book, amount: bigint) =>
  amount + gone(book.back + amount) - gone(book.back)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

type Doing = {
  readonly book: Book
  readonly payment: OrderPayment
  readonly amount: bigint
  readonly id: string
}

const doings: Readonly<Record<Move['what'], (doing: Doing) => Promise<void>>> = {
  async refund({ book, payment: { end_to_end_id: endToEndId }, amount, id }) {
    const total = withShare(book, amount)
    await server.sandbox.faults({
      http: { only: `/pix/${endToEndId}/devolucao`, status: 500, times: 9 },
    })
    await refund(endToEndId, id, amount).catch(() => undefined)
    const isMade = (await findRefund(server.deps, endToEndId, id)) !== undefined
    expect(isMade).toBe(book.back + amount <= PAID && total <= book.cash)
    if (!isMade) return
    book.back += amount
    book.cash -= total
    book.last = { id, amount }
  },
  async charge_back({ book, payment, amount, id }) {
    if (book.back + amount > PAID) return
    const total = withShare(book, amount)
    const told = {
      id,
      returnId: id,
      amount: centavos(amount),
      status: 'returned',
      nature: 'MED_FRAUDE',
      reason: null,
    } as const
    await Promise.all([1, 2, 3].map(() => followRefunds(server.deps, payment, { refunds: [told] })))
    const taken = least(total, book.cash)
    book.back += amount
    book.cash -= taken
    book.owed += total - taken
  },
  async fail({ book, payment }) {
    if (!book.last) return
    const { id, amount } = book.last
    const row = (await findRefund(server.deps, payment.end_to_end_id, id))!
    await Promise.all([1, 2].map(() => followRefund(server.deps, row, 'failed')))
    book.cash += amount + gone(book.back) - gone(book.back - amount)
    book.back -= amount
    book.last = null
  },
  async collect({ book, payment }) {
    const taken = least(book.owed, book.cash)
    expect(await collectDebts(server.deps, payment.player_id)).toBe(taken)
    book.cash -= taken
    book.owed -= taken
  },
  async spend({ book, payment, amount }) {
    const spent = least(amount, book.cash)
    if (spent > 0n) await giveCash(server, payment.player_id, -spent)
    book.cash -= spent
  },
  async earn({ book, payment, amount }) {
    await giveCash(server, payment.player_id, amount)
    book.cash += amount
  },
}

let numbers = 0

async function follow(moves: readonly Move[]) {
  const { player, endToEndId } = await discounted()
  const payment = await getPayment(server.deps, endToEndId)
  if (!isOfOrder(payment)) throw new Error('the payment is of no order')
  const book: Book = { back: 0n, cash: PAID + DISCOUNT, owed: 0n, last: null }
  const clearing = await houseSum(PSP_CLEARING)
  const promotion = await houseSum(PROMOTION)
  for (const { what, amount } of moves) {
    await doings[what]({ book, payment, amount, id: `r${++numbers}` })
    expect([await cashOf(player), await owedBy(player)]).toEqual([book.cash, book.owed])
  }
  expect((await houseSum(PSP_CLEARING)) - clearing).toBe(book.back)
  // the gift of 10.00 that came with the deposit goes back by a rule of its own
  const { bonus } = await server.deps.ledger.balances(player.playerId)
  const gift = 1_000n - bonus.balance
  expect((await houseSum(PROMOTION)) - promotion - gift).toBe(gone(book.back))
  await server.sandbox.heal()
  await server.deps.db
    .updateTable('deposit.refund')
    .set({ state: 'returned', settled_at: server.clock.now() })
    .where('end_to_end_id', '=', endToEndId)
    .where('state', '=', 'requested')
    .execute()
}

test('[PIX-07] whatever goes back in whatever order, nobody gains or loses a centavo of a discount', async () => {
  await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 10 }), follow), {
    numRuns: 12,
    seed: 20_261_121,
    endOnFailure: true,
  })
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    'SELECT sum(balance)::bigint AS sum FROM ledger.account',
  )
  expect(rows[0]!.sum).toBe(0n)
})
