import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import * as contract from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socketTicketOf } from '../../testkit/player-socket.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { createDrawLook } from '../draws/announce-draws.ts'
import { createChainKeeper } from '../draws/chains/chain-keeper.ts'
import { betDouble, betLucky, leadDraws } from '../draws/testkit.ts'
import type { TestDraws } from '../draws/testkit.ts'
import { listOpen } from './ladder/open-store.ts'

const { casino, LIVE_NAMESPACE, SOCKET_PATH } = contract

let server: TestServer
let draws: TestDraws
let player: TestPlayer
const sockets: Socket[] = []
/** Everything that left the server, as text. */
const sent: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  draws = await leadDraws(server)
  player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_000n)
  await listen('', { token: await socketTicketOf(server, player) })
  await listen(LIVE_NAMESPACE, {}, (socket) => {
    socket.emit('watchWins', true)
    socket.emit('watchDraws', ['double', 'lucky30s'])
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await server.verify()
  await server.close()
})

/** Keeps every frame that a socket gets, whatever its name. */
async function listen(
  namespace: string,
  query: Record<string, string>,
  ask: (socket: Socket) => void = () => undefined,
) {
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}${namespace}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    query,
  })
  sockets.push(socket)
  await once(socket as never, 'connect')
  socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => sent.push(String(data)))
  ask(socket)
}

const isCall = (entry: unknown): entry is CallDefinition =>
  typeof entry === 'object' && entry !== null && 'path' in entry && 'reply' in entry

const readingCalls = Object.values(contract)
  .flatMap((area) => (typeof area === 'object' ? Object.values(area as object) : []))
  .filter(isCall)
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/app/'))

/** Reads whatever can be read, as the player and as a visitor, and keeps every byte of it. */
async function readEverything(params: Readonly<Record<string, string>>) {
  for (const { path } of readingCalls) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1')
    for (const headers of [{ authorization: player.token }, {}]) {
      const { rawPayload, headers: told } = await server.app.inject({ url, headers })
      sent.push(rawPayload.toString('utf8'), JSON.stringify(told))
    }
  }
}

/** What nobody may read now: seeds of players and links of chains that are still to come. */
async function secretsOfNow(): Promise<string[]> {
  const pairs = await server.deps.db
    .selectFrom('casino.seed_pair')
    .select(['server_seed'])
    .where('revealed_at', 'is', null)
    .execute()
  const chains = createChainKeeper(server.deps)
  const rounds = await server.deps.db
    .selectFrom('draws.round')
    .select(['chain_id', 'position'])
    .where('settled_at', 'is', null)
    .execute()
  const links = await Promise.all(
    rounds.flatMap(({ chain_id: chain, position }) =>
      [0, 1, 2, 3].map((later) => chains.seedAt(chain, position + later)),
    ),
  )
  return [...pairs.map((pair) => pair.server_seed), ...links]
}

test('[GAM-01] no answer and no frame tells anything of a round that is open, in any game', async () => {
  expect(readingCalls.length).toBeGreaterThan(30)
  const key = () => ({ key: randomUUID() })
  const mines = dataOf(
    await player.call(casino.betMines, { body: { stake: '1.00', mines: 3 } }, key()),
  )
  const tower = dataOf(
    await player.call(casino.betRowDouble, { body: { stake: '1.00', difficulty: 'easy' } }, key()),
  )
  await draws.step(draws.slot('double').endAt)
  const slot = draws.slot('double')
  const lucky = draws.slot('lucky30s')
  const look = createDrawLook(server.deps)
  for (const answer of [
    mines,
    tower,
    await betDouble(player, { roundId: slot.roundId }),
    await betLucky(player, { roundId: lucky.roundId, selection: 'green' }),
  ]) {
    sent.push(JSON.stringify(answer))
  }
  const params = (roundId: string) => ({ roundId, channel: 'double', codeId: '12345678' })
  for (const instant of [slot.openAt + 1, slot.lockAt - 1, slot.lockAt]) {
    await draws.step(Math.max(instant, server.clock.now().getTime()))
    await look()
    for (const id of [mines.round.roundId, tower.round.roundId, slot.roundId]) {
      await readEverything(params(id))
    }
    await readEverything({ channel: 'lucky30s', roundId: lucky.roundId })
    const secrets = await secretsOfNow()
    expect(secrets.length).toBeGreaterThan(6)
    const text = sent.join('\n')
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }

  // the boards of the ladders are in no text, in whatever form
  const open = await listOpen(server.deps, player.playerId)
  expect(open.map(({ game }) => game).toSorted()).toEqual(['mines', 'rowDouble'])
  const boards = sent.filter((text) => /"board":\s*\[/.test(text))
  expect(boards).toEqual([])
  // and no number that was not drawn yet was told
  const told = sent
    .flatMap((text) => text.match(/\{[^{}]*"state":"(?:open|locked)"[^{}]*\}/g) ?? [])
    .filter((round) => round.includes('"lockAt"'))
  expect(told.length).toBeGreaterThan(10)
  const hidden = ['"outcome":null', '"seed":null']
  expect(told.filter((round) => !hidden.every((field) => round.includes(field)))).toEqual([])
})
