import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, game, order, play, user } from '@jogada/contract'
import { createLedger, verifyLedger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { TestDatabase } from '@jogada/postgres/testing'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../../migrations/index.ts'
import { localDay } from '../../platform/local-day.ts'
import type { Tables } from '../../tables.ts'
import { startDemoProvider } from '../../testkit/demo-provider.ts'
import type { DemoProvider } from '../../testkit/demo-provider.ts'
import { freePort, startServerProcess } from '../../testkit/server-process.ts'
import type { ServerProcess } from '../../testkit/server-process.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { readProviders } from './provider/providers.ts'
import { reconcileStudio } from './reconciliation/reconcile-day.ts'

let database: TestDatabase
let provider: DemoProvider
let server: ServerProcess
let settings: Record<string, string> & { DATABASE_URL: string }
/** Loses the wallet's next answer to a path once it has been made, and what happens then. */
let loss: { path: string; after: () => Promise<void> } | null = null
let lost = 0
const firstDay = localDay(new Date())

/** The line between provider and wallet, on which an answer can be lost. */
const line = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const passing = openRequest(
      server.url + request.url!,
      { method: request.method!, headers: request.headers },
      (answer) => {
        const told: Buffer[] = []
        answer.on('data', (chunk: Buffer) => told.push(chunk))
        answer.on('end', () => {
          if (loss !== null && request.url!.endsWith(loss.path)) {
            const { after } = loss
            loss = null
            lost++
            void after().then(() => response.destroy())
            return
          }
          response.writeHead(answer.statusCode!, answer.headers)
          response.end(Buffer.concat(told))
        })
      },
    )
    passing.on('error', () => response.destroy())
    passing.end(Buffer.concat(chunks))
  })
})

beforeAll(async () => {
  database = await createTestDatabase(serverMigrations)
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo
  provider = await startDemoProvider(`http://127.0.0.1:${port}/api/seamless/orla`)
  settings = {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    ...provider.settings,
  }
  server = await startServerProcess(settings)
})

afterAll(async () => {
  await provider.close()
  await server.stop()
  line.close()
  const pool = createPool({ url: database.url, as: 'owner', max: 1 })
  const report = await verifyLedger(pool)
  await pool.end()
  await database.drop()
  if (report.firstBadRow) throw new Error(`the ledger is wrong: ${report.firstBadRow}`)
})

const CASH = 10_000
let players = 0

async function playerWithCash() {
  const codeId = String(40_000_000 + ++players)
  await server.drawCaptcha(codeId)
  const { data } = await server.call(auth.register, {
    body: {
      username: `slot${players}@example.com`,
      country: '+55',
      phone: '11987654321',
      pwd: 'calçadão-9-ondas',
      pwd1: 'calçadão-9-ondas',
      codeId,
      captCode: CAPTCHA,
      isapp: 0,
    },
  })
  const ledger = await createLedger({ url: database.url, clock: { now: () => new Date() } })
  await ledger.submit(BigInt(players), () => ({
    key: randomUUID(),
    bodyHash: 'test',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: -BigInt(CASH) as never },
      { account: 'cash', amount: BigInt(CASH) as never },
    ],
  }))
  await ledger.close()
  return data!.access_token
}

async function openSlot(token: string) {
  const launched = await expectLaunch(token)
  return provider.enter(launched)
}

async function expectLaunch(token: string): Promise<string> {
  let url: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await server.call(
          play.launch,
          { body: { gameCode: 'orla.feira' } },
          { token },
        )
        url = answer.data?.url
        return answer.status
      },
      { timeout: 60_000 },
    )
    .toBe(200)
  return url!
}

const cash = async (token: string) =>
  Math.round(Number((await server.call(user.getBalance, {}, { token })).data!.balance) * 100)

const isLocked = async (token: string) =>
  (await server.call(order.getWithdraw, {}, { token })).data!.lock

const killServer = async () => {
  await server.kill9()
  server = await startServerProcess(settings)
}

test('[R153] a slot of another studio plays for real money through the wallet alone', async () => {
  const token = await playerWithCash()
  const { seat, balance } = await openSlot(token)
  expect(balance).toBe(CASH)
  expect((await server.call(game.inPlay, {}, { token })).data).toEqual({ game: 'orla.feira' })
  let expected = CASH
  for (let round = 0; round < 8; round++) {
    const spin = await provider.spin(seat, 500)
    expected += spin.payout - 500
    expect(spin).toMatchObject({ outcome: 'played', balance: expected })
  }
  expect(await cash(token)).toBe(expected)
  expect(await isLocked(token)).toBe(false)
  await server.call(game.stopGame, {}, { token })
  expect((await provider.spin(seat, 500)).outcome).toBe('refused')
  expect(await cash(token)).toBe(expected)
})

test('wallet contract 9: killed between the commit of a stake and its answer: asked again, it counts once', async () => {
  const token = await playerWithCash()
  const { seat } = await openSlot(token)
  const before = lost
  loss = { path: '/transaction/bet', after: killServer }
  const spin = await provider.spin(seat, 500)
  expect(lost).toBe(before + 1)
  expect(spin.outcome).toBe('played')
  expect(await cash(token)).toBe(CASH - 500 + spin.payout)
  expect(await isLocked(token)).toBe(false)
})

test('wallet contract 9: killed between the commit of a prize and its answer: told again, it is paid once', async () => {
  const token = await playerWithCash()
  const { seat } = await openSlot(token)
  const before = lost
  loss = { path: '/transaction/win', after: killServer }
  const spin = await provider.spin(seat, 500)
  expect(lost).toBe(before + 1)
  expect(spin.outcome).toBe('played')
  await expect.poll(() => cash(token), { timeout: 60_000 }).toBe(CASH - 500 + spin.payout)
  expect(await isLocked(token)).toBe(false)
})

test('a stake that a studio took and never drew for goes back when the studio stands again', async () => {
  const token = await playerWithCash()
  const { seat } = await openSlot(token)
  const requestId = randomUUID()
  loss = { path: '/transaction/bet', after: () => Promise.resolve() }
  const first = provider.spin(seat, 500, requestId)
  await first
  loss = { path: '/transaction/bet', after: () => provider.kill9() }
  await provider.spin(seat, 500).catch(() => undefined)
  expect(await cash(token)).toBe(CASH - 1000 + (await first).payout)
  expect(await isLocked(token)).toBe(true)
  await provider.restart()
  // what was staked but never drawn goes back
  await expect.poll(() => cash(token), { timeout: 60_000 }).toBe(CASH - 500 + (await first).payout)
  expect(await isLocked(token)).toBe(false)
  expect((await provider.spin(seat, 500, requestId)).payout).toBe((await first).payout)
})

test('wallet contract 8: after all of it the books of the studio and ours agree', async () => {
  const pool = createPool({ url: database.url, as: 'owner', max: 2 })
  const deps = {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    clock: { now: () => new Date() },
  }
  const [studio] = readProviders({
    ...settings,
    DEMO_PROVIDER_ADDRESSES: '127.0.0.1',
    DEMO_PROVIDER_LARGEST_CREDIT: '1000000.00',
  })
  for (const day of new Set([firstDay, localDay(new Date())])) {
    expect(await reconcileStudio(deps, studio!, day)).toEqual([])
  }
  const { rows } = await pool.query<{ stated: string; kept: string }>(
    'SELECT sum(stated) AS stated, sum(kept) AS kept FROM aggregator.reconciliation',
  )
  await pool.end()
  expect(Number(rows[0]!.stated)).toBeGreaterThan(6)
  expect(Number(rows[0]!.kept)).toBeGreaterThan(6)
})
