import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let admin: TestOperator
let other: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  admin = await operatorWith(server, ['admin'])
  other = await operatorWith(server, ['admin'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const MINUTE_MS = 60_000
const reason = 'férias da Bia'

const ask = async (to: TestOperator, roles: ops.Role[], hours?: number) =>
  admin.call(ops.opsAccount.setRoles, {
    params: { staffId: String(to.staffId) },
    body: {
      roles,
      seen: (await rolesOf(to)).roles,
      reason,
      ...(hours === undefined ? {} : { hours }),
    },
  })

async function grant(to: TestOperator, roles: ops.Role[], hours?: number) {
  const { approvalId } = dataOf(await ask(to, roles, hours))
  return other.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} })
}

/** Keeps everybody’s session while time passes. */
async function later(minutes: number, people: readonly TestOperator[]) {
  for (let passed = 0; passed < minutes; passed += 20) {
    server.clock.advance(Math.min(20, minutes - passed) * MINUTE_MS)
    for (const one of [admin, other, ...people]) dataOf(await one.call(ops.opsAccount.me, {}))
  }
}

const rolesOf = async (of: TestOperator) =>
  dataOf(await admin.call(ops.opsAccount.listStaff, {})).find(
    ({ staffId }) => staffId === String(of.staffId),
  )!

test('[R135] roles for some hours are there at once, end by themselves, and those of before are back', async () => {
  const ana = await operatorWith(server, ['support'])
  const mayDecide = async () =>
    dataOf(await ana.call(ops.opsAccount.me, {})).permissions.includes('withdrawal.decide')
  expect(await mayDecide()).toBe(false)
  dataOf(await grant(ana, ['support', 'finance'], 2))
  expect(await mayDecide()).toBe(true)
  const until = new Date(server.clock.now().getTime() + 120 * MINUTE_MS).toISOString()
  expect(await rolesOf(ana)).toMatchObject({ roles: ['support', 'finance'], rolesUntil: until })
  await later(119, [ana])
  expect(await mayDecide()).toBe(true)
  expect((await ana.call(ops.queues.withdrawals, { query: {} })).status).toBe(200)
  await later(1, [ana])
  expect(await mayDecide()).toBe(false)
  expect((await ana.call(ops.queues.withdrawals, { query: {} })).status).toBe(7000)
  expect(await rolesOf(ana)).toMatchObject({ roles: ['support'], rolesUntil: null })
})

test('[R135] what was asked for with such a role is not carried out once it is over', async () => {
  const bia = await operatorWith(server, ['support'])
  dataOf(await grant(bia, ['finance'], 1))
  const player = await registerPlayer(server)
  const { approvalId } = dataOf(
    await bia.call(ops.approvals.askAdjustment, {
      body: { playerId: String(player.playerId), direction: 'credit', amount: '5.00', reason },
    }),
  )
  await later(60, [])
  const finance = await operatorWith(server, ['finance'])
  const refused = await finance.call(ops.approvals.approve, { params: { approvalId }, body: {} })
  expect(refused.status).toBe(7012)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(0n)
})

test('[R135] a second while goes on from the same lasting roles, and a lasting grant ends it', async () => {
  const caio = await operatorWith(server, ['crm'])
  dataOf(await grant(caio, ['crm', 'games'], 1))
  dataOf(await grant(caio, ['crm', 'trader'], 1))
  await later(60, [caio])
  expect(await rolesOf(caio)).toMatchObject({ roles: ['crm'], rolesUntil: null })
  dataOf(await grant(caio, ['games'], 1))
  dataOf(await grant(caio, ['games']))
  await later(60, [caio])
  expect(await rolesOf(caio)).toMatchObject({ roles: ['games'], rolesUntil: null })
})

test('[R135] a second person reads which roles somebody has for a while only, and which stay', async () => {
  const eva = await operatorWith(server, ['support'])
  dataOf(await grant(eva, ['support', 'finance'], 1))
  const { rolesUntil, lastingRoles } = await rolesOf(eva)
  expect(lastingRoles).toEqual(['support'])
  const { approvalId } = dataOf(await ask(eva, ['support', 'crm']))
  const requests = dataOf(await other.call(ops.approvals.list, { query: {} }))
  expect(requests.find((one) => one.approvalId === approvalId)!.before).toEqual({
    email: eva.email,
    roles: ['support', 'finance'],
    rolesUntil,
    lastingRoles: ['support'],
  })
  await later(60, [eva])
  expect(await rolesOf(eva)).toMatchObject({ roles: ['support'], lastingRoles: ['support'] })
})

test('[R135] nobody administers for some hours only, nor for longer than a week', async () => {
  const dora = await operatorWith(server, ['support'])
  expect((await ask(dora, ['support', 'admin'], 2)).status).toBe(1000)
  expect((await ask(other, ['support'], 2)).status).toBe(1000)
  expect((await ask(dora, ['support', 'crm'], 169)).status).toBe(1000)
})
