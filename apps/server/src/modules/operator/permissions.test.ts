import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { headerNames, ops } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith, opsCalls } from '../../testkit/test-operator.ts'
import { tracesByPath, UNTRACED } from '../../testkit/staff-traces.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { raiseAlert } from '../alert/index.ts'
import { alertClosers, mayCloseAlert } from './desk/alert-closers.ts'
import { openStaffSession } from './sessions/staff-sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const FORBIDDEN = 7000
const NO_SECOND_FACTOR = 7001
const NO_SESSION = 40101

/** Calls with empty values: whoever passes the rights stumbles over the values at the latest. */
async function statusOf(call: CallDefinition, token: string): Promise<number> {
  const response = await server.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, '0'),
    headers: { authorization: token, lang: 'pt_BR' },
    ...(call.body ? { payload: {} } : {}),
  })
  return response.json<{ status: number }>().status
}

/** The different answers that some calls give. */
async function statusesOf(calls: readonly CallDefinition[], token: string): Promise<number[]> {
  const seen = new Set<number>()
  for (const call of calls) seen.add(await statusOf(call, token))
  return [...seen]
}

const guarded = opsCalls().filter(({ auth }) => auth === 'operator')
const ordinary = guarded.filter(
  ({ permission, path }) => permission !== 'enrol' && path !== ops.opsAccount.logout.path,
)

test('[AUD-07] every call but the login asks for an operator and names its permission', () => {
  const open = opsCalls().filter(({ auth }) => auth !== 'operator')
  expect(open.map(({ path }) => path)).toEqual([ops.opsAccount.login.path])
  const names: readonly string[] = [...ops.permissions, 'enrol']
  const nameless = guarded.filter(({ permission = '' }) => !names.includes(permission))
  expect(nameless.map(({ path }) => path)).toEqual([])
})

test('[AUD-05] every call that changes something says what it leaves in the log, and every entry has its call', () => {
  const changing = opsCalls().filter(({ method }) => method === 'POST')
  const unknown = changing.filter(({ path }) => !tracesByPath.has(path) && !(path in UNTRACED))
  expect(unknown.map(({ path }) => path)).toEqual([])
  const named = new Set([...tracesByPath.values()].flat())
  const silent = ops.auditActions.filter((action) => !named.has(action))
  // entries of before two people were asked; a file is taken by a call that reads
  expect(silent).toEqual(['cpf.barred_lifted', 'table.exported'])
})

test('[AUD-07] no permission is granted to nobody', () => {
  const unheld = ops.permissions.filter(
    (permission) => !ops.roles.some((role) => ops.permissionsOfRole[role].has(permission)),
  )
  expect(unheld).toEqual([])
})

test.each(ops.roles)('[AUD-07] [R135] %s may call what the table says, no more', async (role) => {
  const operator = await operatorWith(server, [role])
  const allowed = ops.permissionsOfRole[role]
  const surprises: string[] = []
  for (const call of ordinary) {
    const status = await statusOf(call, operator.token)
    const isForbidden = status === FORBIDDEN || status === NO_SESSION
    if (isForbidden === allowed.has(call.permission as ops.Permission)) {
      surprises.push(`${call.path}: ${status}`)
    }
  }
  expect(surprises).toEqual([])
})

test('[AUD-07] whoever pays what an alert tells of reads that alert and closes it', async () => {
  const finance = await operatorWith(server, ['finance'])
  await raiseAlert(server.deps, { kind: 'closing_money', subject: 'player:1', detail: {} })
  const [alert] = dataOf(await finance.call(ops.care.alerts, { query: { state: 'open' } }))
  expect(alert).toMatchObject({ kind: 'closing_money', isHidden: false })
  const params = { alertId: alert!.alertId }
  dataOf(await finance.call(ops.care.closeAlert, { params, body: { note: 'Pago à mão.' } }))
  expect(dataOf(await finance.call(ops.care.alerts, { query: { state: 'open' } }))).toEqual([])
})

test('[AUD-07] every kind of alert that the desk knows is closed by somebody named for it', () => {
  const source = readFileSync(
    fileURLToPath(new URL('../../../../backoffice/src/i18n/areas/care.ts', import.meta.url)),
    'utf8',
  )
  const [portuguese] = /alertKinds: \{([\s\S]*?)\n {2}\}/.exec(source)!
  const kinds = Array.from(portuguese.matchAll(/^ {4}(\w+):/gm), ([, name]) => name!)
  expect(Object.keys(alertClosers).toSorted()).toEqual(kinds.toSorted())
  for (const kind of kinds) {
    const closers = ops.roles.filter((role) => {
      const held = ops.permissionsOfRole[role]
      return held.has('alert.close') && mayCloseAlert(kind, held)
    })
    expect([kind, closers.length > 0]).toEqual([kind, true])
  }
})

test('[AUD-07] who is not named for a kind of alert leaves it open', async () => {
  const [limits, finance] = [
    await operatorWith(server, ['limits']),
    await operatorWith(server, ['finance']),
  ]
  await raiseAlert(server.deps, { kind: 'payout_return', subject: 'player:2', detail: {} })
  const seen = async (by: typeof limits) =>
    dataOf(await by.call(ops.care.alerts, { query: { kind: 'payout_return' } }))
  const [alert] = await seen(limits)
  expect(alert!.mayClose).toBe(false)
  const closing = { params: { alertId: alert!.alertId }, body: { note: 'visto' } }
  expect((await limits.call(ops.care.closeAlert, closing)).http).toBe(403)
  expect((await seen(finance))[0]).toMatchObject({ state: 'open', mayClose: true })
  dataOf(await finance.call(ops.care.closeAlert, closing))
  expect(await seen(finance)).toEqual([])
})

test('[ACC-10] the word of money on a closed account is put aside only when the money is gone', async () => {
  const finance = await operatorWith(server, ['finance'])
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 42_005n)
  const subject = `player:${player.playerId}`
  await raiseAlert(server.deps, { kind: 'closed_money', subject, detail: {} })
  const [alert] = dataOf(await finance.call(ops.care.alerts, { query: { kind: 'closed_money' } }))
  const closing = { params: { alertId: alert!.alertId }, body: { note: 'visto' } }
  const refused = await finance.call(ops.care.closeAlert, closing)
  expect(refused.message).toBe(
    'A conta ainda tem R$ 420,05. Resolva o dinheiro antes de fechar o alerta.',
  )
  await giveCash(server, player.playerId, -42_005n)
  dataOf(await finance.call(ops.care.closeAlert, closing))
})

test('[AUD-07] an operator without a role may do nothing', async () => {
  const operator = await operatorWith(server, [])
  expect(await statusesOf(ordinary, operator.token)).toEqual([FORBIDDEN])
})

test('[SEC-06] strangers and players are strangers to every operator call', async () => {
  const player = await registerPlayer(server)
  expect(await statusesOf(guarded, '')).toEqual([NO_SESSION])
  expect(await statusesOf(guarded, player.token)).toEqual([NO_SESSION])
})

test('[AUD-07] without the second factor a session may only set it up', async () => {
  const { staffId } = await operatorWith(server, ['admin'])
  const token = await openStaffSession(server.deps, staffId, {
    caller: { language: '', address: '127.0.0.1', deviceId: '', userAgent: 'test' },
    isWhole: false,
  })
  expect(await statusesOf(ordinary, token)).toEqual([NO_SECOND_FACTOR])
})

test('[SEC-04] an operator session ends by 30 idle minutes and at the latest after 12 hours', async () => {
  const idle = await operatorWith(server, ['support'])
  server.clock.advance(30 * 60_000 - 1)
  expect((await idle.call(ops.opsAccount.me, {})).status).toBe(200)
  server.clock.advance(30 * 60_000)
  expect((await idle.call(ops.opsAccount.me, {})).http).toBe(401)
  const busy = await operatorWith(server, ['support'])
  for (let half = 0; half < 23; half++) {
    server.clock.advance(29 * 60_000)
    expect((await busy.call(ops.opsAccount.me, {})).status).toBe(200)
  }
  server.clock.advance(29 * 60_000)
  server.clock.advance(29 * 60_000)
  expect((await busy.call(ops.opsAccount.me, {})).http).toBe(401)
})

test('[SEC-04] what a desk asks by itself keeps no session open', async () => {
  const { token } = await operatorWith(server, ['support'])
  const poll = async (rested: number) => {
    const { statusCode } = await server.app.inject({
      url: ops.queues.counts.path,
      headers: { authorization: token, [headerNames.rested]: String(rested) },
    })
    return statusCode
  }
  const minute = 60_000
  server.clock.advance(20 * minute)
  expect(await poll(60)).toBe(200)
  // from the last act that was heard of
  for (const minutes of [10, 20]) {
    server.clock.advance(10 * minute)
    expect(await poll((minutes + 1) * 60)).toBe(200)
  }
  server.clock.advance(9 * minute - 1)
  expect(await poll(30 * 60)).toBe(200)
  server.clock.advance(1)
  expect(await poll(30 * 60)).toBe(401)
})

test('[SEC-04] logging out ends the session', async () => {
  const operator = await operatorWith(server, ['support'])
  expect((await operator.call(ops.opsAccount.logout, {})).status).toBe(200)
  expect((await operator.call(ops.opsAccount.me, {})).http).toBe(401)
})
