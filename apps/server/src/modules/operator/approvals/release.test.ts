import { ops, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let maker: TestOperator
let checker: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  maker = await operatorWith(server, ['games'])
  checker = await operatorWith(server, ['risk'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { changed_meanwhile } = refusals
const reason = 'conferido'

const stop = async (name: ops.switches.SwitchName, why: string) =>
  dataOf(await checker.call(ops.switches.stop, { params: { name }, body: { reason: why } }))

const ask = async (name: ops.switches.SwitchName, why = reason) => {
  const asked = await maker.call(ops.switches.release, { params: { name }, body: { reason: why } })
  return dataOf(asked).approvalId
}

const approve = (approvalId: string) =>
  checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })

const stateOf = async (name: ops.switches.SwitchName) =>
  dataOf(await maker.call(ops.switches.list, {})).find((one) => one.name === name)

test('[ACC-09] [WAL-13] a request to start a service again does not end a stop that came after it', async () => {
  const name = 'game:dice'
  await stop(name, 'manutenção')
  const approvalId = await ask(name)
  const [request] = dataOf(await checker.call(ops.approvals.list, { query: {} }))
  expect(request?.before).toEqual({ isStopped: true, reason: 'manutenção' })
  server.clock.advance(1)
  await stop(name, 'retorno fora do esperado')
  expect((await approve(approvalId)).status).toBe(changed_meanwhile.status)
  expect(await stateOf(name)).toMatchObject({
    isStopped: true,
    reason: 'retorno fora do esperado',
  })
  dataOf(await approve(await ask(name)))
  expect(await stateOf(name)).toMatchObject({ isStopped: false })
})

test('[ACC-09] [WAL-13] of two requests for one stop the second starts nothing that was stopped since', async () => {
  const name = 'game:limbo'
  await stop(name, 'manutenção')
  const [first, second] = [await ask(name), await ask(name, 'conferido outra vez')]
  dataOf(await approve(first))
  await stop(name, 'fraude')
  expect((await approve(second)).status).toBe(changed_meanwhile.status)
  expect(await stateOf(name)).toMatchObject({ isStopped: true, reason: 'fraude' })
})

test('[ACC-09] nobody asks in advance to start what is not stopped', async () => {
  const name = 'withdrawals'
  const asked = await maker.call(ops.switches.release, { params: { name }, body: { reason } })
  expect(asked.status).toBe(changed_meanwhile.status)
})
