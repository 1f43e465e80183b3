import { ops } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatorWith, STAFF_PASSWORD } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

/** Where calls of these tests come from unless they say so. */
const HERE = '127.0.0.1'
const OFFICE = '203.0.113.7'
const STRANGE = '198.51.100.9'

let server: TestServer
let maker: TestOperator
let checker: TestOperator
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  maker = await operatorWith(server, ['admin'])
  checker = await operatorWith(server, ['admin'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { settings } = ops
const reason = 'só do escritório'
const ask = async (ranges: readonly string[]) => {
  const { version } = dataOf(await maker.call(settings.staffAddresses, {}))
  return maker.call(settings.changeStaffAddresses, {
    body: { value: { ranges: [...ranges] }, version, reason },
  })
}
const approve = (approvalId: string, remoteAddress = HERE) =>
  from(remoteAddress, checker.token, {
    method: 'POST',
    url: `/api/ops/approvals/approve/${approvalId}`,
    payload: {},
  })
const set = async (ranges: readonly string[]) => {
  const { approvalId } = dataOf(await ask(ranges))
  expect((await approve(approvalId!)).status).toBe(200)
}

type Call = { readonly method: 'GET' | 'POST'; readonly url: string; readonly payload?: object }

/** A call from an address, to a server of this database. */
const from = async (
  remoteAddress: string,
  token: string,
  call: Call,
  { app }: Pick<TestServer, 'app'> = server,
) => {
  const answer = await app.inject({
    ...call,
    remoteAddress,
    headers: { authorization: token, lang: 'pt_BR' },
  })
  return answer.json<{ status: number }>()
}
const me: Call = { method: 'GET', url: ops.opsAccount.me.path }
const logInFrom = (address: string, { email }: TestOperator) =>
  from(address, '', {
    method: 'POST',
    url: ops.opsAccount.login.path,
    payload: { email, password: STAFF_PASSWORD },
  })
const refusalsTraced = async () => {
  const auditor = await operatorWith(server, ['auditor'])
  const query = { action: 'staff.address_refused' as const }
  return dataOf(await auditor.call(ops.books.auditList, { query }))
}

test('[AUD-07] a list of addresses takes two people and keeps neither of them out', async () => {
  expect((await ask(['10.0.0.0/33'])).status).toBe(1000)
  expect((await ask(['300.1.1.1'])).status).toBe(1000)
  expect((await ask([OFFICE])).status).toBe(7017)
  const own = await ask([`${HERE}/32`, OFFICE])
  const { approvalId } = dataOf(own)
  const alone = { params: { approvalId: approvalId! }, body: {} }
  expect((await maker.call(ops.approvals.approve, alone)).status).toBe(7003)
  expect((await from(STRANGE, checker.token, me)).status).toBe(200)
  expect((await approve(approvalId!, STRANGE)).status).toBe(7017)
  expect((await from(STRANGE, checker.token, me)).status).toBe(200)
})

test('[AUD-07] from elsewhere nobody logs in, and a session that is used from there ends, with a trace', async () => {
  await set(['127.0.0.0/8', OFFICE])
  expect((await from(OFFICE, maker.token, me)).status).toBe(200)
  expect((await from('::ffff:203.0.113.7', maker.token, me)).status).toBe(200)
  const answers = await Promise.all([1, 2, 3].map(() => from(STRANGE, checker.token, me)))
  expect(answers.filter(({ status }) => status === 7016).length).toBeGreaterThan(0)
  expect((await from(HERE, checker.token, me)).status).toBe(40101)
  for (let tries = 0; tries < 6; tries++) {
    expect((await logInFrom(STRANGE, maker)).status).toBe(7016)
  }
  expect((await logInFrom(OFFICE, maker)).status).toBe(200)
  const traced = await refusalsTraced()
  expect(traced.filter(({ actor }) => actor === checker.email)).toHaveLength(1)
  expect(traced.filter(({ actor }) => actor === maker.email)).toHaveLength(3)
  checker = await operatorWith(server, ['admin'])
  await set([])
  expect((await from(STRANGE, maker.token, me)).status).toBe(200)
})

test('[AUD-07] a list holds on every process, and the machine’s owner gets round it', async () => {
  const other = await serverOn(server.url)
  const open = await serverOn(server.url, { STAFF_ADDRESSES: 'everywhere' })
  try {
    await set([`${HERE}/32`])
    await expect
      .poll(async () => (await from(STRANGE, maker.token, me, other)).status)
      .not.toBe(200)
    expect((await from(STRANGE, checker.token, me, open)).status).toBe(200)
    maker = await operatorWith(server, ['admin'])
    checker = await operatorWith(server, ['admin'])
    await set([])
  } finally {
    await Promise.all([other.close(), open.close()])
  }
})
