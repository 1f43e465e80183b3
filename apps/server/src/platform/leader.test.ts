import { once } from 'node:events'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { roadTo } from '../testkit/database-road.ts'
import { withLock } from './advisory-lock.ts'
import { jobsLedBy, lead } from './leader.ts'
import { openLog } from './log.ts'

const within = { timeout: 60_000, interval: 10 }
const log = openLog('silent')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Pool
const left: (() => Promise<void>)[] = []
const pools: Pool[] = []
beforeAll(async () => {
  database = await createTestDatabase([])
  owner = createPool({ url: database.url, as: 'owner', max: 1 })
})
afterEach(async () => {
  await Promise.all(left.splice(0).map((leave) => leave()))
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

function openPool(url = database.url) {
  const pool = createPool({ url, as: 'owner', max: 2, onError: () => undefined })
  pools.push(pool)
  return pool
}

/** A process that wants to lead, with what its job has been through. */
function candidate(name: string, work?: (runs: number) => void, pool = openPool()) {
  const ending = new AbortController()
  const seen = { pool, tries: 0, runs: 0, working: false, leave: async () => undefined as void }
  pool.on('acquire', () => seen.tries++)
  const running = lead({ pool, log, name, signal: ending.signal, retryMs: 20 }, async (signal) => {
    seen.runs++
    work?.(seen.runs)
    seen.working = true
    if (!signal.aborted) await once(signal, 'abort')
    seen.working = false
  })
  seen.leave = async () => {
    ending.abort()
    await running
  }
  left.push(seen.leave)
  return seen
}

/** Ends the connections that hold a lock, as the death of their process does. */
const kill = () =>
  owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )

test('a job is led by one process, and by another one when that dies, each time', async () => {
  const candidates = [candidate('job'), candidate('job'), candidate('job')]
  const leaders = () => candidates.filter(({ working }) => working)
  for (let deaths = 0; deaths < 3; deaths++) {
    await vi.waitFor(() => expect(leaders()).toHaveLength(1), within)
    const [leader] = leaders()
    // the others have tried and stand by
    const tried = candidates.map(({ tries }) => tries)
    await vi.waitFor(() => {
      const since = candidates.map(({ tries }, at) => tries - tried[at]!)
      expect(since.filter((tries) => tries > 1)).toHaveLength(2)
    }, within)
    expect(leaders().map((one) => one === leader)).toEqual([true])
    expect(candidates.flatMap(({ pool }) => jobsLedBy(pool))).toEqual(['job'])
    const runs = candidates.reduce((sum, one) => sum + one.runs, 0)
    await kill()
    // whoever lost its lock is told, and somebody begins anew
    await vi.waitFor(() => {
      expect(candidates.reduce((sum, one) => sum + one.runs, 0)).toBeGreaterThan(runs)
    }, within)
  }
})

/** Longer than a holder may take to notice that its database does not answer. */
const tillNoticed = { timeout: 30_000, interval: 10 }

test('whoever leads over a connection that fell silent gives it up before another one leads', async () => {
  const road = await roadTo(database.url)
  const pool = openPool(road.url)
  const cutOff = candidate('silent', undefined, pool)
  const alike = candidate('silent too', undefined, pool)
  const isAtWork = () => [cutOff.working, alike.working]
  await vi.waitFor(() => expect(isAtWork()).toEqual([true, true]), within)
  const other = candidate('silent')
  road.set('silent')
  road.freeze()
  await vi.waitFor(() => expect(isAtWork()).toEqual([false, false]), tillNoticed)
  expect(jobsLedBy(pool)).toEqual([])
  // it left its connection, and so the database is told
  await vi.waitFor(() => expect(other.working).toBe(true), within)
  expect(isAtWork()).toEqual([false, false])
  await road.close()
}, 60_000)

test('a lock is asked for in vain over a connection that fell silent, and not for ever', async () => {
  const road = await roadTo(database.url)
  const pool = openPool(road.url)
  await pool.query('SELECT 1')
  road.freeze()
  const late = candidate('asked for', undefined, pool)
  await vi.waitFor(() => expect(late.working).toBe(true), tillNoticed)
  await late.leave()
  await road.close()
}, 60_000)

test('the database keeps the locks of a silent process for longer than that leads', async () => {
  const pool = openPool()
  const leader = candidate('kept', undefined, pool)
  await vi.waitFor(() => expect(leader.working).toBe(true), within)
  await leader.leave()
  const { rows } = await pool.query('SHOW tcp_user_timeout')
  expect(rows).toEqual([{ tcp_user_timeout: '25000' }])
})

test('who leaves hands the job over', async () => {
  const first = candidate('handed')
  await vi.waitFor(() => expect(first.working).toBe(true), within)
  const second = candidate('handed')
  await first.leave()
  await vi.waitFor(() => expect(second.working).toBe(true), within)
  expect(jobsLedBy(first.pool)).toEqual([])
})

test('jobs of different names do not wait for each other', async () => {
  const [one, other] = [candidate('one'), candidate('other')]
  await vi.waitFor(() => expect([one.working, other.working]).toEqual([true, true]), within)
})

test('jobs of one process hold their locks on one connection, and all lose them with it', async () => {
  const pool = openPool()
  const jobs = Array.from({ length: 5 }, (_, at) => candidate(`shared ${at}`, undefined, pool))
  const isAtWork = () => jobs.map(({ working }) => working)
  await vi.waitFor(() => expect(isAtWork()).toEqual(jobs.map(() => true)), within)
  expect(pool.totalCount).toBe(1)
  const [held, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holdOn = () => (held.resolve(), heard.promise)
  const deaf = withLock(pool, 'deaf', holdOn).then(
    () => 'gave it back',
    () => 'lost it',
  )
  await held.promise
  await kill()
  // nobody waits for one who is slow to hear of it
  await vi.waitFor(() => expect(jobs.map(({ runs }) => runs)).toEqual([2, 2, 2, 2, 2]), within)
  await vi.waitFor(() => expect(isAtWork()).toEqual(jobs.map(() => true)), within)
  heard.resolve()
  expect(await deaf).toBe('lost it')
  await vi.waitFor(() => expect(pool.totalCount).toBe(1), within)
  // one that is done leaves the others theirs
  await jobs[0]!.leave()
  const other = candidate('shared 0')
  const rival = candidate('shared 1')
  await vi.waitFor(() => expect(other.working).toBe(true), within)
  await vi.waitFor(() => expect(rival.tries).toBeGreaterThan(2), within)
  expect([rival.working, jobs[1]!.working]).toEqual([false, true])
})

test('a name that this process holds is not held a second time by it', async () => {
  const pool = openPool()
  const first = candidate('same', undefined, pool)
  await vi.waitFor(() => expect(first.working).toBe(true), within)
  let done = 0
  await withLock(pool, 'same', async () => void done++)
  await withLock(pool, 'free', async () => void done++)
  expect(done).toBe(1)
})

test('a job that fails is started again, and its connection is not kept', async () => {
  const failing = candidate('failing', (runs) => {
    if (runs < 5) throw new Error('not yet')
  })
  await vi.waitFor(() => expect(failing.working).toBe(true), within)
  expect([failing.runs, failing.pool.totalCount]).toEqual([5, 1])
})
