import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[AUD-06] a service whose stop cannot be traced is not stopped', async () => {
  const risk = await operatorWith(server, ['risk'])
  const stop = () =>
    risk.call(ops.switches.stop, { params: { name: 'games' }, body: { reason: 'em apuração' } })
  const isStopped = async () => {
    await server.deps.switches.refresh()
    return server.deps.switches.isStopped('games')
  }
  await asOwner(server, 'REVOKE INSERT ON audit.entry FROM jogada_app')
  expect((await stop()).http).toBe(500)
  expect(await isStopped()).toBe(false)
  await asOwner(server, 'GRANT INSERT ON audit.entry TO jogada_app')
  expect((await stop()).status).toBe(200)
  expect(await isStopped()).toBe(true)
})
