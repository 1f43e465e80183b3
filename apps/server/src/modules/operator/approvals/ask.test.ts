import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let maker: TestOperator
let other: TestOperator
let playerId: bigint
beforeAll(async () => {
  server = await startTestServer()
  ;[maker, other] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  ;({ playerId } = await registerPlayer(server))
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const ask = async (by: TestOperator, { amount = '900.00', reason = 'erro do provedor' } = {}) => {
  const body = { playerId: String(playerId), direction: 'credit', amount, reason } as const
  return dataOf(await by.call(ops.approvals.askAdjustment, { body })).approvalId
}

const asked = async () => {
  const entries = await server.deps.db
    .selectFrom('audit.entry')
    .select('seq')
    .where('action', '=', 'adjustment.asked')
    .execute()
  return entries.length
}

test('[WAL-13] [R135] what is asked for again, as after a lost answer, waits as one request', async () => {
  const before = await asked()
  const ids = await Promise.all([ask(maker), ask(maker), ask(maker)])
  expect(new Set(ids).size).toBe(1)
  expect(await ask(maker)).toBe(ids[0])
  expect((await asked()) - before).toBe(1)
})

test('[WAL-13] another sum, another reason or another person is another request', async () => {
  const ids = [
    await ask(maker, { amount: '1.00' }),
    await ask(maker, { amount: '1.01' }),
    await ask(maker, { amount: '1.00', reason: 'segundo erro' }),
    await ask(other, { amount: '1.00' }),
  ]
  expect(new Set(ids).size).toBe(4)
})

test('[WAL-13] once it was decided the same can be asked for anew', async () => {
  const approvalId = await ask(maker, { amount: '2.00' })
  const params = { params: { approvalId } }
  dataOf(await other.call(ops.approvals.approve, { ...params, body: {} }))
  expect(await ask(maker, { amount: '2.00' })).not.toBe(approvalId)
  expect((await server.deps.ledger.balances(playerId)).cash.balance).toBe(200n)
})
