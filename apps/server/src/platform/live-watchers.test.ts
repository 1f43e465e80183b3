import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type { casino, draw, sport } from '@jogada/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socketTicketOf } from '../testkit/player-socket.ts'
import { registerPlayer } from '../testkit/test-player.ts'
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

/**
 * An event as large as hundreds of markets make it, so that a client that stops reading is felt.
 */
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

async function connected(namespace = LIVE_NAMESPACE, query: Record<string, string> = {}) {
  const options = { path: SOCKET_PATH, transports: ['websocket'], forceNew: true, query }
  const socket = io(`${url}${namespace}`, options)
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  const { ws } = socket.io.engine.transport as unknown as {
    ws: { pause(): void; resume(): void }
  }
  return { socket, ws }
}

async function watcher() {
  const { socket, ws } = await connected()
  const versions: number[] = []
  socket.on('sportEvent', (event: sport.SportEvent) => versions.push(event.version))
  socket.emit('watch', ['e'])
  await expect
    .poll(() => {
      server.deps.realtime.toWatchers('e', () => large(0))
      return versions.length
    })
    .toBeGreaterThan(0)
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
    await expect.poll(() => slow.versions.at(-1), { timeout: 60_000 }).toBe(SENT)
    expect(slow.versions.length).toBeLessThan(SENT / 2)
    expect(slow.versions).toEqual(slow.versions.toSorted((a, b) => a - b))
    expect(quick.versions.filter((version) => version > 0)).toHaveLength(SENT)
  } finally {
    slow.socket.close()
    quick.socket.close()
  }
})

const tickOf = (roundId: string, bets: number) =>
  ({
    serverTime: '2026-11-20T15:00:00.000Z',
    round: { channel: 'double', roundId },
    totals: [{ selection: 'x'.repeat(100_000), bets, stake: '0.00' }],
  }) as draw.DrawTick

test('[R095] who stops reading draws is owed the newest state of the rounds that are under way', async () => {
  const [slow, quick] = [await connected(), await connected()]
  const heard = [slow, quick].map(({ socket }) => {
    const ticks: string[] = []
    socket.on('draw', ({ round, totals }: draw.DrawTick) =>
      ticks.push(`${round.roundId}:${totals[0]!.bets}`),
    )
    socket.emit('watchDraws', ['double'])
    return ticks
  })
  const say = (round: string, bets: number) =>
    server.deps.realtime.toDrawWatchers('double', tickOf(round, bets))
  try {
    await expect
      .poll(() => {
        say('before', 0)
        return heard.every((ticks) => ticks.length > 0)
      })
      .toBe(true)
    slow.ws.pause()
    for (let bets = 1; bets <= SENT; bets++) {
      say('paid', bets)
      say('open', bets)
      await expect.poll(() => heard[1]!.at(-1), { interval: 1 }).toBe(`open:${bets}`)
    }
    slow.ws.resume()
    await expect
      .poll(() => heard[0]!.slice(-2), { timeout: 60_000 })
      .toEqual([`paid:${SENT}`, `open:${SENT}`])
    expect(heard[0]!.length).toBeLessThan(SENT)
    expect(heard[1]!.filter((tick) => !tick.startsWith('before'))).toHaveLength(2 * SENT)
  } finally {
    for (const { socket } of [slow, quick]) socket.close()
  }
})

test('[R095] who stops reading wins is owed the list of wins as it is then', async () => {
  const [slow, quick] = [await connected(), await connected()]
  const winOf = (player: string) =>
    ({ player: `${player}${' '.repeat(100_000)}` }) as casino.PublicWin
  const heard = [slow, quick].map(({ socket }) => {
    const names: string[] = []
    const hear = ([win]: casino.PublicWin[]) => names.push(win!.player.trim())
    socket.on('wins', hear)
    socket.on('winsLeft', ([win]: casino.PublicWin[]) => names.push(`list ${win!.player.trim()}`))
    socket.emit('watchWins', true)
    return names
  })
  const say = (name: string) =>
    server.deps.realtime.toWinWatchers([winOf(name)], () => [winOf(latest)])
  let latest = ''
  try {
    await expect
      .poll(() => {
        say('before')
        return heard.every((names) => names.length > 0)
      })
      .toBe(true)
    slow.ws.pause()
    for (let number = 1; number <= SENT; number++) {
      latest = String(number)
      say(latest)
      await expect.poll(() => heard[1]!.at(-1), { interval: 1 }).toBe(latest)
    }
    latest = 'newest'
    slow.ws.resume()
    await expect.poll(() => heard[0]!.at(-1), { timeout: 60_000 }).toBe('list newest')
    expect(heard[0]!.length).toBeLessThan(SENT / 2)
  } finally {
    for (const { socket } of [slow, quick]) socket.close()
  }
})

test('[R095] the connection of a player who stops reading ends, and what was missed is fetched by the next', async () => {
  const [one, other] = [await registerPlayer(server), await registerPlayer(server)]
  const [slow, quick] = [
    await connected('/', { token: await socketTicketOf(server, one) }),
    await connected('/', { token: await socketTicketOf(server, other) }),
  ]
  slow.socket.io.opts.query = { token: await socketTicketOf(server, one) }
  const connects: string[] = []
  slow.socket.on('connect', () => connects.push('again'))
  let heard = 0
  quick.socket.on('notice', () => heard++)
  const text = 'x'.repeat(10_000)
  let said = 0
  try {
    await expect.poll(() => server.deps.realtime.counts().players).toBe(2)
    slow.ws.pause()
    await expect
      .poll(
        () => {
          for (const { playerId } of [one, other]) {
            for (let number = 0; number < 50; number++) {
              server.deps.realtime.toPlayer(playerId, 'notice', { text, level: 'info' })
            }
          }
          said += 50
          return server.deps.realtime.counts().players
        },
        { timeout: 60_000, interval: 5 },
      )
      .toBe(1)
    await expect.poll(() => heard, { timeout: 60_000 }).toBe(said)
    expect(quick.socket.connected).toBe(true)
    slow.ws.resume()
    await expect.poll(() => connects, { timeout: 60_000 }).toEqual(['again'])
  } finally {
    for (const { socket } of [slow, quick]) socket.close()
  }
})
