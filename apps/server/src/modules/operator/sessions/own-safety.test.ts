import { ops, refusals } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { createAuthenticator } from '../../../testkit/test-authenticator.ts'
import { nextCode, operatorWith, STAFF_PASSWORD } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'

const server = serverOfFile()
const { opsAccount, passkeys } = ops

const NEW = 'serra-do-mar-42-trilhas'
const NO_SESSION = 401

type Change = CallInput<typeof opsAccount.changePassword>['body']

const change = ({ token }: TestOperator, given: Partial<Change> = {}) => {
  const body = { password: STAFF_PASSWORD, newPassword: NEW, ...given }
  return callAs(server, opsAccount.changePassword, { body }, { token })
}
const logIn = ({ email }: TestOperator, password: string, code?: string) =>
  callAs(server, opsAccount.login, { body: { email, password, ...(code && { code }) } })
const enter = async (who: TestOperator, password = STAFF_PASSWORD) =>
  dataOf(await logIn(who, password, nextCode(server))).token!
const isIn = async (token: string) =>
  (await callAs(server, opsAccount.me, {}, { token })).http !== NO_SESSION
const sessionsOf = async (who: TestOperator) => dataOf(await who.call(opsAccount.mySessions, {}))

async function tracesOf({ email }: { readonly email: string }) {
  const auditor = await operatorWith(server, ['auditor'])
  const log = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  return log.filter(({ actor }) => actor === email)
}

test('[AUD-07] a new password takes the present one and the code, ends the other sessions, and is what the next login asks', async () => {
  const person = await operatorWith(server, ['support'])
  const other = await enter(person)
  expect(dataOf(await change(person))).toEqual({ stage: 'code' })
  expect((await change(person, { code: '000000' })).status).toBe(
    refusals.operator_code_wrong.status,
  )
  expect(await isIn(other)).toBe(true)
  const at = server.clock.now().getTime()
  expect(dataOf(await change(person, { code: nextCode(server) }))).toEqual({ stage: 'changed' })
  expect(await isIn(other)).toBe(false)
  expect(await isIn(person.token)).toBe(true)
  expect((await logIn(person, STAFF_PASSWORD)).status).toBe(refusals.login_failed.status)
  expect(await isIn(await enter(person, NEW))).toBe(true)

  const admin = await operatorWith(server, ['admin'])
  const row = dataOf(await admin.call(opsAccount.listStaff, {})).find(
    ({ email }) => email === person.email,
  )!
  expect(Date.parse(row.passwordChangedAt)).toBeGreaterThan(at)
  const changed = (await tracesOf(person)).find(({ action }) => action === 'staff.password_changed')
  expect(changed).toMatchObject({ subject: `staff:${person.staffId}`, after: { ended: 1 } })
  expect(JSON.stringify(changed)).not.toContain(NEW)
})

test('[AUD-07] a passkey stands in the place of the code for a new password', async () => {
  const person = await operatorWith(server, ['finance'])
  const key = createAuthenticator(`http://localhost:${server.deps.env.PORT}`)
  const begun = dataOf(await person.call(passkeys.begin, { body: { code: nextCode(server) } }))
  const answer = key.create(begun)
  dataOf(await person.call(passkeys.finish, { body: { name: 'Notebook', answer } }))
  const shown = key.get(dataOf(await change(person)).passkey!)
  expect(dataOf(await change(person, { passkey: shown })).stage).toBe('changed')
  const again = { password: NEW, newPassword: STAFF_PASSWORD, passkey: shown }
  expect((await change(person, again)).status).toBe(refusals.staff_passkey_failed.status)
})

test('[AUD-07] a new password is held to what the first one is, and differs from the present one', async () => {
  const person = await operatorWith(server, ['risk'])
  const code = nextCode(server)
  const refused = async (newPassword: string) =>
    (await change(person, { newPassword, code })).status
  expect(await refused('curta')).toBe(refusals.password_too_short.status)
  expect(await refused('password')).toBe(refusals.password_too_common.status)
  for (let i = 0; i < 4; i++) {
    expect(await refused(STAFF_PASSWORD)).toBe(refusals.password_unchanged.status)
  }
  // none of these used the code up, nor counted as a failure
  expect(dataOf(await change(person, { code })).stage).toBe('changed')
})

test('[AUD-07] three wrong passwords for a new one close the login too, and each is in the log', async () => {
  const person = await operatorWith(server, ['games'])
  for (let i = 0; i < 3; i++) {
    const wrong = await change(person, { password: 'outra-coisa-99', code: nextCode(server) })
    expect(wrong.status).toBe(refusals.password_wrong.status)
  }
  expect((await change(person, { code: nextCode(server) })).status).toBe(
    refusals.login_locked.status,
  )
  expect((await logIn(person, STAFF_PASSWORD)).status).toBe(refusals.login_locked.status)
  const failed = (await tracesOf(person)).filter(({ action }) => action === 'staff.confirm_failed')
  expect(failed).toHaveLength(3)
})

test('[AUD-07] somebody sees their own open sessions and ends one, or all others, and nobody else’s', async () => {
  const person = await operatorWith(server, ['crm'])
  const [first, second] = [await enter(person), await enter(person)]
  const stranger = await operatorWith(server, ['crm'])
  const shown = await sessionsOf(person)
  expect(shown).toHaveLength(3)
  const own = shown.filter(({ isThis }) => isThis)
  expect(own).toMatchObject([{ address: '127.0.0.1', userAgent: 'test' }])

  const others = shown.filter(({ isThis }) => !isThis).map(({ sessionId }) => Number(sessionId))
  const end = (who: TestOperator) =>
    who.call(opsAccount.endMySession, { params: { sessionId: String(Math.max(...others)) } })
  expect((await end(stranger)).status).toBe(refusals.not_found.status)
  dataOf(await end(person))
  expect((await end(person)).status).toBe(refusals.not_found.status)
  expect([await isIn(first), await isIn(second)]).toEqual([true, false])
  expect(dataOf(await person.call(opsAccount.endMyOthers, {}))).toEqual({ ended: 1 })
  expect(await isIn(first)).toBe(false)
  expect(await isIn(stranger.token)).toBe(true)
  expect((await sessionsOf(person)).map(({ isThis }) => isThis)).toEqual([true])
  const ended = (await tracesOf(person)).filter(({ action }) => action === 'staff.sessions_ended')
  expect(ended).toHaveLength(2)
})

test('[AUD-07] a session that ran out is not shown as open', async () => {
  const person = await operatorWith(server, ['trader'])
  await enter(person)
  server.clock.advance(20 * 60_000)
  dataOf(await person.call(opsAccount.me, {}))
  server.clock.advance(15 * 60_000)
  expect((await sessionsOf(person)).map(({ isThis }) => isThis)).toEqual([true])
})

test('[AUD-07] an administrator ends somebody’s sessions with a reason, and the account stays on', async () => {
  const admin = await operatorWith(server, ['admin'])
  const person = await operatorWith(server, ['support'])
  const end = (staffId: bigint) =>
    admin.call(opsAccount.endSessions, {
      params: { staffId: String(staffId) },
      body: { reason: 'notebook perdido' },
    })
  expect((await end(admin.staffId)).status).toBe(refusals.staff_own_account.status)
  expect(dataOf(await end(person.staffId))).toEqual({ ended: 1 })
  expect(await isIn(person.token)).toBe(false)
  expect(await isIn(await enter(person))).toBe(true)
  const trace = (await tracesOf(admin)).find(({ action }) => action === 'staff.sessions_ended')
  expect(trace).toMatchObject({ subject: `staff:${person.staffId}`, reason: 'notebook perdido' })
})
