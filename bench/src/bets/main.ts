import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RowWriter } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { migrateServer } from '@jogada/server/src/migrations/index.ts'
import {
  changeRow,
  ticketRows,
  unchanged,
} from '@jogada/server/src/modules/sportsbook/bets/ticket-store.ts'
import type { StoredTicket } from '@jogada/server/src/modules/sportsbook/bets/ticket-store.ts'
import type { Pool } from 'pg'
import { partitionBets } from './partition.ts'
import { insertBets, insertEvents, MATCH } from '../settlement/bets.ts'

const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '100000' },
    times: { type: 'string', default: '400' },
    partitions: { type: 'string', default: '0,3,13,37' },
  },
})
const times = Number(values.times)
const size = { bets: Number(values.bets), wallets: 5000 }
/** What a lane sends at a quiet hour and under load. */
const batches = [1, 64]
/** As in the lanes of the ledger. */
const plans = ['plan_cache_mode=force_generic_plan', 'jit=off']
for (const method of ['seqscan', 'hashjoin', 'mergejoin']) plans.push(`enable_${method}=off`)

const LIST = `SELECT * FROM sportsbook.bet WHERE player_id = $1
  ORDER BY placed_at DESC, bet_id DESC LIMIT 50`

console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)};`,
)
console.log(`${size.bets} bets; CPU of the database per statement, in µs, by rows of a batch`)
const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
await chmod(dataDir, 0o755)
const server = await startPostgres({ dataDir })

for (const partitions of values.partitions.split(',').map(Number)) {
  const pool = await open(partitions)
  const told: string[] = []
  /** How often each bet was changed. */
  const changes = new Map<number, number>()
  for (const rows of batches) told.push(...(await measureWrites(pool, rows, changes)))
  told.push(
    `a player's list ${await cost(pool, () => pool.query(LIST, [1 + random(size.wallets)]))}`,
  )
  const list = { name: 'list', text: LIST }
  const prepared = await cost(pool, () =>
    pool.query({ ...list, values: [1 + random(size.wallets)] }),
  )
  console.log(`  ${partitions || 'no'} partitions: ${told.join(', ')}, prepared ${prepared}`)
  await pool.end()
}
await server.drop()

/** A database with open bets whose tables have so many partitions. */
async function open(partitions: number): Promise<Pool> {
  const at = new URL(server.url)
  at.pathname = `/bets_${partitions}`
  const admin = createPool({ url: server.url, as: 'owner', max: 1 })
  await admin.query(`CREATE DATABASE bets_${partitions}`)
  await admin.end()
  await migrateServer(String(at))
  const pool = createPool({ url: String(at), as: 'owner', max: 1 })
  if (partitions > 0) await partitionBets(pool, partitions)
  await insertEvents(pool)
  await insertBets(pool, size)
  for (const plan of plans) await pool.query(`SET ${plan.replace('=', ' = ')}`)
  return pool
}

/** The lane's own statements of a bet: its rows, the lock on what it was read as, its change. */
async function measureWrites(
  pool: Pool,
  rows: number,
  changes: Map<number, number>,
): Promise<string[]> {
  const known = () => Array.from({ length: rows }, () => 1 + random(size.bets))
  let next = 20_000_000_000n * BigInt(rows)
  const placed = () => Array.from({ length: rows }, () => ticketRows(ticket(1n, next++)))
  const write = (text: 0 | 1) => () => {
    const some = placed().map((writes) => writes[text]!)
    return run(
      pool,
      some[0]!.writer,
      some.map((one) => one.values),
    )
  }
  const bet = await cost(pool, write(0))
  const leg = await cost(pool, write(1))
  const lock = await cost(pool, () => {
    const some = known().map((i) => unchanged(keyOf(i)))
    return run(
      pool,
      some[0]!.check,
      some.map((one, i) => [i + 1, ...one.values]),
      { position: 'int' },
    )
  })
  const change = await cost(pool, async () => {
    const some = [...new Set(known())].map((i) => {
      const { player_id, bet_id } = keyOf(i)
      const revision = changes.get(i) ?? 0
      changes.set(i, revision + 1)
      return changeRow({ ...ticket(player_id, bet_id).bet, revision }, {})
    })
    return run(
      pool,
      some[0]!.writer,
      some.map((one) => one.values),
    )
  })
  return [`${rows} rows: bet ${bet}, leg ${leg}, lock ${lock}, change ${change}`]
}

function keyOf(i: number) {
  const player_id = BigInt(1 + (i % size.wallets))
  return { player_id, bet_id: 10_000_000_000n + BigInt(i), revision: 0 }
}

function ticket(player_id: bigint, bet_id: bigint): StoredTicket {
  const placed_at = new Date()
  const bet = {
    player_id,
    bet_id,
    placed_at,
    kind: 'single',
    sizes: '',
    lines: 1,
    stake: 100n,
    open_stake: 100n,
    odds: 2000n,
    odds_policy: 'better',
    potential: 200n,
    charged: 100n,
    licence_profile: 'open',
    rules_version: 1,
    address: '127.0.0.1',
    device_id: 'bench',
    decide_at: null,
    status: 0,
    payout: null,
    settled_at: null,
    result: null,
    leg_results: null,
    cashed_out: 0n,
    reason: null,
    revision: 0,
    sold: false,
  } satisfies StoredTicket['bet']
  const leg = {
    player_id,
    bet_id,
    place: 0,
    event_id: MATCH,
    sport: 'football',
    competition: 'Bench',
    home: 'A',
    away: 'B',
    starts_at: placed_at,
    replay: false,
    market_key: '1x2',
    specifiers: {},
    outcome_id: `${MATCH}/1x2/@home`,
    outcome: 'home',
    is_banker: false,
    seen_odds: 2000n,
    odds: 2000n,
    price_version: 1n,
    charged: 0n,
    closings: 0,
    phase_at_placement: 0,
    minute_at_placement: null,
    home_at_placement: null,
    away_at_placement: null,
  } satisfies StoredTicket['legs'][number]
  return { bet, legs: [leg] }
}

/** Runs a writer over rows, as the ledger does. */
function run(
  pool: Pool,
  { name, columns, sql }: RowWriter,
  rows: readonly (readonly unknown[])[],
  before: Readonly<Record<string, string>> = {},
) {
  const all = Object.entries({ ...before, ...columns })
  const arrays = all.map(([, type], i) => `$${i + 1}::${type}[]`)
  const names = all.map(([column]) => column)
  const text = `WITH rows AS (SELECT * FROM unnest(${arrays.join(', ')}) AS r (${names.join(', ')}))
    ${sql}`
  return pool.query({ name, text, values: names.map((_, i) => rows.map((row) => textOf(row[i]))) })
}

/** Numbers and instants as `pg` takes them, objects as JSON. */
function textOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return JSON.stringify(value)
}

/** CPU time of the connection's own server process for one run of `work`, in microseconds. */
async function cost(pool: Pool, work: () => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 20; i++) await work()
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const used = async () =>
    Number((await readFile(`/proc/${rows[0]!.pid}/schedstat`, 'utf8')).split(' ')[0])
  const before = await used()
  for (let i = 0; i < times; i++) await work()
  return Math.round(((await used()) - before) / times / 1000)
}

function random(below: number) {
  return Math.floor(Math.random() * below)
}
