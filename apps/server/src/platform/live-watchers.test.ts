import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type { sport } from '@jogada/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer()
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** An event as large as hundreds of markets make it, so that a client that stops reading is felt. */
const large = (version: number): sport.SportEvent => ({
  eventId: 'e',
  sport: 'football',
  competition: 'x'.repeat(100_000),
  stage: '',
  home: 'A',
  away: 'B',
  startsAt: '2026-11-20T15:00:00.000Z',
  replay: false,
  playedOn: null,
  phase: 1,
  minute: 1,
  score: null,
  status: 'open',
  version,
  markets: [],
})

async function watcher() {
  const socket = io(`${url}${LIVE_NAMESPACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
  })
  const versions: number[] = []
  socket.on('sportEvent', (event: sport.SportEvent) => versions.push(event.version))
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  socket.emit('watch', ['e'])
  await expect
    .poll(() => {
      server.deps.realtime.toWatchers('e', () => large(0))
      return versions.length
    })
    .toBeGreaterThan(0)
  const { ws } = socket.io.engine.transport as unknown as {
    ws: { pause(): void; resume(): void }
  }
  return { socket, versions, ws }
}

const SENT = 400

test('a client that stops reading is owed only the newest snapshot, and others are not held up', async () => {
  const slow = await watcher()
  const quick = await watcher()
  try {
    slow.ws.pause()
    for (let version = 1; version <= SENT; version++) {
      server.deps.realtime.toWatchers('e', () => large(version))
      await expect.poll(() => quick.versions.at(-1), { interval: 1 }).toBe(version)
    }
    slow.ws.resume()
    await expect.poll(() => slow.versions.at(-1), { timeout: 10_000 }).toBe(SENT)
    expect(slow.versions.length).toBeLessThan(SENT / 2)
    expect(slow.versions).toEqual(slow.versions.toSorted((a, b) => a - b))
    expect(quick.versions.filter((version) => version > 0)).toHaveLength(SENT)
  } finally {
    slow.socket.close()
    quick.socket.close()
  }
})
