import { randomUUID } from 'node:crypto'
import { auth, casino, user } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { drawMines } from '@jogada/core/games/mines'
import { createLedger, verifyLedger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { TestDatabase } from '@jogada/postgres/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../../migrations/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { freePort, startServerProcess } from '../../testkit/server-process.ts'
import type { Answered, ServerProcess } from '../../testkit/server-process.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'

let database: TestDatabase
let settings: Record<string, string> & { DATABASE_URL: string }
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase(serverMigrations)
  settings = {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  }
  server = await startServerProcess(settings)
})

afterAll(async () => {
  await server.stop()
  const pool = createPool({ url: database.url, as: 'owner', max: 1 })
  const report = await verifyLedger(pool)
  await pool.end()
  await database.drop()
  if (report.firstBadRow) throw new Error(`the ledger is wrong: ${report.firstBadRow}`)
})

async function playerWithMoney(): Promise<string> {
  await server.drawCaptcha('40000001')
  const { data } = await server.call(auth.register, {
    body: {
      username: 'power.cut@example.com',
      country: '+55',
      phone: '11987654321',
      pwd: 'calçadão-9-ondas',
      pwd1: 'calçadão-9-ondas',
      codeId: '40000001',
      captCode: CAPTCHA,
      isapp: 0,
    },
  })
  const ledger = await createLedger({ url: database.url, clock: systemClock, lanes: 1 })
  const amount = centavos(10_000n)
  await ledger.submit(1n, () => ({
    key: randomUUID(),
    bodyHash: 'test',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: negate(amount) },
      { account: 'cash', amount },
    ],
  }))
  await ledger.close()
  return data!.access_token
}

/** Makes a call, pulls the plug while it is under way, and asks again when the power is back. */
async function throughPowerCut<const C extends CallDefinition>(
  token: string,
  definition: C,
  input: CallInput<C>,
): Promise<Answered<CallReply<C>>> {
  const options = { token, key: randomUUID() }
  const lost = server.call(definition, input, options).catch(() => null)
  await server.kill9()
  const heard = await lost
  server = await startServerProcess(settings)
  const answer = await server.call(definition, input, options)
  expect(heard === null || JSON.stringify(heard) === JSON.stringify(answer)).toBe(true)
  return answer
}

async function safeTiles(): Promise<number[]> {
  const pool = createPool({ url: database.url, as: 'application', max: 1 })
  const { rows } = await pool.query<{ server_seed: string; client_seed: string; nonce: bigint }>(
    `SELECT server_seed, client_seed, nonce FROM casino.open_round
       JOIN casino.seed_pair USING (player_id, seed_pair_id)`,
  )
  await pool.end()
  const [row] = rows
  const seeds = {
    serverSeed: row!.server_seed,
    clientSeed: row!.client_seed,
    nonce: Number(row!.nonce),
  }
  const board = drawMines(seeds, { mines: 3 })
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !board.includes(tile))
}

test('[GAM-17] kill -9 at the start, at a pick and at the cash-out: the round goes on and pays once', async () => {
  const token = await playerWithMoney()
  const started = await throughPowerCut(token, casino.betMines, {
    body: { stake: '10.00', mines: 3 },
  })
  const { roundId } = started.data!.round
  const [first] = await safeTiles()
  const picked = await throughPowerCut(token, casino.pickMines, {
    body: { roundId, tile: first! },
  })
  expect(picked.data!.round).toMatchObject({ picks: [first], status: 0 })
  const open = await server.call(casino.openRounds, {}, { token })
  expect(open.data!.rounds).toEqual([picked.data!.round])
  const paid = await throughPowerCut(token, casino.cashOutMines, { body: { roundId } })
  expect(paid.data!.round).toMatchObject({ status: 10, payout: '11.25' })

  const balance = await server.call(user.getBalance, {}, { token })
  expect(balance.data).toMatchObject({ balance: '101.25', held: '0.00' })
  const rounds = await server.call(casino.minesRounds, {}, { token })
  expect(rounds.data).toEqual([paid.data!.round])
})
