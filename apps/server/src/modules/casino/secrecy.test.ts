import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { casino, game, LIVE_NAMESPACE, SOCKET_PATH, user } from '@jogada/contract'
import type { CallDefinition, CallInput } from '@jogada/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { listOpen } from './ladder/open-store.ts'
import { openFromRow } from './ladder/table.ts'
import { minesKit } from './mines/mines-kit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const soon = { timeout: 60_000, interval: 20 }

async function watchWins() {
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}${LIVE_NAMESPACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
  })
  const frames: string[] = []
  const wins: casino.PublicWin[] = []
  socket.onAny((...frame: unknown[]) => frames.push(JSON.stringify(frame)))
  socket.on('wins', (some: casino.PublicWin[]) => wins.push(...some))
  await once(socket as never, 'connect')
  socket.emit('watchWins', true)
  return { frames, wins, close: () => socket.disconnect() }
}

/** Every number of a text that stands in an array, as a board would. */
const arraysOf = (text: string) =>
  [...text.matchAll(/\[([\d,]+)\]/g)].map(([, numbers]) => numbers!.split(',').map(Number))

test('[GAM-01] nothing that leaves the server tells where the mines of an open round are', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_000n)
  const own = await connectAs(server, player)
  const live = await watchWins()
  const sent: string[] = []
  const call = async <const C extends CallDefinition>(definition: C, input: CallInput<C>) => {
    const answer = await player.call(definition, input, { key: randomUUID() })
    sent.push(JSON.stringify(answer))
    return answer
  }
  const { round } = dataOf(await call(casino.betMines, { body: { stake: '1.00', mines: 5 } }))
  const [row] = await listOpen(server.deps, player.playerId)
  const open = openFromRow(minesKit, row!)
  const { roundId } = round
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((t) => !open.board.includes(t))

  for (const tile of safe.slice(0, 4)) {
    await call(casino.pickMines, { body: { roundId, tile } })
    await call(casino.openRounds, {})
    await call(casino.roundDetail, { params: { roundId } })
    await call(casino.gameMess, {})
    await call(casino.minesRounds, {})
    await call(game.getSeeds, {})
    await call(game.rotateSeeds, { body: {} })
    await call(casino.betMines, { body: { stake: '1.00', mines: 5 } })
    await call(casino.pickMines, { body: { roundId, tile: 99 } })
    await call(user.userInfo, {})
    await call(casino.recentWins, {})
    await call(game.betDice, { body: { stake: '1.00', target: 200, direction: 'over' } })
  }
  // a round that is won later than all of this: what came before was sent while this one was open
  await vi.waitFor(() => expect(own.heard('insBalance').length).toBeGreaterThan(4), soon)
  const frames = [...live.frames, ...own.heard('insBalance').map((one) => JSON.stringify(one))]
  const opened = safe.slice(0, 4)
  for (const text of [...sent, ...frames]) {
    expect(text).not.toContain(open.serverSeed)
    for (const numbers of arraysOf(text)) {
      expect(numbers.every((number) => opened.includes(number))).toBe(true)
    }
  }
  expect(sent.some((text) => text.includes(open.serverSeedHash))).toBe(true)

  const out = await call(casino.cashOutMines, { body: { roundId } })
  expect(dataOf(out).round.board).toEqual([...open.board])
  expect(arraysOf(sent.at(-1)!)).toContainEqual([...open.board])
  own.close()
  live.close()
})

test('[R104] a stake that leaves little cash tells the player what is free to play with', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 1_050n)
  const own = await connectAs(server, player)
  const first = dataOf(
    await player.call(
      casino.betMines,
      { body: { stake: '0.50', mines: 3 } },
      { key: randomUUID() },
    ),
  )
  expect(first.balance).toBe('10.00')
  const second = dataOf(
    await player.call(
      casino.betRowDouble,
      { body: { stake: '0.50', difficulty: 'hard' } },
      { key: randomUUID() },
    ),
  )
  await vi.waitFor(
    () => expect(own.heard('freeBalance')).toEqual([{ freeBalance: second.balance }]),
    soon,
  )
  own.close()
})

test('[R096] leaving a game page is heard and ends nothing', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_000n)
  const own = await connectAs(server, player)
  const left: string[] = []
  server.deps.realtime.onOffGame((playerId, code) => {
    if (playerId === player.playerId) left.push(code)
  })
  const body = { stake: '1.00', mines: 3 }
  const { round } = dataOf(await player.call(casino.betMines, { body }, { key: randomUUID() }))
  own.tell('offGame', 'mines')
  await vi.waitFor(() => expect(left).toEqual(['mines']), soon)
  expect(dataOf(await player.call(casino.openRounds, {})).rounds).toEqual([round])
  const pick = { body: { roundId: round.roundId } }
  expect((await player.call(casino.randomMines, pick, { key: randomUUID() })).status).toBe(200)
  own.close()
})

test('the wins feed shows real wins by masked names, and no return of a lost stake', async () => {
  const live = await watchWins()
  const player = await registerPlayer(server, { username: 'zelia.feed@example.com' })
  await giveCash(server, player.playerId, 100_000n)
  const won: string[] = []
  while (won.length < 2) {
    const body = { stake: '1.00', target: 150 }
    const { round } = dataOf(await player.call(casino.betLimbo, { body }, { key: randomUUID() }))
    if (round.won) won.push(round.payout)
  }
  const mine = () => live.wins.filter((win) => win.player === 'ze***')
  await vi.waitFor(() => expect(mine()).toHaveLength(2), soon)
  for (const win of mine()) {
    expect(win).toMatchObject({ game: 'limbo', stake: '1.00', payout: '1.50', multiplier: 15_000 })
  }
  const shown = dataOf(await player.call(casino.recentWins, {}))
  expect(shown.filter((win) => win.player === 'ze***')).toEqual(mine().toReversed())
  expect(live.frames.join()).not.toContain('zelia')
  live.close()
})

test('with the feed switched off no win is shown', async () => {
  const quiet = await startTestServer({ WINS_FEED: 'off' })
  const response = await quiet.app.inject({ url: casino.recentWins.path })
  expect(response.json<{ data: unknown }>().data).toEqual([])
  await quiet.verify()
  await quiet.close()
})
