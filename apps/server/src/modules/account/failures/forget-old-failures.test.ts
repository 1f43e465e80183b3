import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { countFailure } from './failures.ts'
import { forgetOldFailures } from './forget-old-failures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const HOUR_MS = 3_600_000

test('[LGPD-01] whence somebody failed to log in is forgotten after a day, and not while it counts', async () => {
  const bounds = { fromAddress: 3, fromEverywhere: 9, windowMinutes: 30 }
  const fail = (what: string) => countFailure(server.deps, { what, address: '203.0.113.7' }, bounds)
  const left = async () =>
    (await server.deps.pool.query('SELECT FROM account.login_failure')).rows.length
  await fail('login:ana@example.com')
  server.clock.advance(23 * HOUR_MS)
  await fail('login:bia@example.com')
  expect(await forgetOldFailures(server.deps)).toBe(0)
  server.clock.advance(2 * HOUR_MS)
  expect(await forgetOldFailures(server.deps)).toBe(1)
  expect(await left()).toBe(1)
  server.clock.advance(23 * HOUR_MS)
  expect(await forgetOldFailures(server.deps)).toBe(1)
  expect(await left()).toBe(0)
})
