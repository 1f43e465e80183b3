import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPool, migrate, startPostgres } from '@jogada/postgres'
import type { RunningPostgres } from '@jogada/postgres'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Verdict } from './command.ts'
import { LedgerClosed } from './errors.ts'
import { createLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { ledgerMigrations } from './migrations.ts'
import { bet, clock, deposit, newKey } from './testkit.ts'
import { verifyLedger } from './verify-ledger.ts'

const run = promisify(execFile)
/** The write-ahead log is written into files of this size, which have their room beforehand. */
const WAL_FILE = 16 * 1024 ** 2
const PLAYERS = Array.from({ length: 8 }, (_, i) => BigInt(i + 1))
const CASH = 1_000_000n

/** Where a file of the running database can be bounded as a disk that is full does. */
const canBound = await run('prlimit', ['--version']).then(
  () => true,
  () => false,
)

async function openCluster({ durable }: { readonly durable: boolean }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'jogada-full-'))
  await chmod(dataDir, 0o755)
  const started: RunningPostgres[] = []
  const start = async (port?: number) => {
    const settings = { shared_buffers: '64MB' }
    const server = await startPostgres({ dataDir, durable, settings, ...(port && { port }) })
    started.push(server)
    return server
  }
  const server = await start()
  await migrate({ url: server.url, sources: [ledgerMigrations] })
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  const ledger = await createLedger({ url: server.url, clock, lanes: 1 })
  for (const player of PLAYERS) await ledger.submit(player, () => deposit(CASH))
  onTestFinished(async () => {
    await ledger.close()
    await owner.end()
    for (const one of started) await one.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { server, owner, ledger, start }
}

/** No process of the database writes into a file behind so many bytes; all of them do again. */
async function boundFiles({ pid }: RunningPostgres, owner: Pool, bytes: number | 'unlimited') {
  const { rows } = await owner.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  // only whose processes they are may bound them
  const { uid, gid } = await stat(`/proc/${pid}`)
  for (const one of [pid, ...rows.map((row) => row.pid)]) {
    const bounding = run('prlimit', ['--pid', String(one), `--fsize=${bytes}:`], { uid, gid })
    await bounding.catch((error: Error) => {
      // one that has ended meanwhile needs no bound
      if (!error.message.includes('No such process')) throw error
    })
  }
}

/** Makes the file of the commands as long as the bound, with rows that nobody ever sees. */
async function fillCommands(owner: Pool) {
  const client = await owner.connect()
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO ledger.command
       (player_id, command_id, batch_no, at, lane, key, body_hash, kind, verdict)
     SELECT 0, -n, 0, '2026-11-01', 0, n::text, '', 'none', 'refused'
       FROM generate_series(1, 200000) AS n`,
  )
  await client.query('ROLLBACK')
  client.release()
}

type Asked = { readonly player: bigint; readonly key: string }

const ask = (ledger: Ledger, { player, key }: Asked) =>
  ledger.submit(player, () => bet(3n, 1n, { key }))

/** Players who bet one after the other until they are told to stop. */
function load(ledger: Ledger) {
  const stopping = new AbortController()
  const answers: (Asked & { readonly verdict: Verdict })[] = []
  const refused: Asked[] = []
  const running = Promise.all(
    PLAYERS.map(async (player) => {
      while (!stopping.signal.aborted) {
        const asked = { player, key: newKey() }
        try {
          answers.push({ ...asked, verdict: await ask(ledger, asked) })
        } catch (error) {
          if (error instanceof LedgerClosed) return
          refused.push(asked)
        }
      }
    }),
  )
  return {
    answers,
    refused,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const until = async (isDone: () => boolean | Promise<boolean>) => {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 5))
}

/** What was answered is there as it was answered, and the books hold nothing else. */
async function expectBooks(
  { ledger, url }: { readonly ledger: Ledger; readonly url: string },
  answers: readonly (Asked & { readonly verdict: Verdict })[],
) {
  for (const { player, key, verdict } of answers) {
    expect(verdict.status).toBe('posted')
    expect((await ledger.find(player, key))?.verdict).toEqual(verdict)
  }
  for (const player of PLAYERS) {
    const mine = answers.filter((answer) => answer.player === player).length
    expect((await ledger.balances(player)).cash.balance).toBe(CASH - 2n * BigInt(mine))
  }
  const pool = createPool({ url, as: 'application', max: 1 })
  const report = await verifyLedger(pool)
  await pool.end()
  expect(report.firstBadRow).toBeNull()
  expect(report.commands).toBe(BigInt(answers.length + PLAYERS.length))
}

test.skipIf(!canBound)(
  '[TST-06] [OPS-01] a database without room for another row refuses commands whole, and takes them once there is room',
  async () => {
    // no vacuum tidies the rows away there
    const { server, owner, ledger } = await openCluster({ durable: false })
    await fillCommands(owner)
    const running = load(ledger)
    await until(() => running.answers.length > 100)
    await boundFiles(server, owner, WAL_FILE)
    // what still fits into pages that are there
    const most = running.answers.length + 2000
    await until(() => running.refused.length > 30 || running.answers.length > most)
    expect(running.refused.length).toBeGreaterThan(30)
    const answered = running.answers.length

    await boundFiles(server, owner, 'unlimited')
    await until(() => running.answers.length > answered + 100)
    await running.stop()
    const { answers, refused } = running
    for (const { player, key } of refused) expect(await ledger.find(player, key)).toBeNull()
    for (const asked of refused) answers.push({ ...asked, verdict: await ask(ledger, asked) })
    await expectBooks({ ledger, url: server.url }, answers)
  },
)

test.skipIf(!canBound)(
  '[TST-06] [OPS-01] a database that stopped because its log had no room answers nothing, and all once it is started again',
  async () => {
    const { server, owner, ledger, start } = await openCluster({ durable: true })
    const running = load(ledger)
    await until(() => running.answers.length > 100)
    await boundFiles(server, owner, 64 * 1024)
    await until(() =>
      owner.query('SELECT 1').then(
        () => false,
        () => true,
      ),
    )
    await server.kill()
    const answered = running.answers.length

    await start(Number(new URL(server.url).port))
    await until(() => running.answers.length > answered + 100)
    await running.stop()
    expect(running.refused).toEqual([])
    await expectBooks({ ledger, url: server.url }, running.answers)
  },
)
