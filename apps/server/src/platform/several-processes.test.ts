import { once } from 'node:events'
import { auth, casino, LIVE_NAMESPACE, SOCKET_PATH, user } from '@jogada/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectAs } from '../testkit/player-socket.ts'
import { startTestRedis } from '../testkit/redis.ts'
import type { TestRedis } from '../testkit/redis.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../testkit/test-player.ts'
import { serverOn, startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { readEnv } from './env.ts'

const redis = await startTestRedis()
const within = { timeout: 60_000, interval: 20 }

describe.skipIf(!redis)('two processes that share a Redis', () => {
  let first: TestServer
  let second: TestServer
  const shared = redis as TestRedis
  beforeAll(async () => {
    const settings = { REDIS_URL: shared.url, RATE_LIMITS: 'on' }
    first = await startTestServer(settings)
    second = await serverOn(first.url, settings)
    for (const { app } of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await first.verify()
    await second.close()
    await first.close()
    await shared.kill()
  })

  test('a commit of one process is heard by the player at the other, once', async () => {
    const player = await registerPlayer(first)
    const socket = await connectAs(second, player)
    await vi.waitFor(async () => {
      await giveCash(first, player.playerId, 100n)
      expect(socket.heard('insBalance')).not.toEqual([])
    }, within)
    const versions = () =>
      socket.heard('insBalance').map((one) => (one as { version: string }).version)
    await giveCash(first, player.playerId, 1n)
    await giveCash(second, player.playerId, 1n)
    const { cash } = await first.deps.ledger.balances(player.playerId)
    await vi.waitFor(() => expect(versions()).toContain(String(cash.version)), within)
    expect(new Set(versions()).size).toBe(versions().length)
    socket.close()
  })

  test('[R199] who is online is counted over both processes, each player once', async () => {
    const [one, other] = [await registerPlayer(first), await registerPlayer(first)]
    const online = async () => dataOf(await callAs(first, user.online, {})).players
    const before = await first.deps.realtime.playersOnline()
    const sockets = [
      await connectAs(first, one),
      await connectAs(first, one),
      await connectAs(second, other),
    ]
    const counts = () =>
      Promise.all([first, second].map(({ deps }) => deps.realtime.playersOnline()))
    await vi.waitFor(async () => expect(await counts()).toEqual([before + 2, before + 2]), within)
    expect(await online()).toBe(before + 2)
    for (const socket of sockets) socket.close()
    await vi.waitFor(async () => expect(await counts()).toEqual([before, before]), within)
    // the answer for visitors is kept for some seconds
    expect(await online()).toBe(before + 2)
  })

  test('what each process says by itself is not said twice', async () => {
    const { port } = second.app.server.address() as { port: number }
    const visitor = io(`http://127.0.0.1:${port}${LIVE_NAMESPACE}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
    })
    await once(visitor as never, 'connect')
    const heard: string[] = []
    visitor.on('draw', ({ serverTime }: { serverTime: string }) => heard.push(serverTime))
    visitor.on('wins', ([win]: { player: string }[]) => heard.push(win!.player))
    visitor.emit('watchDraws', ['double'])
    visitor.emit('watchWins', true)
    await vi.waitFor(() => {
      expect(second.deps.realtime.isDrawWatched('double')).toBe(true)
    }, within)
    const tick = (serverTime: string) => ({ serverTime }) as never
    first.deps.realtime.toDrawWatchers('double', tick('of the first'))
    second.deps.realtime.toDrawWatchers('double', tick('of the second'))
    first.deps.realtime.toOtherProcesses([
      { win: { player: 'a win at the first' }, playerId: '1' },
    ] as never)
    await vi.waitFor(() => expect(heard).toContain('a win at the first'), within)
    expect(heard).toEqual(['of the second', 'a win at the first'])
    visitor.disconnect()
  })

  test('[R095] a notice to everybody is heard at every process, once', async () => {
    const player = await registerPlayer(first)
    const sockets = [await connectAs(first, player), await connectAs(second, player)]
    const notice = { text: 'Atenção', level: 'warn' } as const
    const heard = () => sockets.map((socket) => socket.heard('notice').length)
    // until both processes hear each other
    await vi.waitFor(() => {
      first.deps.realtime.toEveryPlayer('notice', notice)
      expect(heard()[1]).toBeGreaterThan(0)
    }, within)
    for (const text of ['Manutenção', 'Fim']) {
      first.deps.realtime.toEveryPlayer('notice', { ...notice, text })
    }
    const told = (text: string) =>
      sockets.map(
        (socket) =>
          socket.heard('notice').filter((one) => (one as { text: string }).text === text).length,
      )
    await vi.waitFor(() => expect(told('Fim')).toEqual([1, 1]), within)
    expect(told('Manutenção')).toEqual([1, 1])
    for (const socket of sockets) socket.close()
  })

  test('a win at one process is in the list of the other', async () => {
    const told: unknown[] = []
    second.deps.realtime.onForeignWins((wins) => told.push(...wins))
    await vi.waitFor(() => {
      first.deps.realtime.toOtherProcesses([{ win: { player: 'ab***' }, playerId: '1' }] as never)
      expect(told).toContainEqual({ win: { player: 'ab***' }, playerId: '1' })
    }, within)
  })

  test('who leaves the wins feed at one process is gone from the lists of all', async () => {
    const player = await registerPlayer(first)
    const playerId = String(player.playerId)
    const win = { player: 'zq***', game: 'dice', payout: '9.00', at: '2026-01-01T00:00:00.000Z' }
    const listed = async (server: TestServer) =>
      dataOf(await callAs(server, casino.recentWins, {})).some((one) => one.player === 'zq***')
    await vi.waitFor(async () => {
      for (const { deps } of [first, second]) {
        deps.realtime.toOtherProcesses([{ win, playerId }] as never)
      }
      expect([await listed(first), await listed(second)]).toEqual([true, true])
    }, within)
    dataOf(await player.call(casino.setWinsListing, { body: { listed: false } }))
    expect(await listed(first)).toBe(false)
    await vi.waitFor(async () => expect(await listed(second)).toBe(false), within)
  })

  test('the end of a session closes its sockets at every process', async () => {
    const player = await registerPlayer(first)
    const socket = await connectAs(second, player)
    const other = await registerPlayer(first)
    const stays = await connectAs(second, other)
    await callAs(first, auth.logout, {}, { token: player.token })
    await vi.waitFor(() => expect(socket.isOpen()).toBe(false), within)
    expect(stays.isOpen()).toBe(true)
    stays.close()
  })

  test('[SEC-07] a limit counts the calls to all processes together', async () => {
    const knock = (server: TestServer) =>
      server.app.inject({
        method: auth.login.method,
        url: auth.login.path,
        remoteAddress: '203.0.113.7',
        payload: {},
      })
    const statuses: number[] = []
    for (let i = 0; i < 40 && !statuses.includes(429); i++) {
      statuses.push((await knock(first)).statusCode)
    }
    expect(statuses.indexOf(429)).toBeGreaterThan(0)
    expect((await knock(second)).statusCode).toBe(429)
  })

  test('without Redis each process goes on for its own sockets, limits included', async () => {
    const player = await registerPlayer(second)
    const socket = await connectAs(second, player)
    await shared.kill()
    await giveCash(second, player.playerId, 500n)
    await vi.waitFor(() => expect(socket.heard('insBalance')).toHaveLength(1), within)
    const statuses: number[] = []
    for (let i = 0; i < 40 && !statuses.includes(429); i++) {
      const { statusCode } = await second.app.inject({
        method: auth.login.method,
        url: auth.login.path,
        remoteAddress: '203.0.113.8',
        payload: {},
      })
      statuses.push(statusCode)
    }
    expect(statuses).toContain(429)

    await shared.start()
    await vi.waitFor(async () => {
      await giveCash(first, player.playerId, 1n)
      expect(socket.heard('insBalance').length).toBeGreaterThan(1)
    }, within)
    socket.close()
  })
})

test('a session that was used at another process is not idle', async () => {
  const first = await startTestServer()
  const second = await serverOn(first.url)
  const player = await registerPlayer(first)
  const asks = async (server: TestServer) =>
    (await callAs(server, user.userInfo, {}, { token: player.token })).http
  const hour = 3_600_000
  expect(await asks(first)).toBe(200)
  for (let i = 0; i < 3; i++) {
    for (const { clock } of [first, second]) clock.advance(5 * hour)
    expect(await asks(second)).toBe(200)
  }
  expect(await asks(first)).toBe(200)
  for (const { clock } of [first, second]) clock.advance(13 * hour)
  expect(await asks(first)).toBe(401)
  await first.verify()
  await second.close()
  await first.close()
})

test('a setting that is no Redis address is refused by name', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://x', REDIS_URL: 'http://x' })).toThrow(
    'REDIS_URL is not a usable value',
  )
})
