import { ops, refusals } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { newCpf, orderDeposit, registerPayer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { countWaitingPayments } from './count-waiting.ts'
import { notePayment } from './payment-store.ts'
import { sweepPayments } from './watch-payments.ts'

const server = pixServerOfFile()

const seen = async (finance: TestOperator) =>
  dataOf(await finance.call(ops.queues.stranded, { query: {} }))

const waiting = async () =>
  Object.fromEntries((await countWaitingPayments(server.deps)).map((one) => [one.state, one.count]))

const handle = (finance: TestOperator, endToEndId: string) =>
  finance.call(ops.queues.handleStranded, {
    params: { endToEndId },
    body: { reason: 'devolvido pelo banco' },
  })

test('[PIX-03] a Pix for no order of ours waits for a person until somebody notes what was done', async () => {
  const finance = await operatorWith(server, ['finance'])
  const stray = {
    endToEndId: 'E99999999202611201200STRAY000002',
    txid: null,
    amount: centavos(500n),
    key: null,
    receivedAt: server.clock.now(),
    refunds: [],
  }
  await Promise.all([notePayment(server.deps, stray), notePayment(server.deps, stray)])
  expect(await seen(finance)).toMatchObject([
    { endToEndId: stray.endToEndId, why: 'unmatched', playerId: null, amount: '5.00' },
  ])
  expect(dataOf(await finance.call(ops.queues.counts, {})).stranded).toBe(1)
  expect(await waiting()).toMatchObject({ unmatched: 1n, return_failed: 0n })

  const both = await Promise.all([
    handle(finance, stray.endToEndId),
    handle(finance, stray.endToEndId),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    refusals.payment_unknown.status,
  ])
  // told of again by the provider, it does not come back
  await notePayment(server.deps, stray)
  expect(await seen(finance)).toEqual([])
  expect(await waiting()).toMatchObject({ unmatched: 0n })
  const auditor = await operatorWith(server, ['auditor'])
  const query = { subject: `payment:${stray.endToEndId}` }
  expect(dataOf(await auditor.call(ops.books.auditList, { query }))).toMatchObject([
    { action: 'payment.handled', reason: 'devolvido pelo banco' },
  ])
})

test('[PIX-03] money of another payer that the bank does not take back waits for a person', async () => {
  const finance = await operatorWith(server, ['finance'])
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' }, webhooks: { drop: true } })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  await vi.waitFor(
    async () => {
      server.syncClock()
      await sweepPayments(server.deps)
      expect(await seen(finance)).toMatchObject([
        { endToEndId, why: 'return_failed', playerId: String(player.playerId) },
      ])
    },
    { timeout: 60_000 },
  )
  expect(await waiting()).toMatchObject({ return_failed: 1n })
  expect((await handle(finance, endToEndId)).status).toBe(200)
  expect(await seen(finance)).toEqual([])
  expect(await waiting()).toMatchObject({ return_failed: 0n })
})
