import type { AddressInfo } from 'node:net'
import { care, notice, ops, security, SOCKET_PATH, user } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '../../../testkit/contract-calls.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { depositWithoutPix } from '../../../testkit/play-money.ts'
import { tablePrints } from '../../../testkit/table-prints.ts'
import { callAs, dataOf, passKyc, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { addMessage } from '../../notice/index.ts'
import { endStaffSessions } from '../sessions/staff-sessions.ts'
import { maskFor } from './lookable.ts'

const NOT_ALLOWED = 7000
const NO_SESSION = 40101
const MINUTE_MS = 60_000

let server: TestServer
let player: TestPlayer
beforeAll(async () => {
  server = await startTestServer()
  player = await registerPlayer(server)
  await passKyc(player, '52998224725')
  await depositWithoutPix(server, player.playerId, 5000n)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

async function openLook(by: TestOperator, of = player) {
  const params = { playerId: String(of.playerId) }
  const body = { reason: 'o jogador não acha o saldo' }
  return dataOf(await by.call(ops.look.open, { params, body }))
}

const see = (token: string) => callAs(server, user.userInfo, {}, { token })

/** A call with empty values, as GET and as POST where it is served as both. */
async function tryCall({ method, path, body }: CallDefinition, token: string) {
  const response = await server.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '0'),
    headers: {
      authorization: token,
      lang: 'pt_BR',
      'idempotency-key': server.deps.rng.uuid(),
    },
    ...(body ? { payload: {} } : {}),
  })
  const { status } = response.headers['content-type']?.includes('json')
    ? response.json<{ status: number }>()
    : { status: response.statusCode }
  return { http: response.statusCode, status }
}

test('[AUD-07] a look is let into no call of the contract that changes anything', async () => {
  const { token } = await openLook(await operatorWith(server, ['support']))
  const rights = ops.permissionsOf(['support'])
  const before = await tablePrints(server.deps.pool)
  const surprises: string[] = []
  let seen = 0
  for (const { name, call } of contractCalls) {
    const mayLook = maskFor(call, rights) !== null
    if (mayLook && (call.method !== 'GET' || call.changes || call.auth === 'operator')) {
      surprises.push(`${name} may be called`)
    }
    const tries = call.changes ? [call, { ...call, method: 'POST' as const }] : [call]
    for (const one of tries) {
      const { http, status } = await tryCall(one, token)
      const isOut = status === NOT_ALLOWED || status === NO_SESSION
      if (isOut === mayLook || http >= 500) surprises.push(`${name}: ${http}/${status}`)
      if (!isOut) seen += 1
    }
  }
  expect(surprises).toEqual([])
  expect(seen).toBeGreaterThan(50)
  const after = await tablePrints(server.deps.pool)
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed).toEqual([])
})

test('[AUD-07] a look shows what the player has, with personal data masked', async () => {
  const { token } = await openLook(await operatorWith(server, ['limits']))
  const { name, username, email, balance } = dataOf(await see(token))
  expect({ name, username, email, balance }).toEqual({
    name: 'Ana L. S.',
    username: `${player.email[0]}•••@example.com`,
    email: `${player.email[0]}•••@example.com`,
    balance: '50.00',
  })
  const all = await Promise.all(
    contractCalls
      .filter(({ call }) => call.auth === 'player' && maskFor(call, ops.permissionsOf(['limits'])))
      .map(async ({ call }) => {
        const { body } = await server.app.inject({
          method: 'GET',
          url: call.path.replaceAll(/\{\w+\}/g, '0'),
          headers: { authorization: token },
        })
        return body
      }),
  )
  for (const secret of ['Souza', '52998224725', player.email]) {
    expect(all.join('\n')).not.toContain(secret)
  }
})

test('[RG-09] a look shows how a player is cared for only to who may see it', async () => {
  const cared = await registerPlayer(server)
  const told = { category: 'support', values: {}, at: server.clock.now() } as const
  for (const kind of ['care_message', 'support_answer']) {
    await addMessage(server.deps, cared.playerId, { ...told, cause: kind, kind })
  }
  const seenBy = async (role: 'support' | 'limits') => {
    const { token } = await openLook(await operatorWith(server, [role]), cared)
    const { messages } = dataOf(await callAs(server, notice.inbox, { query: {} }, { token }))
    const { status } = await callAs(server, care.activity, { query: {} }, { token })
    return { kinds: messages.map(({ kind }) => kind), status }
  }
  expect(await seenBy('support')).toEqual({ kinds: ['support_answer'], status: NOT_ALLOWED })
  expect(await seenBy('limits')).toEqual({
    kinds: ['support_answer', 'care_message'],
    status: 200,
  })
})

test('[AUD-06] every look is in the log with its reason before anything is seen', async () => {
  const support = await operatorWith(server, ['support'])
  const { lookId, endsAt } = await openLook(support)
  const auditor = await operatorWith(server, ['auditor'])
  const subject = `player:${player.playerId}`
  const [newest] = dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))
  expect(newest).toMatchObject({
    actor: support.email,
    action: 'player.looked_at',
    reason: 'o jogador não acha o saldo',
    after: { look: lookId, endsAt },
  })
})

test('[AUD-07] a look ends with its quarter of an hour, its own end, its session and its right', async () => {
  const stands = async (token: string) => (await see(token)).status
  const support = await operatorWith(server, ['support'])
  const { token, endsAt } = await openLook(support)
  expect(new Date(endsAt).getTime() - server.clock.now().getTime()).toBe(15 * MINUTE_MS)

  const ended = await openLook(support)
  const params = { lookId: ended.lookId }
  const stranger = await operatorWith(server, ['support'])
  dataOf(await stranger.call(ops.look.end, { params }))
  expect(await stands(ended.token)).toBe(200)
  dataOf(await support.call(ops.look.end, { params }))
  expect(await stands(ended.token)).toBe(NO_SESSION)

  const staffId = stranger.staffId
  const lost = await openLook(stranger)
  await server.deps.db
    .updateTable('operator.staff')
    .set({ roles: ['crm'] })
    .where('staff_id', '=', staffId)
    .execute()
  expect(await stands(lost.token)).toBe(NOT_ALLOWED)

  const left = await operatorWith(server, ['support'])
  const without = await openLook(left)
  await endStaffSessions(server.deps.db, { staffId: left.staffId, at: server.clock.now() })
  expect(await stands(without.token)).toBe(NO_SESSION)

  expect(await stands(token)).toBe(200)
  server.clock.advance(15 * MINUTE_MS)
  expect(await stands(token)).toBe(NO_SESSION)
})

test('[AUD-07] no live connection opens for a look', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await openLook(await operatorWith(server, ['risk']))
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token },
    reconnection: false,
  })
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.on('connect', () => resolve('connected'))
  socket.on('connect_error', ({ message }) => resolve(message))
  expect(await promise).toBe('unauthenticated')
  socket.close()
  expect(await callAs(server, security.socketTicket, {}, { token })).toMatchObject({
    status: NOT_ALLOWED,
  })
})
