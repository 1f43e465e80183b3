import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFollower } from './follow.ts'
import { openLog } from './log.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Pool
beforeAll(async () => {
  database = await createTestDatabase([])
  owner = createPool({ url: database.url, as: 'owner', max: 1 })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const onePlace = () =>
  createPool({ url: database.url, as: 'owner', max: 1, onError: () => undefined })

const cut = () =>
  owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )

test('what is followed is heard again after the connection was lost, each time', async () => {
  const pool = onePlace()
  let refreshed = 0
  const refresh = async () => void refreshed++
  const follower = createFollower({ pool, log: openLog('silent') })
  await follower.start([{ channel: 'changed', refresh }])
  for (let lost = 0; lost < 3; lost++) {
    const before = refreshed
    await cut()
    await vi.waitFor(() => expect(refreshed).toBeGreaterThan(before), 20_000)
    const heard = refreshed
    await owner.query('NOTIFY changed')
    await vi.waitFor(() => expect(refreshed).toBeGreaterThan(heard), 20_000)
  }
  follower.close()
  await pool.end()
})

test('a follower that is closed while it waits for a connection keeps none', async () => {
  const pool = onePlace()
  const follower = createFollower({ pool, log: openLog('silent') })
  await follower.start([{ channel: 'changed', refresh: async () => undefined }])
  await cut()
  // the only place is taken before the follower comes back for it
  const taken = await pool.connect()
  await vi.waitFor(() => expect(pool.waitingCount).toBe(1), 20_000)
  follower.close()
  taken.release()
  await pool.end()
})
