import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { draw, LIVE_NAMESPACE, SOCKET_PATH, user } from '@jogada/contract'
import { doubleColor } from '@jogada/core/games/double'
import { createPool } from '@jogada/postgres'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAs } from '../../testkit/player-socket.ts'
import { callAs, dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { createDrawLook } from './announce-draws.ts'
import { createChainKeeper } from './chains/chain-keeper.ts'
import { newestRound } from './rounds/round-store.ts'
import { roundView } from './rounds/round-view.ts'
import { runDraws } from './run-draws.ts'
import { betDouble, betLucky, leadDraws, myBets, playerWith } from './testkit.ts'

let server: TestServer
const others: TestServer[] = []
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await server.verify()
  for (const other of others.splice(0)) await other.close()
  await server.close()
})

async function secondServer() {
  const other = await serverOn(server.url)
  other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
  others.push(other)
  return other
}

const cashOf = async (player: TestPlayer) => dataOf(await player.call(user.getBalance, {}))

const settledRounds = async (channel: draw.DrawChannel) =>
  dataOf(await callAs(server, draw.drawRounds, { params: { channel } })).rounds

/** Repeats until something holds; a test that waits for ever is ended by the runner. */
async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(20)
}

async function hearDraws(channel: draw.DrawChannel) {
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}${LIVE_NAMESPACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    // a shared connection would carry no token for the player's own socket
    forceNew: true,
  })
  const ticks: draw.DrawTick[] = []
  socket.on('draw', (tick: draw.DrawTick) => ticks.push(tick))
  await once(socket as never, 'connect')
  socket.emit('watchDraws', [channel])
  await until(async () => server.deps.realtime.isDrawWatched(channel))
  return { ticks, close: () => socket.disconnect() }
}

test('nothing that leaves the server tells a round before it is drawn, nor its link before the end', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const draws = await leadDraws(server)
  const chains = createChainKeeper(server.deps)
  const look = createDrawLook(server.deps)
  const player = await playerWith(server, 100_000n)
  const heard = await hearDraws('double')
  const own = await connectAs(server, player)
  const texts: string[] = []
  const get = async (call: Parameters<typeof callAs>[1], params: object) =>
    texts.push(JSON.stringify(await callAs(server, call, { params })))

  for (let round = 1; round <= 4; round++) {
    await draws.step(draws.slot('double').endAt)
    const slot = draws.slot('double')
    for (const instant of [slot.openAt, slot.lockAt - 1, slot.lockAt, slot.completeAt - 1]) {
      await draws.step(instant)
      if (instant === slot.openAt) {
        texts.push(JSON.stringify(dataOf(await betDouble(player, { roundId: slot.roundId }))))
      }
      server.clock.advance(500)
      await get(draw.currentDraw, { channel: 'double' })
      await get(draw.drawRounds, { channel: 'double' })
      await get(draw.drawProof, { channel: 'double', roundId: slot.roundId })
      await get(draw.drawChains, { channel: 'double' })
      texts.push(JSON.stringify(await myBets(player, 'double')))
      server.clock.advance(-500)
      await look()
      const shown = dataOf(
        await callAs(server, draw.drawProof, {
          params: { channel: 'double', roundId: slot.roundId },
        }),
      )
      const isOpen = instant < slot.lockAt
      expect(shown.round.outcome === null).toBe(isOpen)
      // from here on every link of the chain is still a secret
      const { chainId, position } = shown.round
      const sent = [...texts, JSON.stringify(heard.ticks)].join('\n')
      for (let later = position; later < position + 20; later++) {
        expect(sent).not.toContain(await chains.seedAt(BigInt(chainId), later))
      }
    }
    await draws.step(slot.completeAt)
    await look()
    await until(async () =>
      heard.ticks.some((tick) => tick.round.roundId === slot.roundId && tick.round.seed !== null),
    )
    await until(async () => own.heard('drawSettled').length === round)
  }
  const told = heard.ticks.map(({ round }) => round)
  const early = told.filter(({ state }) => state === 'open' || state === 'locked')
  expect(early.length).toBeGreaterThan(0)
  expect(early.every((round) => round.outcome === null)).toBe(true)
  expect(told.every((round) => round.state === 'settled' || round.seed === null)).toBe(true)
  expect(JSON.stringify(own.heard('drawSettled'))).toContain('"stake":"1.00"')
  heard.close()
  own.close()
})

test('the public socket hears a period of luckyColor end although the next one is open', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const draws = await leadDraws(server)
  const look = createDrawLook(server.deps)
  const heard = await hearDraws('lucky30s')
  await draws.step(draws.slot('lucky30s').endAt)
  await look()
  const slot = draws.slot('lucky30s')
  const player = await playerWith(server, 1_000n)
  await betLucky(player, { roundId: slot.roundId, selection: 'big' })
  await look()
  await draws.step(slot.endAt)
  await look()
  await until(async () => heard.ticks.length >= 3)
  expect(heard.ticks[0]!.totals).toEqual([{ selection: 'big', bets: 1, stake: '1.00' }])
  expect(heard.ticks.map(({ round }) => `${round.roundId} ${round.state}`)).toEqual([
    `${slot.roundId} open`,
    `${slot.roundId} settled`,
    `${draws.slot('lucky30s').roundId} open`,
  ])
  heard.close()
})

test('[GAM-17] two processes that settle one round at once, and broken connections, pay each bet once', async () => {
  const draws = await leadDraws(server)
  const players: TestPlayer[] = []
  for (let i = 0; i < 24; i++) players.push(await playerWith(server, 1_000n))
  await draws.step(draws.slot('double').endAt)
  const slot = draws.slot('double')
  await Promise.all(
    players.map((player, i) =>
      betDouble(player, { roundId: slot.roundId, selection: i % 2 === 0 ? 'red' : 'black' }),
    ),
  )
  await draws.step(slot.lockAt)
  const second = await secondServer()
  const otherDraws = await leadDraws(second)
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  const settling = [draws.step(slot.completeAt), otherDraws.step(slot.completeAt)]
  await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await Promise.allSettled(settling)
  await owner.end()

  // whatever is left is done by the next step of anybody
  await until(async () => {
    await otherDraws.step().catch(() => undefined)
    return (await settledRounds('double').catch(() => [])).some(
      (round) => round.roundId === slot.roundId,
    )
  })
  const { outcome } = (await settledRounds('double'))[0]!
  for (const [i, player] of players.entries()) {
    const wins = doubleColor(outcome!) === (i % 2 === 0 ? 'red' : 'black')
    expect(await cashOf(player)).toMatchObject({
      balance: wins ? '11.00' : '9.00',
      held: '0.00',
    })
  }
})

test('when the leader’s connection dies another process goes on, and no round is drawn twice', async () => {
  const second = await secondServer()
  const ending = new AbortController()
  const running = [server, second].map(({ deps }) => runDraws(deps, ending.signal))
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  const player = await playerWith(server, 10_000n)
  const clocks = [server.clock, second.clock]
  const moveTo = (ms: number) => {
    for (const clock of clocks) clock.advance(ms - clock.now().getTime())
  }
  const newest = async () => {
    const round = await newestRound(server.deps, 'double')
    return round && roundView(round)
  }
  const leaders = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `SELECT pid FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND database =
              (SELECT oid FROM pg_database WHERE datname = current_database())
          AND (classid::bigint << 32 | objid::bigint) = hashtextextended('draws.rounds', 7)`,
    )
    return rows.map((row) => row.pid)
  }
  const opensAfter = async (roundId: string | undefined) => {
    await until(async () => {
      const round = await newest()
      return round?.state === 'open' && round.roundId !== roundId
    })
    return (await newest())!
  }
  moveTo(server.clock.now().getTime() + 30_000)
  let round = await opensAfter(undefined)
  const bets: string[] = []
  for (let turn = 1; turn <= 3; turn++) {
    expect((await betDouble(player, { roundId: round.roundId })).status).toBe(200)
    bets.push(round.roundId)
    const [leader] = await leaders()
    await owner.query('SELECT pg_terminate_backend($1)', [leader])
    moveTo(Date.parse(round.completeAt))
    await until(async () =>
      (await settledRounds('double')).some((over) => over.roundId === round.roundId),
    )
    // a leader that settled before it noticed that it leads no more leaves nobody leading for a moment
    await until(async () => (await leaders()).length > 0)
    expect(await leaders()).toHaveLength(1)
    moveTo(Date.parse(round.endAt))
    round = await opensAfter(round.roundId)
  }
  ending.abort()
  await Promise.all(running)
  await owner.end()

  const rounds = await settledRounds('double')
  const positions = rounds.map((over) => over.position)
  expect(positions.toReversed()).toEqual(positions.map((_, i) => i + 1))
  const mine = await myBets(player, 'double')
  expect(mine.map((bet) => bet.roundId).toReversed()).toEqual(bets)
  expect(mine.every((bet) => bet.status === 10 || bet.status === 20)).toBe(true)
  const won = mine.filter((bet) => bet.status === 10).length
  expect(await cashOf(player)).toMatchObject({
    balance: `${97 + won * 2}.00`,
    held: '0.00',
  })
})
