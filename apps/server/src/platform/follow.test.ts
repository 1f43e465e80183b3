import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { roadTo } from '../testkit/database-road.ts'
import { createFollower } from './follow.ts'
import { createListener, LISTENER_NAME } from './listen.ts'
import { openLog } from './log.ts'

const within = { timeout: 60_000, interval: 10 }
const log = openLog('silent')

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

const cut = () =>
  owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`,
    [LISTENER_NAME],
  )

test('what is followed is read again and heard again after the connection was lost, each time', async () => {
  const listener = createListener({ url: database.url, log })
  const follower = createFollower({ listener, log })
  let refreshed = 0
  await follower.start([{ channel: 'changed', refresh: async () => void refreshed++ }])
  expect(refreshed).toBe(1)
  for (let lost = 0; lost < 3; lost++) {
    const before = refreshed
    await cut()
    // once because nothing is heard, once because it is again
    await vi.waitFor(() => expect(refreshed).toBeGreaterThanOrEqual(before + 2), within)
    const heard = refreshed
    await owner.query('NOTIFY changed')
    await vi.waitFor(() => expect(refreshed).toBeGreaterThan(heard), within)
  }
  follower.close()
  await listener.close()
})

test('while nothing can be heard, what is followed is read again and again', async () => {
  const road = await roadTo(database.url)
  const listener = createListener({ url: road.url, log })
  const follower = createFollower({ listener, log })
  let refreshed = 0
  await follower.start([{ channel: 'changed', refresh: async () => void refreshed++ }])
  road.set('closed')
  await cut()
  await vi.waitFor(() => expect(refreshed).toBeGreaterThanOrEqual(4), within)
  follower.close()
  await listener.close()
  await road.close()
})

test('a reading that fails is made again, and readings never overtake each other', async () => {
  const listener = createListener({ url: database.url, log })
  const follower = createFollower({ listener, log })
  const waiting: ((error?: Error) => void)[] = []
  let [begun, most] = [0, 0]
  const refresh = async () => {
    if (++begun === 1) return
    await new Promise<void>((resolve, reject) => {
      most = Math.max(
        most,
        waiting.push((error) => (error ? reject(error) : resolve())),
      )
    })
  }
  const end = async (error?: Error) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1), within)
    waiting.pop()!(error)
  }
  await follower.start([{ channel: 'changed', refresh }])
  let heard = 0
  listener.hear('changed', { onNotice: () => heard++ })
  for (let said = 0; said < 5; said++) await owner.query('NOTIFY changed')
  await vi.waitFor(() => expect(heard).toBe(5), within)
  // what came meanwhile is read after what is being read, once for all, and again after it failed
  await end()
  await end(new Error('cannot read'))
  await end()
  expect([begun, most]).toEqual([4, 1])
  follower.close()
  await listener.close()
})
