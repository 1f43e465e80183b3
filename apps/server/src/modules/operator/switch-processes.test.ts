import { randomUUID } from 'node:crypto'
import { LIVE_NAMESPACE, SOCKET_PATH, casino, game, ops, order, refusals } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LISTENER_NAME } from '../../platform/listen.ts'
import { startServerProcess } from '../../testkit/server-process.ts'
import type { ServerProcess } from '../../testkit/server-process.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

/** The back office’s process; what it decides must hold in processes of their own. */
let desk: TestServer
let player: TestPlayer
const processes: ServerProcess[] = []

beforeAll(async () => {
  desk = await startTestServer()
  // the processes go by the real time
  desk.clock.advance(Date.now() - desk.clock.now().getTime())
  player = await registerPlayer(desk)
  await passKyc(player, '52998224725')
  await giveCash(desk, player.playerId, 100_000n)
  const settings = {
    DATABASE_URL: desk.url,
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    WINS_FEED: 'off',
  }
  for (let count = 0; count < 2; count++) processes.push(await startServerProcess(settings))
})
afterAll(async () => {
  // they are gone before anything waits: one that stays holds the output of the whole run open
  await Promise.all(processes.map((one) => one.kill9()))
  await desk.verify()
  await desk.close()
})

const { service_suspended: suspended } = refusals
const within = { timeout: 60_000, interval: 25 }

const dice = (at: ServerProcess) =>
  at.call(
    game.betDice,
    { body: { stake: '1.00', target: 5_050, direction: 'over' } },
    { token: player.token, key: randomUUID() },
  )
const limbo = (at: ServerProcess) =>
  at.call(
    casino.betLimbo,
    { body: { stake: '1.00', target: 200 } },
    { token: player.token, key: randomUUID() },
  )
const deposit = (at: ServerProcess) =>
  at.call(
    order.prePay,
    { params: { pkgId: 'brl-20' }, body: { gift: 0, pkgId: 'brl-20', isapp: 0 } },
    { token: player.token },
  )

const statuses = async (press: (at: ServerProcess) => Promise<{ status: number }>) =>
  (await Promise.all(processes.map(press))).map(({ status }) => status)

const stop = async (name: ops.switches.SwitchName) => {
  const admin = await operatorWith(desk, ['admin'])
  const params = { name }
  dataOf(await admin.call(ops.switches.stop, { params, body: { reason: 'investigação' } }))
}

const release = async (name: ops.switches.SwitchName) => {
  const [maker, checker] = [
    await operatorWith(desk, ['admin']),
    await operatorWith(desk, ['admin']),
  ]
  const params = { name }
  const { approvalId } = dataOf(
    await maker.call(ops.switches.release, { params, body: { reason: 'conferido' } }),
  )
  dataOf(await checker.call(ops.approvals.approve, { params: { approvalId }, body: {} }))
}

const both = (status: number) => [status, status]

test('[ACC-09] what one process stops is stopped in the others, which go on with everything else', async () => {
  expect(await statuses(dice)).toEqual(both(200))
  await stop('game:dice')
  await expect.poll(() => statuses(dice), within).toEqual(both(suspended.status))
  expect(await statuses(limbo)).toEqual(both(200))

  await stop('deposits')
  await expect.poll(() => statuses(deposit), within).toEqual(both(suspended.status))
  expect(await statuses(limbo)).toEqual(both(200))

  await release('game:dice')
  await expect.poll(() => statuses(dice), within).toEqual(both(200))
  expect(await statuses(deposit)).toEqual(both(suspended.status))
})

test('[ACC-09] maintenance stops everything in every process, and ends with a second person', async () => {
  const [deposits, dices] = [await statuses(deposit), await statuses(dice)]
  await stop('maintenance')
  await expect.poll(() => statuses(limbo), within).toEqual(both(suspended.status))
  expect(await statuses(dice)).toEqual(both(suspended.status))
  await release('maintenance')
  await expect.poll(() => statuses(limbo), within).toEqual(both(200))
  // what was stopped by itself stays so
  expect([await statuses(deposit), await statuses(dice)]).toEqual([deposits, dices])
})

test('[ACC-09] [R107] who looks at a game hears of its stop and release at whichever process', async () => {
  const visitors = processes.map(({ url }) => {
    const socket = io(url + LIVE_NAMESPACE, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
    })
    const heard: boolean[] = []
    socket.on('gameStops', ({ luckyColor }: game.GameStops) => heard.push(luckyColor.isStopped))
    socket.on('connect', () => socket.emit('watchStops', true))
    return { socket, heard }
  })
  const last = () => visitors.map(({ heard }) => heard.at(-1))
  try {
    await expect.poll(last, within).toEqual([false, false])
    await stop('game:luckyColor')
    await expect.poll(last, within).toEqual([true, true])
    await release('game:luckyColor')
    await expect.poll(last, within).toEqual([false, false])
  } finally {
    for (const { socket } of visitors) socket.disconnect()
  }
})

test('[ACC-09] a process that could not hear catches up by itself, and one that starts knows at once', async () => {
  // nobody hears the next change: whoever listened has lost the connection that it listened on
  const cut = `SELECT count(pg_terminate_backend(pid)) AS cut FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = '${LISTENER_NAME}'`
  const owner = createPool({ url: desk.url, as: 'owner', max: 1 })
  const { rows } = await owner.query<{ cut: bigint }>(cut)
  await owner.end()
  expect(Number(rows[0]!.cut)).toBeGreaterThanOrEqual(processes.length)
  await stop('games')
  await expect.poll(() => statuses(limbo), within).toEqual(both(suspended.status))
  const late = await startServerProcess({
    DATABASE_URL: desk.url,
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
  processes.push(late)
  expect((await limbo(late)).status).toBe(suspended.status)
})
