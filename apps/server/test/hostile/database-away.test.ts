import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game, headerNames, pathOf, refusals } from '@jogada/contract'
import type { CallDefinition, Envelope } from '@jogada/contract'
import { migrate, startPostgres } from '@jogada/postgres'
import type { RunningPostgres } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverMigrations } from '../../src/migrations/index.ts'
import { contractCalls } from '../../src/testkit/contract-calls.ts'
import { hostileRequests } from '../../src/testkit/hostile-inputs.ts'
import { operatorWith } from '../../src/testkit/test-operator.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../src/testkit/test-player.ts'
import type { TestPlayer } from '../../src/testkit/test-player.ts'
import { serverOn } from '../../src/testkit/test-server.ts'
import type { TestServer } from '../../src/testkit/test-server.ts'

const EACH = 4
const known = new Set(Object.values(refusals).map(({ http, status }) => `${http}/${status}`))
const BARE = `${refusals.internal_error.http}/${refusals.internal_error.status}`

let folder: string
let database: RunningPostgres
let server: TestServer
let player: TestPlayer
let staff: string

const startDatabase = (port?: number) =>
  startPostgres({ dataDir: join(folder, 'postgres'), ...(port === undefined ? {} : { port }) })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-away-'))
  await chmod(folder, 0o755)
  database = await startDatabase()
  await migrate({ url: database.url, sources: serverMigrations })
  server = await serverOn(database.url, { DATA_DIR: folder })
  player = await registerPlayer(server)
  await passKyc(player, '52998224725')
  await giveCash(server, player.playerId, 10_000n)
  staff = (await operatorWith(server, ['admin'])).token
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const bet = (key: string) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5050, direction: 'over' } }, { key })

async function answerOf(call: CallDefinition) {
  const said = new Set<string>()
  for (const { params, query, payload, contentType } of hostileRequests(call, 7, EACH)) {
    const response = await server.app.inject({
      method: call.method,
      url: `${pathOf(call.path, params)}${query ? `?${query}` : ''}`,
      headers: {
        [headerNames.authorization]: call.auth === 'operator' ? staff : player.token,
        [headerNames.deviceId]: 'device-of-a-test',
        [headerNames.idempotencyKey]: randomUUID(),
        ...(payload === null ? {} : { 'content-type': contentType }),
      },
      ...(payload === null ? {} : { payload }),
    })
    if (!response.headers['content-type']?.includes('json')) continue
    said.add(`${response.statusCode}/${response.json<Envelope<unknown>>().status}`)
  }
  return said
}

test('[OPS-01] while the database is away every call says so, and afterwards all goes on', async () => {
  const keys = { before: randomUUID(), during: randomUUID() }
  const first = dataOf(await bet(keys.before))
  const port = Number(new URL(database.url).port)
  await database.kill()

  const lost = bet(keys.during)
  const wrong: string[] = []
  let unavailable = 0
  for (const { name, call } of contractCalls) {
    for (const said of await answerOf(call)) {
      if (said === '503/1053') unavailable++
      if (said === BARE || (said !== '200/200' && !known.has(said))) wrong.push(`${name} ${said}`)
    }
  }
  expect(wrong).toEqual([])
  expect(unavailable).toBeGreaterThan(contractCalls.length / 2)
  expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(503)
  expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)

  database = await startDatabase(port)
  await vi.waitFor(
    async () => expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(200),
    { timeout: 60_000, interval: 100 },
  )
  // whatever became of it: under its key it is decided once
  await lost
  expect(dataOf(await bet(keys.before))).toEqual(first)
  const decided = dataOf(await bet(keys.during))
  expect(dataOf(await bet(keys.during))).toEqual(decided)
})
