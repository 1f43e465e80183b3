import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { game, headerNames, SOCKET_PATH } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServerProcess } from './testkit/server-process.ts'
import type { ServerProcess } from './testkit/server-process.ts'
import { giveCash, registerPlayer } from './testkit/test-player.ts'
import { startTestServer } from './testkit/test-server.ts'
import type { TestServer } from './testkit/test-server.ts'

const within = { timeout: 60_000, interval: 20 }

let other: TestServer
let server: ServerProcess

beforeAll(async () => {
  other = await startTestServer()
  // the process goes by the real clock
  other.clock.advance(Date.now() - other.clock.now().getTime())
  server = await startServerProcess({
    DATABASE_URL: other.url,
    LOG_LEVEL: 'silent',
    STOP_WITHIN_MS: '60000',
  })
})

afterAll(async () => {
  await server.kill9()
  await other.verify()
  await other.close()
})

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port)

/**
 * A visitor's phone that fell asleep: its socket is open, and nothing that is said to
 * it is answered.
 */
async function sleepingSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('101 Switching Protocols')
  return socket
}

async function answerOf(asked: ReturnType<typeof request>) {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = (await answer.setEncoding('utf8').toArray()).join('')
  return { connection: answer.headers.connection, ...(JSON.parse(body) as { status: number }) }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

test('[OPS-01] a process that is told to stop answers the bet under way, waits for no sleeping phone and ends in order', async () => {
  const player = await registerPlayer(other)
  await giveCash(other, player.playerId, 1000n)
  const port = portOf(server)
  const agent = new Agent({ keepAlive: true })
  const left = [await sleepingSocket(port), connect(port, '127.0.0.1')]
  for (const socket of left) socket.on('error', () => undefined)

  const owner = createPool({ url: other.url, as: 'owner', max: 1 })
  const holder = await owner.connect()
  await holder.query('BEGIN; LOCK TABLE casino.round IN SHARE MODE')
  const asked = request(`${server.url}${game.betDice.path}`, {
    method: game.betDice.method,
    agent,
    headers: {
      'content-type': 'application/json',
      [headerNames.authorization]: player.token,
      [headerNames.deviceId]: 'device-of-a-test',
      [headerNames.idempotencyKey]: randomUUID(),
    },
  })
  asked.end(JSON.stringify({ stake: '0.50', target: 5050, direction: 'over' }))
  const answered = answerOf(asked)
  await vi.waitUntil(async () => {
    const { rowCount } = await holder.query(
      'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass',
      ['casino.round'],
    )
    return rowCount === 1
  }, within)

  const stopped = server.stop()
  await vi.waitUntil(async () => !(await isListening(port)), within)
  await holder.query('COMMIT')
  expect(await answered).toMatchObject({ status: 200, connection: 'close' })
  expect(await stopped).toBe(0)
  holder.release()
  await owner.end()
  agent.destroy()
  for (const socket of left) socket.destroy()
})
