import { notice } from '@jogada/contract'
import { centavos, formatMoney, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { playThrough } from '../../../testkit/play-money.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { sweepActive } from '../../promotion/watch-play.ts'
import { fillInboxes } from '../../notice/index.ts'
import { OWED } from '../../wallet/index.ts'
import { refundDeposit } from './refund-deposit.ts'
import { sweepRefunds } from '../watch-payments.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

const owedBy = async (playerId: bigint) =>
  (await server.deps.ledger.counters(playerId, [OWED]))[OWED]!.total

/** A player who played the gift of a deposit of R$ 100 into cash, with so much cash left. */
async function converted(left: bigint) {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await until(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  const { bonus: gift } = await server.deps.ledger.balances(player.playerId)
  expect(gift.balance).toBeGreaterThan(0n)
  await giveCash(server, player.playerId, 50_000_00n)
  await playThrough(server, player.playerId, 10_000_00n)
  await sweepActive(server.deps)
  await until(async () => expect((await balanceOf(player)).bonus).toBe('0.00'))
  const { cash } = await server.deps.ledger.balances(player.playerId)
  await giveCash(server, player.playerId, negate(centavos(cash.balance - left)))
  return { player, endToEndId, gift: gift.balance }
}

test('[PIX-07] a chargeback owes the gift too that was played into cash, once', async () => {
  const { player, endToEndId, gift } = await converted(3_000n)
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  await server.sandbox.takeBack(endToEndId)
  await until(async () => expect(await owedBy(player.playerId)).toBe(7_000n + gift))
  const query = { category: 'money' } as const
  await until(async () =>
    expect(dataOf(await player.call(notice.inbox, { query })).messages).toMatchObject([
      {
        kind: 'gift_taken_back_owed',
        values: { taken: '0.00', owed: formatMoney(centavos(gift)) },
      },
      { kind: 'deposit_taken_back_owed', values: { taken: '30.00', owed: '70.00' } },
      { kind: 'deposit_credited' },
    ]),
  )
  ending.abort()
  await filling
  expect((await balanceOf(player)).balance).toBe('0.00')
  server.syncClock()
  await sweepRefunds(server.deps)
  await sweepRefunds(server.deps)
  expect(await owedBy(player.playerId)).toBe(7_000n + gift)
})

test('[PIX-07] a gift that was played into cash leaves the cash where that holds it', async () => {
  const { player, endToEndId, gift } = await converted(20_000n)
  await server.sandbox.takeBack(endToEndId)
  await until(async () => {
    const { cash } = await server.deps.ledger.balances(player.playerId)
    expect(cash.balance).toBe(10_000n - gift)
  })
  expect(await owedBy(player.playerId)).toBe(0n)
})

test('[PIX-07] a refund by the desk leaves a gift that was played into cash where it is', async () => {
  const { player, endToEndId } = await converted(20_000n)
  await refundDeposit(server.deps, {
    endToEndId,
    refundId: 'whole',
    amount: centavos(10_000n),
    reason: 'pedido',
  })
  const { cash } = await server.deps.ledger.balances(player.playerId)
  expect(cash.balance).toBe(10_000n)
  expect(await owedBy(player.playerId)).toBe(0n)
})
