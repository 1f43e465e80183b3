import { createPool } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { REVOKED_CHANNEL } from './session-state.ts'
import { createSessions } from './sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const caller = { address: '127.0.0.1', deviceId: 'test', userAgent: 'test', language: 'pt_BR' }

test('a memory of sessions that is closed while it comes back keeps no connection', async () => {
  const pool = createPool({ url: server.url, as: 'application', max: 1, onError: () => undefined })
  const sessions = await createSessions({ ...server.deps, pool })
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
  )
  await owner.end()
  // the only place is taken before the memory comes back for it
  const taken = await pool.connect()
  await vi.waitFor(() => expect(pool.waitingCount).toBe(1), 20_000)
  await sessions.close()
  taken.release()
  await pool.end()
})

test('a session that ends while it is looked up is not remembered', async () => {
  const { playerId } = await registerPlayer(server)
  const closed = vi.spyOn(server.deps.realtime, 'closeSession')
  const sessions = await createSessions(server.deps)
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
  }, 20_000)
  for (const { session_id: sessionId } of rows) {
    await owner.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, String(sessionId)])
  }
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 20_000)
  await ending.query('COMMIT')
  ending.release()
  await found
  expect(await sessions.find(token)).toBeNull()
  await sessions.close()
  await owner.end()
})
