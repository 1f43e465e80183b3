import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { setRoles } from './manage-staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const DAY_MS = 86_400_000

test('[R135] [WAL-13] who switches the other administrator off does not grant alone for that', async () => {
  const [one, other] = [
    await operatorWith(server, ['admin']),
    await operatorWith(server, ['admin']),
  ]
  const puppet = dataOf(
    await one.call(ops.opsAccount.createStaff, {
      body: { email: 'puppet@example.com', name: 'Uma Conta' },
    }),
  )
  const off = {
    params: { staffId: String(other.staffId) },
    body: { isActive: false, reason: 'saiu' },
  }
  dataOf(await one.call(ops.opsAccount.setActive, off))
  const roles = {
    params: { staffId: puppet.staffId },
    body: { roles: ['finance' as const], seen: [], reason: 'contratada' },
  }
  const { approvalId } = dataOf(await one.call(ops.opsAccount.setRoles, roles))
  expect(approvalId).not.toBeNull()
  const approve = { params: { approvalId: approvalId! }, body: {} }
  expect((await one.call(ops.approvals.approve, approve)).status).toBe(7003)

  // who stays away is not waited for for ever
  server.clock.advance(3 * DAY_MS + 1)
  const actor = { staffId: one.staffId, email: one.email, address: '127.0.0.1' }
  const grant = {
    staffId: BigInt(puppet.staffId),
    roles: ['finance'] as const,
    seen: [],
    reason: 'sozinha',
  }
  expect(await setRoles(server.deps, actor, grant)).toEqual({ approvalId: null })
})
