import { centavos, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  directCallbacks,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../../testkit/player-socket.ts'
import { fillInboxes } from '../../notice/index.ts'
import { NET_DEPOSITS, netDeposits, OWED } from '../../wallet/index.ts'
import { getPayment, isOfOrder } from '../payment-store.ts'
import { sweepPayments, sweepRefunds } from '../watch-payments.ts'
import { collectDebt, writeOffDebt } from './debts.ts'
import { refundDeposit } from './refund-deposit.ts'
import { findDebt, findRefund, openDebts } from './refund-store.ts'
import { followRefunds } from './take-back.ts'

const server = pixServerOfFile()

async function deposited(pkgId = 'brl-100') {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, pkgId)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, endToEndId }
}

async function spend(player: Payer, count: bigint) {
  const amount = centavos(count)
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'stake',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:games', amount },
    ],
  }))
  expect(verdict.status).toBe('posted')
}

const cashOf = async (player: Payer) => (await balanceOf(player)).balance

const owedBy = async (player: Payer) =>
  (await server.deps.ledger.counters(player.playerId, [OWED]))[OWED]!.total

/** What counts as deposited: what stayed. */
const stayed = async ({ playerId }: Payer) =>
  netDeposits(await server.deps.ledger.counters(playerId, NET_DEPOSITS))
const debtsOf = async (player: Payer) =>
  (await openDebts(server.deps, 1000)).filter(({ player_id }) => player_id === player.playerId)

/** The provider's id of what it took back, of which a debt is what was not there. */
const refundOf = ({ debt_id }: { readonly debt_id: string }) => debt_id.split(':').at(-1)!

async function sweep() {
  server.syncClock()
  await sweepPayments(server.deps)
}

const refund = (endToEndId: string, refundId: string, count: bigint) =>
  refundDeposit(server.deps, {
    endToEndId,
    refundId,
    amount: centavos(count),
    reason: 'pedido do jogador',
  })

const refundsAtProvider = async (endToEndId: string) =>
  (await server.deps.pix.getReceived(endToEndId))!.refunds

test('[PIX-07] a deposit is refunded in part and then whole, and never beyond that', async () => {
  const { player, endToEndId } = await deposited()
  await refund(endToEndId, 'a1', 4_000n)
  expect(await cashOf(player)).toBe('60.00')
  expect(await stayed(player)).toBe(6_000n)
  expect((await balanceOf(player)).bonus).toBe('5.00')
  await expect(refund(endToEndId, 'a2', 6_001n)).rejects.toThrow('insufficient_funds')
  await server.deps.ledger.submit(player.playerId, () => ({
    key: 'gift',
    bodyHash: 'gift',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: centavos(-10_000n) },
      { account: 'cash', amount: centavos(10_000n) },
    ],
  }))
  await expect(refund(endToEndId, 'a3', 6_001n)).rejects.toThrow('refund_above_payment')
  await refund(endToEndId, 'a4', 6_000n)
  await vi.waitFor(async () => {
    await sweep()
    expect(await findRefund(server.deps, endToEndId, 'a4')).toMatchObject({ state: 'returned' })
    expect(await findRefund(server.deps, endToEndId, 'a1')).toMatchObject({ state: 'returned' })
  })
  expect((await refundsAtProvider(endToEndId)).map(({ amount }) => amount)).toEqual([
    4_000n,
    6_000n,
  ])
  expect(await cashOf(player)).toBe('100.00')
  expect(await stayed(player)).toBe(0n)
  await expect(refund('E0000', 'a5', 100n)).rejects.toThrow('payment_unknown')
})

test('a refund asked for many times at once is made once, and its bonus goes with the whole', async () => {
  const { player, endToEndId } = await deposited()
  await Promise.all(Array.from({ length: 6 }, () => refund(endToEndId, 'one', 10_000n)))
  await vi.waitFor(async () => {
    await sweep()
    expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '0.00' })
  })
  expect(await refundsAtProvider(endToEndId)).toHaveLength(1)
})

test('a refund that the provider cannot make puts the money back', async () => {
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' }, webhooks: { drop: true } })
  const { player, endToEndId } = await depositedByPoll()
  await refund(endToEndId, 'no', 10_000n)
  await vi.waitFor(async () => {
    await sweep()
    expect(await findRefund(server.deps, endToEndId, 'no')).toMatchObject({ state: 'failed' })
  })
  expect(await cashOf(player)).toBe('100.00')
  expect(await stayed(player)).toBe(10_000n)
  await server.sandbox.heal()
  await refund(endToEndId, 'yes', 10_000n)
  expect(await cashOf(player)).toBe('0.00')
})

test('[PIX-07] a refund that the provider refuses leaves the gift of its deposit where it was', async () => {
  const { player, endToEndId } = await deposited()
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' } })
  await refund(endToEndId, 'no1', 5_000n)
  await refund(endToEndId, 'no2', 5_000n)
  await ended(endToEndId, 'no1', 'failed')
  await ended(endToEndId, 'no2', 'failed')
  await sweepRefunds(server.deps)
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '5.00' })
  await server.sandbox.heal()
  await refund(endToEndId, 'half', 5_000n)
  await ended(endToEndId, 'half', 'returned')
  expect(await balanceOf(player)).toMatchObject({ balance: '50.00', bonus: '5.00' })
})

test('[PIX-07] of two parts that are the whole the gift waits for the later one to have gone', async () => {
  const { player, endToEndId } = await deposited()
  await refund(endToEndId, 'first', 4_000n)
  await ended(endToEndId, 'first', 'returned')
  await server.sandbox.faults({ refunds: { outcome: 'EM_PROCESSAMENTO' } })
  await refund(endToEndId, 'second', 6_000n)
  await sweep()
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '5.00' })
  await server.sandbox.heal()
  await ended(endToEndId, 'second', 'returned')
  await vi.waitFor(async () => expect((await balanceOf(player)).bonus).toBe('0.00'))
})

/** Sweeps until a refund has come to an end. */
const ended = (endToEndId: string, refundId: string, state: 'returned' | 'failed') =>
  vi.waitFor(async () => {
    await sweep()
    expect(await findRefund(server.deps, endToEndId, refundId)).toMatchObject({ state })
  })

async function depositedByPoll() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await sweep()
  expect(await statusOf(player, placed.orderId)).toBe('10')
  return { player, endToEndId }
}

test.each([
  ['an error', { status: 500 }],
  ['nothing', { answer: 'lost' }],
  ['rubbish', { answer: 'rubbish' }],
] as const)(
  'a refund that the provider answers with %s stays open and is made once',
  async (_what, fault) => {
    const { player, endToEndId } = await deposited()
    await server.sandbox.faults({
      http: { only: `/pix/${endToEndId}/devolucao`, times: 2, ...fault },
    })
    await refund(endToEndId, 'open', 2_500n)
    expect(await findRefund(server.deps, endToEndId, 'open')).toMatchObject({ state: 'requested' })
    expect(await cashOf(player)).toBe('75.00')
    await server.sandbox.heal()
    await vi.waitFor(async () => {
      await sweep()
      expect(await findRefund(server.deps, endToEndId, 'open')).toMatchObject({ state: 'returned' })
    })
    expect(await refundsAtProvider(endToEndId)).toHaveLength(1)
    expect(await cashOf(player)).toBe('75.00')
  },
)

test('[PIX-07] a chargeback takes what is there and names the rest as a debt', async () => {
  const { player, endToEndId } = await deposited()
  await spend(player, 7_000n)
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  const socket = await connectAs(server, player)
  await server.sandbox.takeBack(endToEndId)
  await vi.waitFor(async () => expect(await debtsOf(player)).toHaveLength(1))
  const [debt] = await debtsOf(player)
  expect(debt).toMatchObject({ amount: 7_000n, collected: 0n, end_to_end_id: endToEndId })
  expect(await findRefund(server.deps, endToEndId, refundOf(debt!))).toMatchObject({
    origin: 'provider',
    nature: 'MED_FRAUDE',
    amount: 10_000n,
    taken: 3_000n,
    state: 'returned',
  })
  expect(await owedBy(player)).toBe(7_000n)
  expect(await stayed(player)).toBe(0n)
  await vi.waitFor(async () =>
    expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '0.00' }),
  )
  await vi.waitFor(() =>
    expect(socket.heard('notice')).toMatchObject([
      {
        level: 'critical',
        kind: 'deposit_taken_back_owed',
        text: expect.stringContaining('R$ 30,00 saíram do seu saldo, e R$ 70,00 ficam em aberto'),
        values: { amount: '100.00', taken: '30.00', owed: '70.00' },
      },
    ]),
  )
  socket.close()
  ending.abort()
  await filling
})

test('[PIX-07] two chargebacks of one player that the bank gives the same id are two debts', async () => {
  const { player, endToEndId } = await deposited()
  const { code } = await orderDeposit(server, player, 'brl-20')
  const other = await payAs(server, player, code)
  await vi.waitFor(async () => expect(await cashOf(player)).toBe('120.00'))
  await spend(player, 12_000n)
  for (const id of [endToEndId, other]) {
    const payment = await getPayment(server.deps, id)
    if (!isOfOrder(payment)) throw new Error('the payment has lost its order')
    const { amount } = payment
    const back = { id: 'MED1', returnId: 'D1', amount, reason: null, nature: 'MED_FRAUDE' }
    await followRefunds(server.deps, payment, { refunds: [{ ...back, status: 'returned' }] })
  }
  const debts = (await debtsOf(player)).map(({ debt_id }) => debt_id)
  expect(debts.toSorted()).toEqual([`${endToEndId}:MED1`, `${other}:MED1`].toSorted())
  expect(await owedBy(player)).toBe(12_000n)
})

test('[PIX-07] a chargeback that is told many times, or by no callback, is taken once', async () => {
  const { player, endToEndId } = await deposited()
  await server.deps.pix.registerWebhook(server.deps.env.PIX_RECEIVER_KEY, 'http://127.0.0.1:9/gone')
  await server.sandbox.takeBack(endToEndId, '30.00')
  server.syncClock()
  expect(await cashOf(player)).toBe('100.00')
  await Promise.all(Array.from({ length: 5 }, () => sweepRefunds(server.deps)))
  expect(await cashOf(player)).toBe('70.00')
  expect(await debtsOf(player)).toEqual([])
  await directCallbacks(server)
  await server.sandbox.faults({ webhooks: { copies: 3 } })
  await server.sandbox.takeBack(endToEndId, '20.00')
  await vi.waitFor(async () => expect(await cashOf(player)).toBe('50.00'))
  await sweepRefunds(server.deps)
  expect(await cashOf(player)).toBe('50.00')
})

/** As the server, but it dies whenever it is about to take a bonus back. */
function dyingAtTheBonus(): typeof server.deps {
  const { ledger } = server.deps
  return {
    ...server.deps,
    ledger: {
      ...ledger,
      submit: (playerId, prepare) =>
        ledger.submit(playerId, (slot) => {
          const command = prepare(slot)
          if (command.kind === 'bonus_revoked') throw new Error('the process died here')
          return command
        }),
    },
  }
}

test('[PIX-07] a bonus that a crash left standing after a chargeback goes with the next look', async () => {
  const { player, endToEndId } = await deposited()
  await server.deps.pix.registerWebhook(server.deps.env.PIX_RECEIVER_KEY, 'http://127.0.0.1:9/gone')
  await server.sandbox.takeBack(endToEndId)
  server.syncClock()
  await sweepRefunds(dyingAtTheBonus())
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '5.00' })
  await sweepRefunds(server.deps)
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '0.00' })
  await directCallbacks(server)
})

test('[PIX-07] a bonus that a crash left standing after a refund goes with the next look', async () => {
  const { player, endToEndId } = await deposited()
  await server.deps.pix.registerWebhook(server.deps.env.PIX_RECEIVER_KEY, 'http://127.0.0.1:9/gone')
  const asked = { endToEndId, refundId: 'cut', amount: centavos(10_000n), reason: 'pedido' }
  await refundDeposit(server.deps, asked)
  await vi.waitFor(async () => {
    server.syncClock()
    await sweepPayments(dyingAtTheBonus())
    expect(await findRefund(server.deps, endToEndId, 'cut')).toMatchObject({ state: 'returned' })
  })
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '5.00' })
  await sweepRefunds(server.deps)
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', bonus: '0.00' })
  await directCallbacks(server)
})

test('a chargeback against a player who bets meanwhile neither fails nor goes below zero', async () => {
  const { player, endToEndId } = await deposited()
  const bets = Array.from({ length: 20 }, () => spend(player, 300n))
  await server.sandbox.takeBack(endToEndId)
  await Promise.allSettled(bets)
  await vi.waitFor(async () => expect(await debtsOf(player)).toHaveLength(1))
  const [debt] = await debtsOf(player)
  const { taken } = (await findRefund(server.deps, endToEndId, refundOf(debt!)))!
  expect(taken + debt!.amount).toBe(10_000n)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBeGreaterThanOrEqual(
    0n,
  )
})

test('an operator collects a debt as money comes in, once, and writes the rest off', async () => {
  const { player, endToEndId } = await deposited()
  await spend(player, 10_000n)
  await server.sandbox.takeBack(endToEndId)
  await vi.waitFor(async () => expect(await debtsOf(player)).toHaveLength(1))
  const [debt] = await debtsOf(player)
  const debtId = debt!.debt_id
  const debtCase = { playerId: player.playerId, debtId }
  expect(await collectDebt(server.deps, debtCase)).toBe(0n)

  const placed = await orderDeposit(server, player, 'brl-20')
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  const taken = await Promise.all([1, 2, 3].map(() => collectDebt(server.deps, debtCase)))
  expect(taken.reduce((sum, one) => sum + one, 0n)).toBe(2_000n)
  expect(await findDebt(server.deps, player.playerId, debtId)).toMatchObject({
    state: 'open',
    collected: 2_000n,
  })
  expect(await owedBy(player)).toBe(8_000n)

  await writeOffDebt(server.deps, debtCase, { key: 'off', note: 'sem bens' })
  expect(await findDebt(server.deps, player.playerId, debtId)).toMatchObject({
    state: 'written_off',
    note: 'sem bens',
  })
  expect(await owedBy(player)).toBe(0n)
  await expect(collectDebt(server.deps, debtCase)).rejects.toThrow('payment_unknown')
})
