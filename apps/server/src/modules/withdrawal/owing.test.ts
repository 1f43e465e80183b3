import { randomUUID } from 'node:crypto'
import { ops, order, user, wallet } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { payInUsdt } from '../../testkit/as-owner.ts'
import { afterReading } from '../../testkit/between-looks.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { OWED, SPORT_DEBT } from '../wallet/index.ts'
import { departWithdrawal } from './depart-withdrawal.ts'
import { payUsdt } from './pay-usdt.ts'
import { findWithdrawal } from './request-store.ts'
import { approveWithdrawal, refuseWithdrawal } from './review.ts'
import { sendWithdrawal } from './send-payout.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

/** A player whose bank took a spent deposit of 100.00 back. */
async function debtor(): Promise<Payer> {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await until(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  await playThrough(server, player.playerId, 100_000n)
  await giveCash(server, player.playerId, -10_000n)
  await server.sandbox.takeBack(endToEndId)
  await until(async () => expect((await balanceOf(player)).owed).toBe('100.00'))
  return player
}

/** Says that a reversed result left an amount open; negative takes it away. */
async function oweSport(player: Payer, count: bigint, name = SPORT_DEBT) {
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: randomUUID(),
    bodyHash: '',
    kind: 'test_debt',
    postings: [],
    counters: [{ owner: 'player', name, delta: count }],
  }))
  expect(verdict.status).toBe('posted')
}

const press = (player: Payer, amount: string, changes: object = {}) =>
  player.call(
    order.withdraw,
    {
      body: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount,
        ...changes,
      },
    },
    { key: randomUUID() },
  )

const rowOf = async (player: Payer, withdrawalId: string) =>
  (await findWithdrawal(server.deps, player.playerId, BigInt(withdrawalId)))!

test('[R075] [R117] [R119] whoever owes after a chargeback withdraws only what is beyond the debt', async () => {
  const player = await debtor()
  await giveCash(server, player.playerId, 9_999n)
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({
    balance: '99.99',
    owed: '100.00',
    wdAmount: '0.00',
  })
  expect((await press(player, '60.00')).message).toBe('Sem valor de levantamento')
  await giveCash(server, player.playerId, 10_001n)
  await oweSport(player, 2_500n)
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({
    balance: '200.00',
    owed: '125.00',
    wdAmount: '75.00',
  })
  expect(await balanceOf(player)).toMatchObject({ owed: '125.00', withdrawable: '75.00' })
  expect(dataOf(await player.call(wallet.locks, {}))).toMatchObject({ owed: '125.00' })
  expect((await press(player, '75.01')).message).toBe('Montante máximo de levantamento:R$75,00')
  const { withdrawalId, state } = dataOf(await press(player, '75.00'))
  expect(state).toBe('in_review')
  expect((await rowOf(player, withdrawalId)).flags).toContain('open_debt')
  const [shown] = dataOf(await player.call(order.withdrawals, {}))
  expect(shown!.review!.reason).toMatch(/^Há um valor em aberto/)
})

test('a debt that is made while a withdrawal is asked for is never withdrawn past', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await registerPayer(server)
    await giveCash(server, player.playerId, 10_000n)
    const [asked] = await Promise.all([
      press(player, '100.00'),
      oweSport(player, 6_000n, round % 2 === 0 ? OWED : SPORT_DEBT),
    ])
    // whichever came first, the other one saw it
    const isFirst = asked.status === 200
    expect(asked.message).toBe(isFirst ? '' : 'Montante máximo de levantamento:R$40,00')
    expect(await balanceOf(player)).toMatchObject(
      isFirst
        ? { balance: '0.00', withdrawing: '100.00', owed: '60.00' }
        : { balance: '100.00', withdrawing: '0.00', withdrawable: '40.00' },
    )
    await oweSport(player, -6_000n, round % 2 === 0 ? OWED : SPORT_DEBT)
  }
})

test('[R004] nothing that is owed is sent to another player', async () => {
  const [player, friend] = [await debtor(), await registerPayer(server)]
  await giveCash(server, player.playerId, 15_000n)
  const send = (amount: string) =>
    player.call(
      wallet.transfer,
      { body: { transferUser: friend.email, transferAmount: amount, pwd: 'calçadão-9-ondas' } },
      { key: randomUUID() },
    )
  expect(dataOf(await player.call(wallet.transferLimits, {})).available).toBe('50.00')
  expect((await send('50.01')).status).toBe(3204)
  expect(dataOf(await send('50.00')).balance).toBe('100.00')
})

test('an operator collects what is owed before a withdrawal is let through', async () => {
  const player = await debtor()
  await giveCash(server, player.playerId, 30_000n)
  const { withdrawalId } = dataOf(await press(player, '200.00'))
  const row = await rowOf(player, withdrawalId)
  await expect(approveWithdrawal(server.deps, row, { actorId: 'ana' })).rejects.toThrow(
    'withdrawal_player_owes',
  )
  const finance = await operatorWith(server, ['finance'])
  const params = { playerId: String(player.playerId), withdrawalId }
  const body = { note: 'conferido' }
  // the reserve was played away meanwhile
  await giveCash(server, player.playerId, -6_000n)
  const refused = await finance.call(ops.queues.approveWithdrawal, { params, body })
  expect(refused.message).toBe('O jogador deve R$ 60,00. Cobre ou perdoe a dívida antes de pagar.')
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', owed: '60.00' })
  await giveCash(server, player.playerId, 7_000n)
  expect(dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body })).state).toBe(
    'approved',
  )
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', owed: '0.00' })
  await until(async () => {
    server.syncClock()
    await sweepPayouts(server.deps)
    expect((await rowOf(player, withdrawalId)).state).toBe('paid')
  })
})

test('USDT that was approved is not paid to somebody who owes since', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 50_000n)
  await payInUsdt(server, player.playerId)
  const { withdrawalId } = dataOf(
    await press(player, '200.00', {
      payCardBank: 'USDT',
      payCardNo: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      ifsc: '5.40',
    }),
  )
  const asked = await rowOf(player, withdrawalId)
  // a debt that comes once nothing was found to be owed
  const owingLate = () => afterReading(server.deps, SPORT_DEBT, () => oweSport(player, 100n))
  const approving = approveWithdrawal(owingLate(), asked, { actorId: 'ana' })
  await expect(approving).rejects.toThrow('withdrawal_player_owes')
  await oweSport(player, -100n)
  await approveWithdrawal(server.deps, asked, { actorId: 'ana' })
  const paid = { actorId: 'bia', transactionHash: 'a'.repeat(64) }
  const row = await rowOf(player, withdrawalId)
  await expect(payUsdt(owingLate(), row, paid)).rejects.toThrow('withdrawal_player_owes')
  await expect(payUsdt(server.deps, row, paid)).rejects.toThrow('withdrawal_player_owes')
  await oweSport(player, -100n)
  await payUsdt(server.deps, row, paid)
  await payUsdt(server.deps, await rowOf(player, withdrawalId), paid)
  expect(await rowOf(player, withdrawalId)).toMatchObject({ state: 'paid' })
  expect(dataOf(await player.call(user.getBalance, {})).withdrawing).toBe('0.00')
})

test('[PIX-10] what was approved before a chargeback is not sent: it goes back under review and is decided anew', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 30_000n)
  const { withdrawalId, state } = dataOf(await press(player, '200.00'))
  expect(state).toBe('approved')
  await oweSport(player, 5_000n, OWED)
  const stale = await rowOf(player, withdrawalId)
  server.clock.advance(1000)

  const departed = await Promise.all([
    sendWithdrawal(server.deps, stale),
    sendWithdrawal(server.deps, stale),
    sweepPayouts(server.deps),
  ])
  expect(departed).toHaveLength(3)
  const held = await rowOf(player, withdrawalId)
  expect(held).toMatchObject({ state: 'in_review', put_backs: 1, approvals: 0 })
  expect(held.flags).toContain('open_debt')
  expect(await server.deps.pix.getPayout(held.payout_id)).toBeNull()
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', withdrawing: '200.00' })
  const [shown] = dataOf(await player.call(order.withdrawals, {}))
  expect(shown!.review!.reason).toMatch(/^Há um valor em aberto/)
  expect(shown!.timeline.map((step) => step.state)).toEqual(['requested', 'approved', 'in_review'])

  await expect(approveWithdrawal(server.deps, held, { actorId: 'ana' })).rejects.toThrow(
    'withdrawal_player_owes',
  )
  await oweSport(player, -5_000n, OWED)
  server.clock.advance(1000)
  expect(await approveWithdrawal(server.deps, held, { actorId: 'ana' })).toMatchObject({
    state: 'approved',
  })
  // the approval of before it went back sends nothing
  await sendWithdrawal(server.deps, stale)
  expect((await rowOf(player, withdrawalId)).state).toBe('approved')
  await until(async () => {
    server.clock.advance(3000)
    await sweepPayouts(server.deps)
    expect((await rowOf(player, withdrawalId)).state).toBe('paid')
  })
  const [paid] = dataOf(await player.call(order.withdrawals, {}))
  expect(paid!.timeline.map((step) => step.state)).toEqual([
    'requested',
    'approved',
    'in_review',
    'approved',
    'sent',
    'paid',
  ])
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', withdrawing: '0.00' })
})

test('a debt that is made while a withdrawal is sent finds it sent or holds it back, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await registerPayer(server)
    await giveCash(server, player.playerId, 10_000n)
    const { withdrawalId } = dataOf(await press(player, '100.00'))
    const row = await rowOf(player, withdrawalId)
    const [first, second] = await Promise.all([
      departWithdrawal(server.deps, row),
      departWithdrawal(server.deps, row),
      oweSport(player, 100n),
    ])
    expect([first, second].filter((departure) => departure !== 'gone')).toHaveLength(1)
    const { state, put_backs } = await rowOf(player, withdrawalId)
    expect([state, put_backs]).toEqual(state === 'sent' ? ['sent', 0] : ['in_review', 1])
  }
})

test('a held withdrawal can be refused once it is back under review, and the money is the player’s again', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_000n)
  const { withdrawalId } = dataOf(await press(player, '100.00'))
  await oweSport(player, 100n)
  await sendWithdrawal(server.deps, await rowOf(player, withdrawalId))
  const refuse = async () =>
    refuseWithdrawal(server.deps, await rowOf(player, withdrawalId), {
      actorId: 'ana',
      reason: 'debt_open',
    })
  await refuse()
  await expect(refuse()).rejects.toThrow('withdrawal_not_open')
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', withdrawing: '0.00' })
})
