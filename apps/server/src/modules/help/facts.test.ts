import { help, limits, order, support } from '@jogada/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
const opened: TestServer[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  for (const other of opened.splice(0)) {
    await other.verify()
    await other.close()
  }
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const factsOf = async (from: TestServer) => dataOf(await callAs(from, help.facts, {}))

test('a visitor reads the figures of the help, each as the product itself uses it', async () => {
  const facts = await factsOf(server)
  const player = await registerPlayer(server)
  const withdraw = dataOf(await player.call(order.getWithdraw, {}))
  expect(Number(facts.withdrawal.minimum)).toBe(Number(withdraw.limitAmount))
  expect(facts.vip.highestFee).toBe(withdraw.serviceAmount)
  expect(facts.vip.leastPerDay).toBe(withdraw.number)
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  expect(facts.deposit.minimum).toBe(prices.find(({ curreny }) => curreny === 'BRL')!.price)
  const ownLimits = dataOf(await player.call(limits.getLimits, {}))
  expect(facts.limits.looserAfterHours).toBe(ownLimits.looserAfterHours)
  expect(facts.referral?.rates).toHaveLength(3)
  const ticket = dataOf(
    await player.call(
      support.openTicket,
      { body: { topic: 'other', about: '', text: 'Oi' } },
      { key: server.deps.rng.uuid() },
    ),
  )
  const promisedMs = Date.parse(ticket.answerBy!) - Date.parse(ticket.openedAt)
  expect(facts.support.answerHours).toBe(promisedMs / 3_600_000)
})

test('what an operator changes, the help says at once', async () => {
  await server.deps.db
    .updateTable('withdrawal.terms')
    .set({ maximum: 700_000n as never, review_hours: 12 })
    .execute()
  await server.deps.db
    .updateTable('transfer.terms')
    .set({ per_day: 3n as never })
    .execute()
  await server.deps.db
    .updateTable('deposit.package')
    .set({ is_offered: false })
    .where('currency', 'in', ['BRL', 'EXTPAY', ''])
    .execute()
  const facts = await factsOf(server)
  expect(facts.withdrawal).toMatchObject({ maximum: '7000.00', reviewHours: 12 })
  expect(facts.transfer?.perDay).toBe(3)
  expect(facts.deposit.minimum).toBeNull()
})

test('[X4] [X5] [X6] [X10] under the regulated licence the help offers none of what it forbids', async () => {
  const regulated = await startTestServer({ LICENCE_PROFILE: 'br' })
  opened.push(regulated)
  const facts = await factsOf(regulated)
  expect(facts).toMatchObject({
    transfer: null,
    referral: null,
    bonuses: false,
    withdrawal: { companies: false, usdt: false },
    vip: { byDeposits: false },
    sports: { replays: null },
    account: { identityBefore: 'play', idleMinutes: 30, loginFailures: 3, loginMinutes: 30 },
  })
})
