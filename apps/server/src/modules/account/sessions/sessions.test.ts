import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { auth, refusals, user } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LISTENER_NAME } from '../../../platform/listen.ts'
import { connectAs, socketTicketOf } from '../../../testkit/player-socket.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { REVOKED_CHANNEL } from './end-sessions.ts'
import { createSessions } from './sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const caller = { address: '127.0.0.1', deviceId: 'test', userAgent: 'test', language: 'pt_BR' }

/** Resolves when everything of the process that wants to hear of ended sessions does. */
const hearsOfEnds = ({ deps }: TestServer) =>
  new Promise<void>((onHearing) => {
    const leave = deps.listener.hear(REVOKED_CHANNEL, {
      onNotice: () => undefined,
      onHearing() {
        leave()
        onHearing()
      },
    })
  })

test('what ended while nothing was heard is forgotten and its sockets are closed', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  dataOf(await player.call(user.getBalance, {}))
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  // its end is told to nobody
  await owner.query('UPDATE account.session SET revoked_at = now() WHERE player_id = $1', [
    player.playerId,
  ])
  await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`,
    [LISTENER_NAME],
  )
  await owner.end()
  await vi.waitFor(() => expect(socket.isOpen()).toBe(false), 20_000)
  expect((await player.call(user.getBalance, {})).status).toBe(refusals.unauthenticated.status)
})

test('what the runbook says ends every session ends them in the processes too', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  dataOf(await player.call(user.getBalance, {}))
  const runbook = readFileSync(
    resolve(import.meta.dirname, '../../../../../../docs/runbook.md'),
    'utf8',
  )
  const [, statement] = /every player's session .*?`(.+?)`/.exec(runbook)!
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  await owner.query(statement!)
  await owner.end()
  await vi.waitFor(() => expect(socket.isOpen()).toBe(false), 20_000)
  expect((await player.call(user.getBalance, {})).status).toBe(refusals.unauthenticated.status)
})

test('[X14] a socket whose session ends while its ticket is looked up is closed', async () => {
  const player = await registerPlayer(server)
  const other = await serverOn(server.url)
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  await hearsOfEnds(other)
  const ticket = await socketTicketOf(server, player)
  const owner = createPool({ url: server.url, as: 'owner', max: 3 })
  const holding = await owner.connect()
  await holding.query('BEGIN')
  await holding.query('SELECT FROM account.socket_ticket FOR UPDATE')
  const told = vi.spyOn(other.deps.realtime, 'closeSession')
  // it reads the session as it is now, and waits for the row of the ticket
  const connecting = connectAs(other, player, ticket)
  await vi.waitFor(async () => {
    const waiting = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(waiting.rowCount).toBe(1)
  })
  dataOf(await player.call(auth.logout, {}))
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), 20_000)
  await holding.query('COMMIT')
  holding.release()
  const socket = await connecting
  await vi.waitFor(() => expect(socket.isOpen()).toBe(false), 20_000)
  await owner.end()
  await other.close()
})

test('a session that ends while it is looked up is not remembered', async () => {
  const { playerId } = await registerPlayer(server)
  const closed = vi.spyOn(server.deps.realtime, 'closeSession')
  const sessions = createSessions(server.deps)
  await hearsOfEnds(server)
  const token = await sessions.open(playerId, caller)
  const owner = createPool({ url: server.url, as: 'owner', max: 2 })
  const ending = await owner.connect()
  await ending.query('BEGIN')
  const { rows } = await ending.query<{ session_id: bigint }>(
    `UPDATE account.session SET revoked_at = now()
      WHERE player_id = $1 AND revoked_at IS NULL RETURNING session_id`,
    [playerId],
  )
  // it reads the row as it was and waits to write that it was seen
  const found = sessions.find(token)
  await vi.waitFor(async () => {
    const waiting = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(waiting.rowCount).toBe(1)
  })
  for (const { session_id: sessionId } of rows) {
    await owner.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, String(sessionId)])
  }
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 20_000)
  await ending.query('COMMIT')
  ending.release()
  await found
  expect(await sessions.find(token)).toBeNull()
  sessions.close()
  await owner.end()
})

test('[SEC-03] what goes on with a session is not opened while all sessions are being ended', async () => {
  const { playerId } = await registerPlayer(server)
  const sessions = createSessions(server.deps)
  const { sessionId } = (await sessions.find(await sessions.open(playerId, caller)))!
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  const { opening } = await server.deps.db.transaction().execute(async (tx) => {
    await sessions.revokeOthers(playerId, null, tx)
    const asked = sessions.open(playerId, caller, { continues: sessionId }).catch((error) => error)
    await vi.waitFor(async () => {
      const waiting = await owner.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(waiting.rowCount).toBe(1)
    })
    return { opening: asked }
  })
  expect(await opening).toMatchObject({ code: 'entry_expired' })
  sessions.close()
  await owner.end()
})

test('[SEC-03] what goes on with a session that has ended by then is not opened', async () => {
  const { playerId } = await registerPlayer(server)
  const sessions = createSessions(server.deps)
  const { sessionId } = (await sessions.find(await sessions.open(playerId, caller)))!
  const token = await sessions.open(playerId, caller, { continues: sessionId })
  expect(await sessions.find(token)).not.toBeNull()
  await sessions.revokeOthers(playerId, null)
  const late = sessions.open(playerId, caller, { continues: sessionId })
  await expect(late).rejects.toMatchObject({ code: 'entry_expired' })
  const open = await server.deps.db
    .selectFrom('account.session')
    .select('session_id')
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .execute()
  expect(open).toEqual([])
  sessions.close()
})

test('sessions that are used again are written down, each with its own time', async () => {
  const { playerId } = await registerPlayer(server)
  const sessions = createSessions(server.deps)
  await hearsOfEnds(server)
  const tokens = [await sessions.open(playerId, caller), await sessions.open(playerId, caller)]
  const opened = new Map<bigint, string>()
  for (const token of tokens) {
    // remembered from here on
    const { sessionId } = (await sessions.find(token))!
    opened.set(sessionId, '')
  }
  server.clock.advance(60_000)
  for (const token of tokens) {
    server.clock.advance(1000)
    const { sessionId } = (await sessions.find(token))!
    opened.set(sessionId, server.clock.now().toISOString())
  }
  await vi.waitFor(async () => {
    const rows = await server.deps.db
      .selectFrom('account.session')
      .select(['session_id', 'seen_at'])
      .where('session_id', 'in', [...opened.keys()])
      .execute()
    const seen = rows.map((row) => [row.session_id, row.seen_at.toISOString()] as const)
    expect(new Map(seen)).toEqual(opened)
  })
  sessions.close()
})
