import { randomUUID } from 'node:crypto'
import { order, wallet } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { balanceOf, registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { lockOwnMoney, playThrough } from '../../../testkit/play-money.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { sweepPayments } from '../watch-payments.ts'
import { TURNOVER } from '../../wallet/index.ts'
import { refundDeposit } from './refund-deposit.ts'
import { findRefund } from './refund-store.ts'
import { paidDeposit } from './testkit.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

const refund = (endToEndId: string, count: bigint, refundId = randomUUID().replaceAll('-', '')) =>
  refundDeposit(server.deps, { endToEndId, refundId, amount: centavos(count), reason: 'pedido' })

const locksOf = async (player: Payer) => {
  const { locked, locks } = dataOf(await player.call(wallet.locks, {}))
  return { locked, locks: locks.map(({ needed, wagered, left }) => [needed, wagered, left]) }
}

test('[R062] [R195] a refund lets its share of the deposit’s wagering go, and the whole lets go of all', async () => {
  const player = await registerPayer(server)
  const endToEndId = await paidDeposit(server, player, 'brl-100')
  await giveCash(server, player.playerId, 50_000n)
  await playThrough(server, player.playerId, 3_000n)
  expect(await locksOf(player)).toEqual({ locked: '70.00', locks: [['100.00', '30.00', '70.00']] })
  await refund(endToEndId, 4_000n)
  expect(await locksOf(player)).toEqual({ locked: '30.00', locks: [['60.00', '30.00', '30.00']] })
  await refund(endToEndId, 6_000n)
  expect(await locksOf(player)).toEqual({ locked: '0.00', locks: [] })
  expect(await balanceOf(player)).toMatchObject({ balance: '500.00', withdrawable: '500.00' })
  expect(dataOf(await player.call(order.getWithdraw, {})).wdAmount).toBe('500.00')
})

test('[R062] a refund of one deposit leaves the lock of the other as it was', async () => {
  const player = await registerPayer(server)
  await paidDeposit(server, player, 'brl-100')
  const second = await paidDeposit(server, player, 'brl-200')
  await playThrough(server, player.playerId, 2_500n)
  await refund(second, 10_000n)
  expect(await locksOf(player)).toEqual({
    locked: '175.00',
    locks: [
      ['100.00', '25.00', '75.00'],
      ['100.00', '0.00', '100.00'],
    ],
  })
  // a deposit that follows is locked whole, after them
  await paidDeposit(server, player, 'brl-50')
  expect((await locksOf(player)).locks.map(([, , left]) => left)).toEqual([
    '75.00',
    '100.00',
    '50.00',
  ])
  await playThrough(server, player.playerId, 17_500n)
  expect(await locksOf(player)).toEqual({ locked: '50.00', locks: [['50.00', '0.00', '50.00']] })
})

test('[R062] [R195] a refund of a deposit lets its wagering go although a hundred locks followed it', async () => {
  const player = await registerPayer(server)
  const endToEndId = await paidDeposit(server, player, 'brl-100')
  await lockOwnMoney(server, player.playerId, { count: 120, amount: 100n })
  expect((await locksOf(player)).locked).toBe('220.00')
  await refund(endToEndId, 10_000n)
  expect((await locksOf(player)).locked).toBe('120.00')
  expect(await balanceOf(player)).toMatchObject({ balance: '120.00', withdrawable: '0.00' })
  await playThrough(server, player.playerId, 12_000n)
  expect(await balanceOf(player)).toMatchObject({ locked: '0.00', withdrawable: '120.00' })
})

test('[R062] a chargeback lets its deposit’s wagering go too, once', async () => {
  const player = await registerPayer(server)
  const endToEndId = await paidDeposit(server, player, 'brl-100')
  await giveCash(server, player.playerId, 20_000n)
  await server.sandbox.takeBack(endToEndId)
  await until(async () => expect((await balanceOf(player)).balance).toBe('200.00'))
  await sweepPayments(server.deps)
  expect(await balanceOf(player)).toMatchObject({ locked: '0.00', withdrawable: '200.00' })
})

test('[R062] a refund racing with play lets go of no more than was left', async () => {
  const player = await registerPayer(server)
  const endToEndId = await paidDeposit(server, player, 'brl-100')
  await Promise.all([
    refund(endToEndId, 5_000n),
    ...Array.from({ length: 20 }, () => playThrough(server, player.playerId, 400n)),
  ])
  // 80.00 were played of what became 50.00
  expect(await balanceOf(player)).toMatchObject({ balance: '50.00', locked: '0.00' })
  const next = await paidDeposit(server, player, 'brl-20')
  expect((await locksOf(player)).locks).toEqual([['20.00', '0.00', '20.00']])
  await refund(next, 2_000n)
  expect(await balanceOf(player)).toMatchObject({ balance: '50.00', locked: '0.00' })
})

/** Dependencies with which something happens once, before the counter is read the nth time. */
function beforeLook(deps: Deps, look: number, happen: () => Promise<unknown>): Deps {
  let looks = 0
  return {
    ...deps,
    ledger: {
      ...deps.ledger,
      async counters(owner, names) {
        if (names.includes(TURNOVER) && ++looks === look) await happen()
        return deps.ledger.counters(owner, names)
      },
    },
  }
}

test.each([1, 2, 3])(
  '[R062] a deposit that comes before look %s of a refund is locked whole, and the refunded one not at all',
  async (look) => {
    const player = await registerPayer(server)
    const first = await paidDeposit(server, player, 'brl-100')
    await giveCash(server, player.playerId, 50_000n)
    await playThrough(server, player.playerId, 8_000n)
    let isDone = false
    const happen = async () => {
      isDone = true
      await paidDeposit(server, player, 'brl-100')
    }
    await refundDeposit(beforeLook(server.deps, look, happen), {
      endToEndId: first,
      refundId: 'all',
      amount: centavos(10_000n),
      reason: 'pedido',
    })
    if (!isDone) await happen()
    expect(await locksOf(player)).toEqual({
      locked: '100.00',
      locks: [['100.00', '0.00', '100.00']],
    })
  },
)

test('[R062] a refund that the provider cannot make brings the lock back with the money', async () => {
  const player = await registerPayer(server)
  const endToEndId = await paidDeposit(server, player, 'brl-100')
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' } })
  await playThrough(server, player.playerId, 1_000n)
  await refund(endToEndId, 5_000n, 'no')
  await until(async () => {
    server.syncClock()
    await sweepPayments(server.deps)
    expect(await findRefund(server.deps, endToEndId, 'no')).toMatchObject({ state: 'failed' })
  })
  await server.sandbox.faults({})
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00' })
  expect(await locksOf(player)).toEqual({ locked: '90.00', locks: [['100.00', '10.00', '90.00']] })
})
