import { ops } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { OWED } from '../../wallet/index.ts'
import { findDebt } from '../index.ts'

const server = pixServerOfFile()

/** A player who spent a deposit of R$ 100 that their bank then took back. */
async function indebted() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  await giveCash(server, player.playerId, negate(centavos(10_000n)))
  await server.sandbox.takeBack(endToEndId)
  const debtId = await vi.waitFor(async () => {
    const [debt] = await debtsOfPlayer(player.playerId)
    return debt!.debt_id
  })
  return { playerId: player.playerId, debtId }
}

const debtsOfPlayer = (playerId: bigint) =>
  server.deps.db
    .selectFrom('deposit.debt')
    .select('debt_id')
    .where('player_id', '=', playerId)
    .execute()

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
