import { game, ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith, STAFF_PASSWORD } from '../../testkit/test-operator.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { ensureFirstAdmin } from './staff/first-admin.ts'
import { totpPlace } from './staff/sealed.ts'
import { codeAt, stepAt } from './staff/totp.ts'

const PASSWORD = 'areia-branca-31-ondas'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    OPERATOR_EMAIL: 'Chefe@example.com',
    OPERATOR_PASSWORD: PASSWORD,
  })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const secretOf = async (email: string) => {
  const row = await server.deps.db
    .selectFrom('operator.staff')
    .select(['staff_id', 'totp_secret'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return server.deps.vault.openBytes(row.totp_secret!, totpPlace(row.staff_id))
}
const codeNow = async (email: string) =>
  codeAt(await secretOf(email), stepAt(server.deps.clock.now()))
const logIn = (body: { email: string; password: string; code?: string }) =>
  callAs(server, ops.opsAccount.login, { body })
const nextStep = () => server.clock.advance(60_000)

test('[R135] the first administrator is made once, by the settings, and sets the second factor up', async () => {
  expect(await ensureFirstAdmin(server.deps)).toBeNull()
  expect(await ensureFirstAdmin(server.deps)).toBeNull()
  const email = 'chefe@example.com'
  const opened = dataOf(await logIn({ email, password: PASSWORD }))
  expect(opened.stage).toBe('enrol')
  const asStaff = { token: opened.token! }
  expect((await callAs(server, ops.opsAccount.me, {}, asStaff)).status).toBe(7001)
  const { secret, uri } = dataOf(await callAs(server, ops.opsAccount.enrol, {}, asStaff))
  expect(uri).toContain(secret)
  const wrong = await callAs(server, ops.opsAccount.confirm, { body: { code: '000000' } }, asStaff)
  expect(wrong.status).toBe(7002)
  const code = await codeNow(email)
  dataOf(await callAs(server, ops.opsAccount.confirm, { body: { code } }, asStaff))
  expect(dataOf(await callAs(server, ops.opsAccount.me, {}, asStaff))).toMatchObject({
    email,
    roles: ['admin'],
  })
  // enrolled: another secret cannot be slipped in
  expect((await callAs(server, ops.opsAccount.enrol, {}, asStaff)).status).toBe(7000)
})

test('[AUD-07] the login asks for the code only once the password fits, and a code works once', async () => {
  const { email } = await operatorWith(server, ['support'])
  expect(await logIn({ email, password: 'wrong', code: '123456' })).toMatchObject({ status: 2001 })
  expect(dataOf(await logIn({ email, password: STAFF_PASSWORD }))).toEqual({
    stage: 'code',
    token: null,
  })
  const code = await codeNow(email)
  expect(dataOf(await logIn({ email, password: STAFF_PASSWORD, code })).stage).toBe('open')
  expect((await logIn({ email, password: STAFF_PASSWORD, code })).status).toBe(7002)
})

test('[AUD-07] of two logins with the same code one gets in', async () => {
  const { email } = await operatorWith(server, ['support'])
  const code = await codeNow(email)
  const both = await Promise.all([
    logIn({ email, password: STAFF_PASSWORD, code }),
    logIn({ email, password: STAFF_PASSWORD, code }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 7002])
})

test('[AUD-07] three wrong attempts close the login for half an hour, and each is in the log', async () => {
  const { email } = await operatorWith(server, ['support'])
  for (let i = 0; i < 3; i++) await logIn({ email, password: 'wrong' })
  expect((await logIn({ email, password: STAFF_PASSWORD })).status).toBe(2002)
  const auditor = await operatorWith(server, ['auditor'])
  const log = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  const own = log.filter(({ actor, action }) => actor === email && action === 'staff.login_failed')
  expect(own).toHaveLength(3)
  server.clock.advance(30 * 60_000)
  expect(dataOf(await logIn({ email, password: STAFF_PASSWORD })).stage).toBe('code')
})

test('[AUD-07] of many wrong attempts at once three are looked at, and a right password without its code is none', async () => {
  const { email } = await operatorWith(server, ['support'])
  for (let i = 0; i < 4; i++) {
    expect(dataOf(await logIn({ email, password: STAFF_PASSWORD })).stage).toBe('code')
  }
  // so that each of the storm finds a connection of its own
  const open = () => server.deps.pool.query('SELECT pg_sleep(0.1)')
  await Promise.all(Array.from({ length: 20 }, open))
  const storm = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? logIn({ email, password: 'wrong' })
        : logIn({ email, password: STAFF_PASSWORD, code: '000000' }),
    ),
  )
  expect(storm.filter(({ status }) => status === 2001 || status === 7002)).toHaveLength(3)
  expect(storm.filter(({ status }) => status === 2002)).toHaveLength(17)
})

test('[R135] a new operator has no rights, changes the first password, and gets roles from another', async () => {
  const admin = await operatorWith(server, ['admin'])
  const second = await operatorWith(server, ['admin'])
  const email = 'nova@example.com'
  const { staffId, password } = dataOf(
    await admin.call(ops.opsAccount.createStaff, { body: { email, name: 'Nova Pessoa' } }),
  )
  expect(
    (await admin.call(ops.opsAccount.createStaff, { body: { email, name: 'Outra' } })).status,
  ).toBe(7005)
  const { token } = dataOf(await logIn({ email, password }))
  const asNew = { token: token! }
  dataOf(await callAs(server, ops.opsAccount.enrol, {}, asNew))
  const code = await codeNow(email)
  const confirm = (body: { code: string; password?: string }) =>
    callAs(server, ops.opsAccount.confirm, { body }, asNew)
  expect((await confirm({ code })).status).toBe(2006)
  dataOf(await confirm({ code, password: PASSWORD }))
  expect((await callAs(server, ops.opsAccount.me, {}, asNew)).status).toBe(7000)

  const roles = {
    params: { staffId },
    body: { roles: ['finance' as const], seen: [], reason: 'contratada' },
  }
  const { approvalId } = dataOf(await admin.call(ops.opsAccount.setRoles, roles))
  const approve = { params: { approvalId: approvalId! }, body: {} }
  expect((await admin.call(ops.approvals.approve, approve)).status).toBe(7003)
  expect((await callAs(server, ops.opsAccount.me, {}, asNew)).status).toBe(7000)
  dataOf(await second.call(ops.approvals.approve, approve))
  expect(dataOf(await callAs(server, ops.opsAccount.me, {}, asNew)).roles).toEqual(['finance'])
  const own = {
    params: { staffId: String(admin.staffId) },
    body: { roles: [], seen: [], reason: 'teste' },
  }
  expect((await admin.call(ops.opsAccount.setRoles, own)).status).toBe(7007)

  const off = { params: { staffId }, body: { isActive: false, reason: 'saiu' } }
  dataOf(await admin.call(ops.opsAccount.setActive, off))
  expect((await callAs(server, ops.opsAccount.me, {}, asNew)).http).toBe(401)
  nextStep()
  expect((await logIn({ email, password: PASSWORD })).status).toBe(2001)
})

test('[WAL-13] an adjustment moves money only when somebody else approves it, and only once', async () => {
  const [maker, checker] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const player = await registerPlayer(server)
  const ask = (direction: 'credit' | 'debit', amount: string, reason = 'erro do provedor') =>
    maker.call(ops.approvals.askAdjustment, {
      body: { playerId: String(player.playerId), direction, amount, reason },
    })
  expect((await ask('credit', '10.00', '')).http).toBe(400)
  expect((await ask('credit', '0')).http).toBe(400)
  const { approvalId } = dataOf(await ask('credit', '25.40'))
  const cash = async () => (await server.deps.ledger.balances(player.playerId)).cash.balance
  const approve = (id: string) => ({ params: { approvalId: id }, body: {} })
  expect((await maker.call(ops.approvals.approve, approve(approvalId))).status).toBe(7003)
  const support = await operatorWith(server, ['support'])
  expect((await support.call(ops.approvals.approve, approve(approvalId))).http).toBe(403)
  const trader = await operatorWith(server, ['trader'])
  expect((await trader.call(ops.approvals.approve, approve(approvalId))).status).toBe(7000)
  expect(await cash()).toBe(0n)
  const decisions = await Promise.all(
    [checker, checker, await operatorWith(server, ['risk'])].map((one) =>
      one.call(ops.approvals.approve, approve(approvalId)),
    ),
  )
  expect(decisions.some(({ status }) => status === 200)).toBe(true)
  expect(await cash()).toBe(2540n)
  expect((await checker.call(ops.approvals.approve, approve(approvalId))).status).toBe(7004)

  const beyond = 'O jogador tem R$ 25,40 de saldo: o ajuste não cabe nele.'
  expect((await ask('debit', '25.41')).message).toBe(beyond)
  // the cash goes between the asking and the approval
  await giveCash(server, player.playerId, 1n)
  const tooMuch = dataOf(await ask('debit', '25.41'))
  await giveCash(server, player.playerId, -1n)
  const late = await checker.call(ops.approvals.approve, approve(tooMuch.approvalId))
  expect(late.message).toBe(beyond)
  const shown = dataOf(await maker.call(ops.approvals.list, { query: {} }))
  expect(shown.find((one) => one.approvalId === tooMuch.approvalId)).toMatchObject({
    state: 'refused',
    isMine: true,
    checker: checker.email,
    before: { cash: '25.41' },
    after: { direction: 'debit', amount: '25.41' },
    failure: beyond,
  })
})

test('[WAL-13] a request expires after a day and can be refused or taken back', async () => {
  const maker = await operatorWith(server, ['finance'])
  const player = await registerPlayer(server)
  const ask = async (reason: string) =>
    dataOf(
      await maker.call(ops.approvals.askAdjustment, {
        body: {
          playerId: String(player.playerId),
          direction: 'credit',
          amount: '1.00',
          reason,
        },
      }),
    ).approvalId
  const [back, late] = [await ask('cortesia'), await ask('erro do provedor')]
  dataOf(
    await maker.call(ops.approvals.refuse, {
      params: { approvalId: back },
      body: { note: 'engano' },
    }),
  )
  server.clock.advance(24 * 3_600_000)
  const checker = await operatorWith(server, ['finance'])
  for (const approvalId of [back, late]) {
    const answer = await checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })
    expect(answer.status).toBe(7004)
  }
  const shown = dataOf(await checker.call(ops.approvals.list, { query: {} }))
  expect(
    shown
      .filter(({ isMine }) => !isMine)
      .map(({ state }) => state)
      .slice(0, 2),
  ).toEqual(['expired', 'refused'])
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(0n)
})

test('[ACC-09] a stop holds on every process, lets retries through, and needs two to release', async () => {
  const other = await serverOn(server.url)
  try {
    const risk = await operatorWith(server, ['risk'])
    const admin = await operatorWith(server, ['admin'])
    const player = await registerPlayer(server)
    await giveCash(server, player.playerId, 10_000n)
    const press = async (on: TestServer, key: string) => {
      const body = { stake: '1.00', target: 5000, direction: 'over' as const }
      return callAs(on, game.betDice, { body }, { token: player.token, key })
    }
    const key = server.deps.rng.uuid()
    const first = await press(server, key)
    expect(first.status).toBe(200)
    dataOf(
      await risk.call(ops.switches.stop, {
        params: { name: 'games' },
        body: { reason: 'investigação' },
      }),
    )
    await expect.poll(() => other.deps.switches.isStopped('games')).toBe(true)
    for (const one of [server, other]) {
      expect(await press(one, server.deps.rng.uuid())).toMatchObject({ http: 503, status: 1056 })
      expect(await press(one, key)).toMatchObject({ status: 200 })
    }
    const { approvalId } = dataOf(
      await admin.call(ops.switches.release, {
        params: { name: 'games' },
        body: { reason: 'resolvido' },
      }),
    )
    const approve = { params: { approvalId }, body: {} }
    expect((await admin.call(ops.approvals.approve, approve)).status).toBe(7003)
    expect((await press(other, server.deps.rng.uuid())).status).toBe(1056)
    dataOf(await risk.call(ops.approvals.approve, approve))
    await expect.poll(() => other.deps.switches.isStopped('games')).toBe(false)
    expect((await press(other, server.deps.rng.uuid())).status).toBe(200)
  } finally {
    await other.close()
  }
})
