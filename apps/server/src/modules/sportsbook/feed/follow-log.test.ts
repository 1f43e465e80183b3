import { createPool } from '@jogada/postgres'
import { expect, test, vi } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { LISTENER_NAME } from '../../../platform/listen.ts'
import { followLog } from './follow-log.ts'
import type { Heartbeat } from './heartbeats.ts'
import { sendHeartbeat } from './heartbeats.ts'

const server = serverOfFile()

const within = { timeout: 60_000, interval: 25 }

test('a source is heard again after the connection was lost, each time', async () => {
  const ending = new AbortController()
  const heard: Heartbeat[] = []
  const follower = {
    after: 0,
    onMessages: () => Promise.resolve(),
    onHeartbeat: (heartbeat: Heartbeat) => heard.push(heartbeat),
  }
  const following = followLog(server.deps, follower, ending.signal)
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  for (let lost = 0; lost < 3; lost++) {
    const before = heard.length
    await vi.waitFor(async () => {
      await sendHeartbeat(server.deps, 'by-hand')
      expect(heard.length).toBeGreaterThan(before)
    }, within)
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1`,
      [LISTENER_NAME],
    )
  }
  expect(heard[0]).toMatchObject({ source: 'by-hand', returns: 1 })
  ending.abort()
  await following
  await owner.end()
})

test('a source that spoke while nothing was heard is known once hearing begins again', async () => {
  const ending = new AbortController()
  const heard: string[] = []
  const follower = {
    after: 0,
    onMessages: () => Promise.resolve(),
    onHeartbeat: ({ source }: Heartbeat) => heard.push(source),
  }
  await sendHeartbeat(server.deps, 'first')
  const following = followLog(server.deps, follower, ending.signal)
  await vi.waitFor(() => expect(heard).toContain('first'), within)
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  // it is told to nobody
  await owner.query(
    `INSERT INTO sportsbook.feed_source (source, heard_at, returns) VALUES ('unheard', now(), 1)`,
  )
  await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`,
    [LISTENER_NAME],
  )
  await vi.waitFor(() => expect(heard).toContain('unheard'), within)
  ending.abort()
  await following
  await owner.end()
})
