import { randomUUID } from 'node:crypto'
import { care, ops, promotion, ticket } from '@jogada/contract'
import { centavos, negate, subtract } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { balanceOf, payAs, registerPayer, statusOf } from '../../testkit/pix-server.ts'
import { orderDeposit } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import {
  finish,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
} from '../sportsbook/testkit.ts'
import { askFor, untilState } from '../withdrawal/testkit.ts'
import { checkRows, houseBalance, sumOf } from './testkit.ts'
import type { Report } from './testkit.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

async function deposited(pkgId: string) {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, pkgId)
  const endToEndId = await payAs(server, player, placed.code)
  await until(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, endToEndId }
}

const single = async (player: TestPlayer, eventId: string) =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)] })).ticket.betId

/** A manual correction, asked for by one person and let in by another. */
async function adjust(
  [maker, checker]: readonly [TestOperator, TestOperator],
  player: TestPlayer,
  change: { readonly direction: 'credit' | 'debit'; readonly amount: string },
) {
  const body = { playerId: String(player.playerId), reason: 'correção', ...change }
  const { approvalId } = dataOf(await maker.call(ops.approvals.askAdjustment, { body }))
  dataOf(await checker.call(ops.approvals.approve, { params: { approvalId }, body: {} }))
}

/** Prices with the source's own chance of home, which is what a sale goes by. */
const homeAt = (odds: string, probability: number) => {
  const market = result3(odds, '3.50', '4.00')
  const prices = market.prices.map((price) =>
    price.outcome === 'home' ? { ...price, probability } : price,
  )
  return { ...market, prices }
}

test('[AUD-08] after refunds, chargebacks, reversed bets, sales, a given-up bonus and corrections every figure is the ledger’s', async () => {
  const staff = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ] as const
  const [finance] = staff

  // deposits of 100, 100 and 50: a bonus given up, a refund of 30, a chargeback that leaves a debt
  const giver = (await deposited('brl-100')).player
  const [bonus] = dataOf(await giver.call(promotion.bonuses, {}))
  dataOf(
    await giver.call(
      promotion.cancelBonus,
      { params: { bonusId: bonus!.bonusId } },
      { key: server.deps.rng.uuid() },
    ),
  )
  const part = await deposited('brl-100')
  const asked = await finance.call(ops.refunds.ask, {
    params: { endToEndId: part.endToEndId },
    body: { amount: '30.00', reason: 'pedido do jogador' },
  })
  const { approvalId } = dataOf(asked)
  dataOf(await staff[1].call(ops.approvals.approve, { params: { approvalId }, body: {} }))
  const disputed = await deposited('brl-50')
  await giveCash(server, disputed.player.playerId, negate(centavos(2_000n)))
  await server.sandbox.takeBack(disputed.endToEndId)
  await until(async () => expect((await balanceOf(disputed.player)).balance).toBe('0.00'))

  // three winners whose result is taken back: one kept it, one lost it to a correction,
  // one sold before
  const [keeper, spender, seller] = [
    await playerWith(server, 1_000n),
    await playerWith(server, 1_000n),
    await playerWith(server, 1_000n),
  ]
  const eventId = await offerEvent(server, [homeAt('2.00', 0.48)])
  for (const player of [keeper, spender]) await single(player, eventId)
  const betId = await single(seller, eventId)
  await say(server, { type: 'odds', eventId, markets: [homeAt('1.25', 0.76)] })
  const { offerId } = dataOf(await seller.call(ticket.cashOutOffer, { params: { betId } }))
  const sale = { params: { betId }, body: { offerId: offerId! } }
  expect(
    dataOf(await seller.call(ticket.acceptCashOut, sale, { key: randomUUID() })),
  ).toMatchObject({ amount: '14.44' })
  await finish(server, eventId, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 2 })
  await adjust(staff, spender, { direction: 'debit', amount: '15.00' })
  await adjust(staff, keeper, { direction: 'credit', amount: '3.33' })
  await takeBack(server, eventId)
  expect(await settle(server)).toMatchObject({ reversed: 2 })
  await finish(server, eventId, { home: 0, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 2 })

  // what a player is shown of the day knows of the reversal too
  const { periods } = dataOf(await keeper.call(care.activity, { query: { by: 'day' } }))
  expect(periods.at(-1)).toMatchObject({ staked: '10.00', won: '0.00', net: '-10.00' })

  const from = localDay(server.clock.now())
  await untilState(server, await askFor(server, '100.00'), 'paid')
  const query = { from, to: localDay(server.clock.now()) }
  const report = dataOf(await finance.call(ops.books.report, { query }))
  const of = (name: keyof Report['days'][number]) =>
    sumOf(report.days.map((line) => String(line[name])))

  // ten, ten and ten staked; five of twenty came back from the one, nothing was paid to the other
  const sport = report.products.find(({ product }) => product === 'sport')
  expect(sport).toMatchObject({ stakes: '30.00', payouts: '29.44', ggr: '0.56', hold: '1.86' })
  expect(of('ggr')).toBe(await houseBalance(server, 12, 13))
  expect(sumOf(report.products.map(({ ggr }) => ggr))).toBe(of('ggr'))
  expect(of('promotions')).toBe(negate(centavos(await houseBalance(server, 14))))
  expect(of('referral')).toBe(negate(centavos(await houseBalance(server, 15))))
  expect(of('ngr')).toBe(subtract(of('ggr'), centavos(of('promotions') + of('referral'))))
  expect(of('fees')).toBe(await houseBalance(server, 16))
  expect(of('adjustments')).toBe(negate(centavos(await houseBalance(server, 18))))
  expect(of('deposits') - of('refunds') - of('withdrawals')).toBe(-(await houseBalance(server, 11)))
  expect(sumOf(report.costs.map(({ cost }) => cost))).toBe(of('promotions'))
  await checkRows(finance, report)

  // what the spender owed of the prize and pays now was no prize, and is no correction by hand
  await adjust(staff, spender, { direction: 'credit', amount: '15.00' })
  const owing = { playerId: String(spender.playerId), debtId: ops.queues.DEBT_OF_BETS }
  const collecting = { params: owing, body: { reason: 'conferido' } }
  expect(dataOf(await finance.call(ops.queues.collectDebt, collecting)).amount).toBe('15.00')
  const after = dataOf(await finance.call(ops.books.report, { query }))
  expect(after.products.find(({ product }) => product === 'sport')).toMatchObject({
    stakes: '30.00',
    payouts: '14.44',
    ggr: '15.56',
  })
  expect(sumOf(after.days.map((line) => line.adjustments))).toBe(of('adjustments') + 1_500n)
  const { rows } = dataOf(await finance.call(ops.books.levy, { query }))
  expect(sumOf(rows.map(({ sport: revenue }) => revenue))).toBe(1_556n)
  await checkRows(finance, after)
})
