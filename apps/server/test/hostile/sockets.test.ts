import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { auth, game, LIVE_NAMESPACE, security, SOCKET_PATH } from '@jogada/contract'
import type { LiveRequests, PlayerRequests } from '@jogada/contract'
import { openLog } from '../../src/platform/log.ts'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs, socketTicketOf } from '../../src/testkit/player-socket.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../../src/testkit/test-player.ts'
import type { TestPlayer } from '../../src/testkit/test-player.ts'
import { startTestServer } from '../../src/testkit/test-server.ts'
import type { TestServer } from '../../src/testkit/test-server.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const within = { timeout: 60_000, interval: 20 }

let server: TestServer
let player: TestPlayer
let port: number
let errors = ''

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      errors += chunk.toString()
      done()
    },
  })
  server = await startTestServer({}, openLog('error', sink))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  player = await registerPlayer(server)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** Every event that a client may say: the types ask for those that are added. */
const requests: Readonly<Record<keyof (PlayerRequests & LiveRequests), true>> = {
  offGame: true,
  watch: true,
  watchMarkets: true,
  watchDraws: true,
  watchWins: true,
  watchStops: true,
}
const names = [
  ...Object.keys(requests),
  // and names that only sound like one
  'insBalance',
  'betSettled',
  'wins',
  '__proto__',
  'constructor',
  '',
]
const said = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'player:1',
    'session:1',
    '\u0000',
    '\ud800',
    'x'.repeat(4000),
    ['player:1', 'session:1', '__proto__'],
    Array.from({ length: 700 }, () => 'e'),
    [[['a']], {}, null, 1],
    { __proto__: null, length: 1e9, slice: 'no' },
    Buffer.alloc(2000, 255),
    -1,
    1e308,
    true,
  ),
  fc.jsonValue({ maxDepth: 4 }),
)
const storms = fc.sample(
  fc.record({ name: fc.constantFrom(...names), args: fc.array(said, { maxLength: 3 }) }),
  { seed: SEED, numRuns: 400 },
)

const open = async (namespace: string, token: string): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${port}${namespace}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token },
    forceNew: true,
    reconnection: false,
  })
  await once(socket as never, 'connect')
  return socket
}

/** Whether the server still hears and answers; gives the errors that it has met. */
async function errorsSoFar(): Promise<string> {
  const socket = await connectAs(server, player)
  await giveCash(server, player.playerId, 1n)
  await vi.waitFor(() => expect(socket.heard('insBalance')).not.toEqual([]), within)
  socket.close()
  return errors
}

test.each([
  ['a player', '/'],
  ['a visitor', LIVE_NAMESPACE],
])('[TST-05] whatever %s says, no row changes and the server goes on', async (_, namespace) => {
  const socket = await open(namespace, await socketTicketOf(server, player))
  const before = await tablePrints(server.deps.pool)
  const strangers: unknown[] = []
  // which games are stopped is told to whoever asks
  socket.onAny((name: string) => name !== 'gameStops' && strangers.push(name))
  for (const { name, args } of storms) {
    if (!socket.connected) break
    socket.emit(name, ...args)
  }
  await giveCashSomebodyElse()
  socket.disconnect()
  const after = await tablePrints(server.deps.pool)
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed.filter((name) => !name.startsWith('ledger.'))).toEqual([])
  // joining rooms by name would let one player hear what another one is told
  expect(strangers).toEqual([])
  expect(await errorsSoFar()).toBe('')
})

async function giveCashSomebodyElse() {
  await giveCash(server, 1_000_000n + player.playerId, 1n)
}

const frames: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '9',
  '99999',
  '4',
  '4z',
  '42',
  '42[',
  '42{}',
  '42["watch"',
  '42["watch",["a"]',
  '42[1,2]',
  '42["newListener","x"]',
  '42["disconnect"]',
  '42["connection"]',
  '42["__proto__",{"__proto__":{"a":1}}]',
  '42"offGame"',
  '451-["offGame",{"_placeholder":true,"num":9}]',
  '45999999999-["offGame"]',
  '40/live,{"__proto__":{}}',
  '40/unknown,',
  '41',
  '44{"message":"x"}',
  `42${'['.repeat(5000)}`,
  `421${'9'.repeat(400)}["offGame","dice"]`,
  '\u0000\u0001',
  new Uint8Array([0, 1, 2, 255]),
  new Uint8Array(10_000),
]

async function rawSocket(): Promise<WebSocket> {
  const ticket = await socketTicketOf(server, player)
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket&token=${ticket}`,
  )
  await once(socket as never, 'open')
  return socket
}

test('[OPS-03] frames that are no packets end their socket and nothing else', async () => {
  for (const frame of frames) {
    const socket = await rawSocket()
    socket.send('40')
    socket.send(frame)
    socket.send('42["offGame","dice"]')
    socket.close()
    await once(socket as never, 'close')
  }
  expect(await errorsSoFar()).toBe('')
})

const bet = (more: string) =>
  `POST ${game.betDice.path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${player.token}\r\n${more}`
/**
 * A request that follows in the same bytes: whoever reads the first one wrongly answers
 * this one too.
 */
const hidden = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'
const noHttp = (): readonly string[] => [
  '\u0000\u0001\u0002\r\n\r\n',
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003',
  'GET\r\n\r\n',
  'GET /health HTTP/9.9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /health HTTP/1.1\r\n\r\n',
  'BREW /health HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /health HTTP/1.1\nHost: a\r\n: x\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost : a\r\n\r\n',
  `GET /health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  bet(`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
  bet(`Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`),
  bet(`Content-Length: 0\r\nContent-Length: 40\r\n\r\n${hidden}`),
  bet(`Content-Length: -1\r\n\r\n${hidden}`),
  bet(`Content-Length: 0x0\r\n\r\n${hidden}`),
  bet(`Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`),
  bet(`Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n${hidden}`),
  bet('Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{"stake":'),
  bet('Content-Length: 99999999999\r\n\r\n{}'),
  `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
]

/** Every status that the server answers to these bytes before the connection ends. */
async function statusesOf(bytes: string): Promise<number[]> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
  // the other end may be gone before all was said
  socket.on('error', () => undefined)
  socket.end(bytes, 'latin1')
  await once(socket, 'close')
  return Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))
}

test('[OPS-03] bytes that are no HTTP end their connection, change no row and hide no second request', async () => {
  const before = await tablePrints(server.deps.pool)
  const wrong: unknown[] = []
  for (const bytes of noHttp()) {
    const statuses = await statusesOf(bytes)
    if (statuses.some((one) => one < 400 || one >= 500)) wrong.push([bytes.slice(0, 100), statuses])
  }
  expect(wrong).toEqual([])
  expect(await statusesOf(hidden)).toEqual([200])
  const after = await tablePrints(server.deps.pool)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
  expect(await errorsSoFar()).toBe('')
})

test('[R162] the socket is at /gamecenter-siop, over a WebSocket alone, with the token in the query', async () => {
  expect(SOCKET_PATH).toBe('/gamecenter-siop')
  const at = `127.0.0.1:${port}/gamecenter-siop/?EIO=4`
  const polled = await fetch(
    `http://${at}&transport=polling&token=${await socketTicketOf(server, player)}`,
  )
  expect(polled.status).toBe(400)

  const heard = await rawSocket().then(entering)
  expect(heard).toMatch(/^40/)
  expect(await enteringWith('token=nobody')).toMatch(/^44/)
})

/** What the server says to a socket that asks for the player's events. */
async function entering(socket: WebSocket): Promise<string> {
  const said: string[] = []
  socket.addEventListener('message', ({ data }) => said.push(String(data)))
  socket.send('40')
  const answered = () => said.find((text) => text.startsWith('4'))
  await vi.waitFor(() => expect(answered()).toBeDefined(), within)
  socket.close()
  return answered()!
}

test('[SEC-10] a frame above the limit closes its socket before it is read', async () => {
  const socket = await rawSocket()
  socket.send('40')
  socket.send(`42["watch",["${'x'.repeat(17_000)}"]]`)
  await once(socket as never, 'close')
  expect(await errorsSoFar()).toBe('')
})

test('[SEC-10] a socket that names another origin, or none of ours, is refused at the door', async () => {
  const own = `http://127.0.0.1:${port}`
  const ticket = await socketTicketOf(server, player)
  expect(await knock(own, ticket)).toBe(101)
  expect(await knock(undefined, ticket)).toBe(101)
  for (const origin of ['https://evil.example', 'null', '', `${own}.evil.example`, 'file://']) {
    expect([origin, await knock(origin, ticket)]).toEqual([origin, 400])
  }
})

/** The status with which the server answers a request to become a socket. */
const knock = (origin: string | undefined, ticket: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(
      `http://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket&token=${ticket}`,
      {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...(origin !== undefined && { origin }),
        },
      },
    )
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode!)
    })
    asked.on('response', (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    asked.on('error', reject)
    asked.end()
  })

test('[SEC-10] a forged, an empty and a doubled token open no player’s socket', async () => {
  const ticket = await socketTicketOf(server, player)
  for (const query of ['token=', 'token=forged', 'token=a&token=b', `token[]=${ticket}`, '']) {
    expect([query, await enteringWith(query)]).toEqual([query, expect.stringMatching(/^44/)])
  }
  expect(await enteringWith(`token=${ticket}`)).toMatch(/^40/)
})

test('[X14] the session’s own token opens no socket, and a ticket opens one alone', async () => {
  expect(await enteringWith(`token=${player.token}`)).toMatch(/^44/)
  const ticket = await socketTicketOf(server, player)
  const said = await Promise.all(Array.from({ length: 6 }, () => enteringWith(`token=${ticket}`)))
  expect(said.filter((answer) => answer.startsWith('40'))).toHaveLength(1)
  expect(await enteringWith(`token=${ticket}`)).toMatch(/^44/)
})

test('[X14] a ticket ends after thirty seconds, and with its session', async () => {
  const late = await socketTicketOf(server, player)
  server.clock.advance(29_000)
  const inTime = await socketTicketOf(server, player)
  server.clock.advance(1000)
  expect(await enteringWith(`token=${late}`)).toMatch(/^44/)
  expect(await enteringWith(`token=${inTime}`)).toMatch(/^40/)

  const leaving = await registerPlayer(server)
  const left = await socketTicketOf(server, leaving)
  dataOf(await leaving.call(auth.logout, {}))
  expect(await enteringWith(`token=${left}`)).toMatch(/^44/)
  expect((await callAs(server, security.socketTicket, {})).http).toBe(401)
})

/** What the server says to whoever asks for a player's events with this query. */
async function enteringWith(query: string): Promise<string> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket&${query}`,
  )
  await once(socket as never, 'open')
  return entering(socket)
}
