import { randomUUID } from 'node:crypto'
import { auth, game, order, sport, user } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { TestDatabase } from '@jogada/postgres/testing'
import { verifyLedger } from '@jogada/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from './migrations/index.ts'
import { startPixSandbox } from './testkit/pix-sandbox.ts'
import type { PixSandbox } from './testkit/pix-sandbox.ts'
import { freePort, startServerProcess } from './testkit/server-process.ts'
import type { ServerProcess } from './testkit/server-process.ts'
import { CAPTCHA } from './testkit/test-server.ts'

type Round = CallReply<typeof game.betDice>

let database: TestDatabase
let bank: PixSandbox
let settings: Record<string, string> & { DATABASE_URL: string }
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase(serverMigrations)
  bank = await startPixSandbox()
  settings = {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PIX_BASE_URL: bank.url,
    REPLAY_SPEED: '6',
  }
  server = await startServerProcess(settings)
})

afterAll(async () => {
  await server.stop()
  const pool = createPool({ url: database.url, as: 'owner', max: 1 })
  const report = await verifyLedger(pool)
  await pool.end()
  await bank.close()
  await database.drop()
  if (report.firstBadRow) throw new Error(`the ledger is wrong: ${report.firstBadRow}`)
})

const CPFS = ['52998224725', '11144477735', '39053344705', '12345678909']
const PASSWORD = 'calçadão-9-ondas'

async function newPlayer(index: number): Promise<string> {
  const codeId = String(30_000_000 + index)
  await server.drawCaptcha(codeId)
  const { data } = await server.call(auth.register, {
    body: {
      username: `crash${index}@example.com`,
      country: '+55',
      phone: '11987654321',
      pwd: PASSWORD,
      pwd1: PASSWORD,
      codeId,
      captCode: CAPTCHA,
      isapp: 0,
    },
  })
  const token = data!.access_token
  await server.call(
    user.updateKyc,
    { body: { name: 'Ana Lima Souza', cardNo: CPFS[index]! } },
    { token },
  )
  return token
}

async function newCharge(token: string, price: string) {
  const { data: packages } = await server.call(order.getPrices, {}, { token })
  const chosen = packages!.find((entry) => entry.price === price)!
  const { data } = await server.call(
    order.prePay,
    { params: { pkgId: chosen.pkgId }, body: { gift: 1, pkgId: chosen.pkgId, isapp: 0 } },
    { token },
  )
  const page = await fetch(server.url + data!.url)
  const codigo = /000201[0-9A-Za-z .,$%*+/:_-]+6304[0-9A-F]{4}/.exec(await page.text())![0]
  return { orderId: data!.orderId, codigo }
}

async function until<T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (good(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const isPaid = async (token: string, orderId: string) =>
  (await server.call(order.getStatus, { params: { orderId } }, { token })).data?.status === '10'

const balanceOf = async (token: string) => (await server.call(user.getBalance, {}, { token })).data!

const diceBet = (token: string, key: string) =>
  server.call(
    game.betDice,
    { body: { stake: '0.50', target: 5050, direction: 'over' } },
    { token, key },
  )

async function betThroughKills(token: string, kills: number) {
  const answered = new Map<string, Round>()
  const unknown: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const killed = new AbortController()
    const betting = Array.from({ length: 4 }, async () => {
      while (!killed.signal.aborted) {
        const key = randomUUID()
        try {
          const answer = await diceBet(token, key)
          if (answer.status === 200) answered.set(key, answer.data!)
        } catch {
          unknown.push(key)
        }
      }
    })
    await until(
      () => Promise.resolve(answered.size),
      (size) => size >= 15 * (kill + 1),
    )
    await server.kill9()
    killed.abort()
    await Promise.all(betting)
    server = await startServerProcess(settings)
  }
  return { answered, unknown }
}

/**
 * Reads all balances in one snapshot after the other until `isOver`; gives those that are wrong.
 */
async function watchBalances(isOver: AbortSignal) {
  const pool = createPool({ url: database.url, as: 'application', max: 1 })
  const wrong: unknown[] = []
  let reads = 0
  while (!isOver.aborted) {
    const { rows } = await pool.query<{ sum: bigint; owing: bigint }>(
      `SELECT sum(balance)::bigint AS sum, count(*) FILTER (WHERE owner > 0 AND balance < 0) AS owing
         FROM ledger.account`,
    )
    reads++
    if (rows[0]!.sum !== 0n || rows[0]!.owing !== 0n) wrong.push(rows[0])
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await pool.end()
  return { reads, wrong }
}

test('[SEC-09] [TST-01] [TST-02] [TST-06] [OPS-01] kill -9 in the middle of bets: each key was played once or never, and answers stand', async () => {
  const token = await newPlayer(0)
  const { orderId, codigo } = await newCharge(token, '100.00')
  await bank.pay({ codigo, cpf: CPFS[0]! })
  await until(() => isPaid(token, orderId), Boolean)

  const over = new AbortController()
  const watching = watchBalances(over.signal)
  const { answered, unknown } = await betThroughKills(token, 3)
  over.abort()
  const { reads, wrong } = await watching
  expect(reads).toBeGreaterThan(10)
  expect(wrong).toEqual([])
  for (const [key, first] of answered) expect((await diceBet(token, key)).data).toEqual(first)
  for (const key of unknown) {
    const first = await diceBet(token, key)
    expect((await diceBet(token, key)).data).toEqual(first.data)
  }
  const { balance, held } = await balanceOf(token)
  const pool = createPool({ url: database.url, as: 'application', max: 1 })
  const { rows } = await pool.query<{ expected: bigint; rounds: bigint; nonces: bigint }>(
    `SELECT 10000 + sum(payout - stake)::bigint AS expected, count(*) AS rounds,
       max(nonce) AS nonces FROM casino.round`,
  )
  await pool.end()
  expect(BigInt(balance.replace('.', ''))).toBe(rows[0]!.expected)
  expect(rows[0]!.rounds).toBe(rows[0]!.nonces)
  expect(held).toBe('0.00')
})

test('[OPS-01] a charge paid while the server lies dead is credited once when it stands again', async () => {
  const token = await newPlayer(1)
  const { orderId, codigo } = await newCharge(token, '50.00')
  await server.kill9()
  await bank.pay({ codigo, cpf: CPFS[1]! })
  server = await startServerProcess(settings)
  await until(() => isPaid(token, orderId), Boolean)
  expect((await balanceOf(token)).balance).toBe('50.00')
})

test('[OPS-01] an open bet is still open after kill -9, its stake held', async () => {
  // only with the open data there is something to bet on
  await server.stop()
  settings = { ...settings, OPEN_DATA: 'on' }
  server = await startServerProcess(settings)
  const token = await newPlayer(2)
  const { orderId, codigo } = await newCharge(token, '20.00')
  await bank.pay({ codigo, cpf: CPFS[2]! })
  await until(() => isPaid(token, orderId), Boolean)

  const events = await until(
    async () => (await server.call(sport.sportEvents, { query: { when: 'upcoming' } })).data ?? [],
    (list) => list.some((event) => event.markets.some((market) => market.status === 'open')),
  )
  const outcome = events
    .flatMap((event) => event.markets)
    .find((market) => market.status === 'open')!
    .outcomes.find((entry) => entry.open)!
  const body = { outcomeId: outcome.outcomeId, stake: '5.00', seenOdds: outcome.odds }
  const key = randomUUID()
  const placed = await server.call(sport.placeBet, { body }, { token, key })
  expect(placed.status).toBe(200)

  await server.kill9()
  server = await startServerProcess(settings)
  const { data: bets } = await server.call(sport.myBets, { query: { state: 'open' } }, { token })
  expect(bets!.map(({ betId, status }) => ({ betId, status }))).toEqual([
    { betId: placed.data!.bet.betId, status: 0 },
  ])
  expect(await balanceOf(token)).toMatchObject({ balance: '15.00', held: '5.00' })
  expect((await server.call(sport.placeBet, { body }, { token, key })).data).toEqual(placed.data)
})
