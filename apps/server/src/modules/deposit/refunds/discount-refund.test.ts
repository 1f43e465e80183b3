import { centavos } from '@jogada/core'
import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { giveCash } from '../../../testkit/test-player.ts'
import { OWED } from '../../wallet/index.ts'
import { getPayment, isOfOrder } from '../payment-store.ts'
import { sweepPayments } from '../watch-payments.ts'
import { collectDebts } from './debts.ts'
import { followRefund, refundDeposit } from './refund-deposit.ts'
import { findRefund } from './refund-store.ts'
import { followRefunds } from './take-back.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 20_000 })
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
  await refund(endToEndId, 'rest', 9_000n)
  expect(await cashOf(player)).toBe(0n)
  expect((await server.deps.ledger.balances(player.playerId)).bonus.balance).toBe(0n)
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

type Move =
  | { readonly what: 'refund' | 'charge_back'; readonly amount: number }
  | { readonly what: 'fail' | 'collect' }
  | { readonly what: 'spend' | 'earn'; readonly amount: number }

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    what: fc.constantFrom('refund', 'charge_back', 'spend', 'earn'),
    amount: fc.integer({ min: 1, max: 12_000 }),
  }),
  fc.record({ what: fc.constantFrom('fail', 'collect') }),
)

test('[PIX-07] whatever goes back in whatever order, nobody gains or loses a centavo of a discount', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 10 }), async (moves) => {
      const { player, endToEndId } = await discounted()
      const payment = await getPayment(server.deps, endToEndId)
      if (!isOfOrder(payment)) throw new Error('no order')
      // the plainest bookkeeping: what went back takes floor(discount × back / paid) along
      const gone = (back: bigint) => (DISCOUNT * back) / PAID
      let [back, cash, owed] = [0n, PAID + DISCOUNT, 0n]
      let last: { id: string; amount: bigint } | null = null
      const clearingBefore = await houseSum(PSP_CLEARING)
      const promotionBefore = await houseSum(PROMOTION)
      for (const [i, one] of moves.entries()) {
        const amount = 'amount' in one ? BigInt(one.amount) : 0n
        const id = `r${++runs}x${i}`
        if (one.what === 'refund') {
          const total = amount + gone(back + amount) - gone(back)
          const isPossible = back + amount <= PAID && total <= cash
          await server.sandbox.faults({
            http: { only: `/pix/${endToEndId}/devolucao`, status: 500, times: 9 },
          })
          await refund(endToEndId, id, amount).catch(() => undefined)
          const row = await findRefund(server.deps, endToEndId, id)
          expect(row !== undefined).toBe(isPossible)
          if (!row) continue
          ;[back, cash, last] = [back + amount, cash - total, { id, amount }]
        } else if (one.what === 'charge_back') {
          if (back + amount > PAID) continue
          const total = amount + gone(back + amount) - gone(back)
          const refunded = {
            id,
            amount: centavos(amount),
            status: 'returned',
            nature: 'MED_FRAUDE',
          }
          const told = { refunds: [{ ...refunded, reason: null } as never] }
          await Promise.all([1, 2, 3].map(() => followRefunds(server.deps, payment, told)))
          const taken = total < cash ? total : cash
          ;[back, cash, owed] = [back + amount, cash - taken, owed + total - taken]
        } else if (one.what === 'fail') {
          if (!last) continue
          const row = (await findRefund(server.deps, endToEndId, last.id))!
          await Promise.all([1, 2].map(() => followRefund(server.deps, row, 'failed')))
          cash += last.amount + gone(back) - gone(back - last.amount)
          ;[back, last] = [back - last.amount, null]
        } else if (one.what === 'collect') {
          const taken = owed < cash ? owed : cash
          expect(await collectDebts(server.deps, player.playerId)).toBe(taken)
          ;[cash, owed] = [cash - taken, owed - taken]
        } else {
          const change = one.what === 'earn' ? amount : -(amount < cash ? amount : cash)
          if (change !== 0n) await giveCash(server, player.playerId, change)
          cash += change
        }
        expect([await cashOf(player), await owedBy(player)]).toEqual([cash, owed])
      }
      expect((await houseSum(PSP_CLEARING)) - clearingBefore).toBe(back)
      const revoked = back > 0n ? (await houseSum(PROMOTION)) - promotionBefore : 0n
      const { bonus } = await server.deps.ledger.balances(player.playerId)
      // the gift of 10.00 came with the deposit and may have gone back too
      const gift = back > 0n ? 1_000n - bonus.balance : 0n
      expect(revoked - gift).toBe(gone(back))
      await server.sandbox.heal()
      // open refunds of this run must not be asked for again by the next sweep
      await server.deps.db
        .updateTable('deposit.refund')
        .set({ state: 'returned', settled_at: server.clock.now() })
        .where('end_to_end_id', '=', endToEndId)
        .where('state', '=', 'requested')
        .execute()
    }),
    { numRuns: 12, seed: 20_261_121, endOnFailure: true },
  )
}, 120_000)
