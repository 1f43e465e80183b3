import { ops } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { betweenLooks } from '../../../testkit/between-looks.ts'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { OWED } from '../../wallet/index.ts'
import { findDebt } from '../index.ts'
import { collectDebts, writeOffDebt } from './debts.ts'
import { openDebtsOf } from './refund-store.ts'

const server = pixServerOfFile()

/** A player who spent a deposit of R$ 100 that their bank then took back. */
const indebted = async () => owe(await registerPayer(server))

/** Makes a player spend a deposit of R$ 100 that their bank then takes back. */
async function owe(player: Payer) {
  const owing = await openOf(player.playerId)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  await giveCash(server, player.playerId, negate(centavos(10_000n)))
  await server.sandbox.takeBack(endToEndId)
  const debtId = await vi.waitFor(async () => {
    const debt = (await openOf(player.playerId)).find((one) => !owing.includes(one))
    expect(debt).toBeDefined()
    return debt!
  })
  return { playerId: player.playerId, debtId }
}

const openOf = async (playerId: bigint) =>
  (await openDebtsOf(server.deps, playerId)).map((debt) => debt.debt_id)

const owed = async (playerId: bigint) =>
  (await server.deps.ledger.counters(playerId, [OWED]))[OWED]!.total

const people = async () => ({
  maker: await operatorWith(server, ['finance']),
  checker: await operatorWith(server, ['finance']),
})

type Debt = Awaited<ReturnType<typeof indebted>>

const ask = ({ maker }: Awaited<ReturnType<typeof people>>, { playerId, debtId }: Debt) =>
  maker.call(ops.queues.writeOffDebt, {
    params: { playerId: String(playerId), debtId },
    body: { reason: 'sem bens' },
  })

test('[PIX-07] a debt is given up by two operators, once, and by none of them alone', async () => {
  const debt = await indebted()
  const desk = await people()
  const { approvalId } = dataOf(await ask(desk, debt))
  const decision = { params: { approvalId }, body: {} }
  expect(await owed(debt.playerId)).toBe(10_000n)
  expect((await desk.maker.call(ops.approvals.approve, decision)).status).toBe(7003)
  expect(await owed(debt.playerId)).toBe(10_000n)
  const [asked] = dataOf(await desk.checker.call(ops.approvals.list, { query: {} }))
  expect(asked).toMatchObject({
    kind: 'debt_write_off',
    before: { amount: '100.00', collected: '0.00' },
    after: { amount: '100.00' },
    reason: 'sem bens',
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => desk.checker.call(ops.approvals.approve, decision)),
  )
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await owed(debt.playerId)).toBe(0n)
  expect(await findDebt(server.deps, debt.playerId, debt.debtId)).toMatchObject({
    state: 'written_off',
    note: 'sem bens',
  })
  expect((await ask(desk, debt)).status).not.toBe(200)
})

test('[PIX-07] of two requests for the same debt the later one gives nothing up', async () => {
  const debt = await indebted()
  const desk = await people()
  const requests = [dataOf(await ask(desk, debt)), dataOf(await ask(desk, debt))]
  const answers = []
  for (const { approvalId } of requests) {
    answers.push(
      await desk.checker.call(ops.approvals.approve, { params: { approvalId }, body: {} }),
    )
  }
  expect(answers.map(({ status }) => status === 200)).toEqual([true, false])
  expect(await owed(debt.playerId)).toBe(0n)
})

test('[PIX-07] a debt that ends while all of them are collected counts for nothing, and the others are collected', async () => {
  const player = await registerPayer(server)
  const [first, second] = [await owe(player), await owe(player)]
  await giveCash(server, player.playerId, centavos(30_000n))
  const meanwhile = betweenLooks(server.deps, () =>
    writeOffDebt(server.deps, second, { key: 'off', note: 'sem bens' }),
  )
  expect(await collectDebts(meanwhile, player.playerId)).toBe(10_000n)
  expect(await findDebt(server.deps, player.playerId, first.debtId)).toMatchObject({
    state: 'collected',
  })
  expect(await owed(player.playerId)).toBe(0n)
  const all = await Promise.all([1, 2, 3].map(() => collectDebts(server.deps, player.playerId)))
  expect(all).toEqual([0n, 0n, 0n])
})
