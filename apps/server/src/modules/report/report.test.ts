import { randomUUID } from 'node:crypto'
import { casino, game, ops, order, user } from '@jogada/contract'
import { negate, parseMoney, subtract } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { depositWithoutPix } from '../../testkit/play-money.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { checkRows, houseBalance, sumOf } from './testkit.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[AUD-08] the sums of the report equal the accounts of the ledger to the centavo', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  await payAs(server, player, placed.code)
  await expect.poll(async () => (await balanceOf(player)).balance).not.toBe('0.00')
  await giveCash(server, player.playerId, 777n)
  const play = async (who: TestPlayer) => {
    for (let i = 0; i < 10; i++) {
      const body = { stake: '1.37', target: 5000, direction: 'over' as const }
      dataOf(await who.call(game.betDice, { body }, { key: randomUUID() }))
      const limbo = { stake: '0.53', target: 150 }
      dataOf(await who.call(casino.betLimbo, { body: limbo }, { key: randomUUID() }))
    }
  }
  await play(player)
  server.clock.advance(24 * 3_600_000)
  const other = await registerPlayer(server)
  await giveCash(server, other.playerId, 5000n)
  await play(other)
  const finance = await operatorWith(server, ['finance'])
  const day = (at: Date) => at.toISOString().slice(0, 10)
  const now = server.clock.now().getTime()
  const query = { from: day(new Date(now - 3 * 86_400_000)), to: day(new Date(now)) }
  const report = dataOf(await finance.call(ops.books.report, { query }))

  expect(report.days.length).toBeGreaterThanOrEqual(2)
  const { products, days } = report
  expect(sumOf(products.map(({ ggr }) => ggr))).toBe(await houseBalance(server, 12, 13))
  expect(sumOf(days.map(({ ggr }) => ggr))).toBe(await houseBalance(server, 12, 13))
  const stakes = sumOf(products.map((one) => one.stakes))
  expect(stakes).toBe(20n * (137n + 53n))
  expect(subtract(stakes, sumOf(products.map(({ payouts }) => payouts)))).toBe(
    await houseBalance(server, 12, 13),
  )
  const cash = sumOf(days.map(({ deposits }) => deposits))
  const out = sumOf([
    ...days.map(({ refunds }) => refunds),
    ...days.map(({ withdrawals }) => withdrawals),
  ])
  expect(subtract(cash, out)).toBe(-(await houseBalance(server, 11)))
  expect(negate(sumOf(days.map(({ promotions }) => promotions)))).toBe(
    await houseBalance(server, 14),
  )
  expect(negate(sumOf(days.map(({ adjustments }) => adjustments)))).toBe(
    await houseBalance(server, 18),
  )
  expect(negate(sumOf(days.map((one) => one.referral)))).toBe(await houseBalance(server, 15))
  expect(sumOf(report.costs.map(({ cost }) => cost))).toBe(
    sumOf(days.flatMap((one) => [one.promotions, one.referral])),
  )
  expect(days.every(({ actives }) => actives === 1)).toBe(true)
  await checkRows(finance, report)
})

test('[AUD-08] what players are owed is what the house lacks, and cohorts add up to the accounts', async () => {
  const finance = await operatorWith(server, ['finance'])
  const owed = dataOf(await finance.call(ops.books.liability, {}))
  expect(parseMoney(owed.total)).toBe(negate(parseMoney(owed.house)!))
  expect(sumOf([owed.cash, owed.bonus, owed.held, owed.withdrawing])).toBe(parseMoney(owed.total))
  const cohorts = dataOf(await finance.call(ops.books.cohorts, {}))
  const months = cohorts.flatMap((one) => one.months)
  expect(sumOf(months.map(({ ggr }) => ggr))).toBe(await houseBalance(server, 12, 13))
  expect(subtract(sumOf(months.map((one) => one.ggr)), sumOf(months.map((one) => one.ngr)))).toBe(
    -(await houseBalance(server, 14, 15)),
  )
  expect(cohorts.reduce((sum, { players }) => sum + players, 0)).toBeGreaterThanOrEqual(2)
})

test('[R098] [AUD-08] a test player belongs to no cohort, and neither do their deposits', async () => {
  const finance = await operatorWith(server, ['finance'])
  const cohorts = async () => dataOf(await finance.call(ops.books.cohorts, {}))
  const before = await cohorts()
  const player = await registerPlayer(server)
  await depositWithoutPix(server, player.playerId, 10_000n)
  expect(await cohorts()).not.toEqual(before)
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', player.playerId)
    .execute()
  expect(await cohorts()).toEqual(before)
})

test('[AUD-08] an impossible period is refused', async () => {
  const finance = await operatorWith(server, ['finance'])
  const ask = (from: string, to: string) => finance.call(ops.books.report, { query: { from, to } })
  expect((await ask('2026-02-30', '2026-03-01')).http).toBe(400)
  expect((await ask('2026-03-02', '2026-03-01')).http).toBe(400)
  expect((await ask('2024-01-01', '2026-01-01')).status).toBe(7010)
})

test('[R098] [AUD-08] whom two operators mark as a test player counts in no report and gets no promotion', async () => {
  const finance = await operatorWith(server, ['finance'])
  const risk = await operatorWith(server, ['risk'])
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const now = server.clock.now().getTime()
  const query = { from: day(now - 3 * 86_400_000), to: day(now) }
  const player = await registerPlayer(server)
  const counted = async () => {
    const { generatedAt: _, ...report } = dataOf(await finance.call(ops.books.report, { query }))
    const { rows } = dataOf(await finance.call(ops.books.levy, { query }))
    const cohorts = dataOf(await finance.call(ops.books.cohorts, {}))
    return { ...report, rows, cohorts: cohorts.map((one) => one.months) }
  }
  const gifts = async () =>
    dataOf(await player.call(order.getPrices, {})).filter(({ gift }) => gift !== '0.00')
  const mark = async (isTest: boolean) => {
    const params = { playerId: String(player.playerId) }
    const body = { isTest, reason: 'conta da equipe' }
    const { approvalId } = dataOf(await risk.call(ops.players.markTest, { params, body }))
    const approve = { params: { approvalId }, body: {} }
    // it hides from reports: nobody decides that alone
    expect((await risk.call(ops.approvals.approve, approve)).status).toBe(7003)
    expect(dataOf(await risk.call(ops.players.view, { params }))).toMatchObject({ isTest: !isTest })
    dataOf(await finance.call(ops.approvals.approve, approve))
    expect(dataOf(await risk.call(ops.players.view, { params }))).toMatchObject({ isTest })
    expect(dataOf(await player.call(user.userInfo, {})).testFlag).toBe(isTest ? 1 : 0)
  }
  const before = await counted()
  await giveCash(server, player.playerId, 5000n)
  const body = { stake: '2.00', target: 5000, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  const withPlayer = await counted()
  expect(withPlayer).not.toEqual(before)
  expect((await gifts()).length).toBeGreaterThan(0)
  await mark(true)
  expect(await counted()).toEqual(before)
  expect(await gifts()).toEqual([])
  await checkRows(finance, dataOf(await finance.call(ops.books.report, { query })))
  await mark(false)
  expect(await counted()).toEqual(withPlayer)
})
