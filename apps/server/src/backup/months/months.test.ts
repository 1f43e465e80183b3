import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { centavos } from '@jogada/core'
import { createLedger, verifyLedger } from '@jogada/ledger'
import type { Ledger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../../migrations/index.ts'
import { DEPOSITED } from '../../modules/wallet/index.ts'
import { openLog } from '../../platform/log.ts'
import { backUp, loadBackup } from '../product-backup.ts'
import { archiveMonth, checkArchive } from './archive-month.ts'
import { closeMonth, findClosedMonth, openMonths } from './close-month.ts'
import { closeAndArchive } from './worker.ts'

const quiet = openLog('silent')
const clock = { at: new Date('2025-03-10T12:00:00Z'), now: () => clock.at }
let database: Awaited<ReturnType<typeof createTestDatabase>>
let ledger: Ledger
let owner: Pool
let application: Pool
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-months-'))
  database = await createTestDatabase(serverMigrations)
  owner = createPool({ url: database.url, as: 'owner', max: 1 })
  application = createPool({ url: database.url, as: 'application', max: 3 })
  ledger = await createLedger({ url: database.url, clock })
  for (const [at, amount] of [
    ['2025-03-10T12:00:00Z', 500n],
    ['2025-03-31T23:59:59Z', 700n],
    ['2025-04-01T00:00:00Z', 900n],
  ] as const) {
    clock.at = new Date(at)
    await deposit(amount)
  }
})
afterAll(async () => {
  await ledger.close()
  const { firstBadRow } = await verifyLedger(owner)
  await owner.end()
  await application.end()
  await database.drop()
  await rm(folder, { recursive: true })
  if (firstBadRow) throw new Error(firstBadRow)
})

let keys = 0
const deposit = (amount: bigint) =>
  ledger.submit(7n, () => ({
    key: `deposit-${++keys}`,
    bodyHash: '',
    kind: 'deposit',
    postings: [
      { account: 'house:psp_clearing', amount: centavos(-amount) },
      { account: 'cash', amount: centavos(amount) },
    ],
    counters: [{ owner: 'player', name: DEPOSITED, delta: amount }],
  }))

/** As the role that serves players, which cannot change what must only grow. */
async function served<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await application.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

test('a month that lasts is not closed, nor one that never was', async () => {
  const now = new Date().toISOString().slice(0, 7)
  await owner.query('SELECT ledger.create_partitions(now(), 1)')
  await expect(served((client) => closeMonth(client, now))).rejects.toThrow('is not over')
  await expect(served((client) => closeMonth(client, '1999-01'))).rejects.toThrow('no entries')
  await expect(served((client) => closeMonth(client, "2025-03'; DROP"))).rejects.toThrow('date')
  expect(await served((client) => openMonths(client, new Date('2025-05-01T00:00:00Z')))).toEqual([
    '2025-03',
    '2025-04',
  ])
})

test('a closed month takes no entry, loses none, and is written down once', async () => {
  await Promise.all([1, 2, 3].map(() => served((client) => closeMonth(client, '2025-03'))))
  const closed = await served((client) => findClosedMonth(client, '2025-03'))
  // two deposits, each with the player's entry and the house's
  expect(closed).toMatchObject({ entries: 4n })
  expect(await served((client) => openMonths(client, new Date('2025-05-01T00:00:00Z')))).toEqual([
    '2025-04',
  ])
  for (const change of [
    'UPDATE ledger.entry SET credit = credit + 1 WHERE owner = 7',
    'DELETE FROM ledger.entry WHERE owner = 7',
    'TRUNCATE ledger.entry_2025_03',
    `INSERT INTO ledger.entry SELECT owner, seq + 100, cause, debit, credit, balance_after, at,
       account, kind FROM ledger.entry_2025_03`,
  ]) {
    await expect(owner.query(change)).rejects.toThrow('the month of entry_2025_03 is closed')
  }
  // the other months go on
  await deposit(100n)
})

test('a lane whose clock has stayed behind writes nothing into a closed month', async () => {
  const late = { now: () => new Date('2025-03-31T23:59:59Z') }
  const behind = await createLedger({ url: database.url, clock: late })
  const asked = behind.submit(8n, () => ({
    key: 'late',
    bodyHash: '',
    kind: 'deposit',
    postings: [
      { account: 'house:psp_clearing', amount: centavos(-1n) },
      { account: 'cash', amount: centavos(1n) },
    ],
  }))
  await expect(asked).rejects.toThrow('the month of entry_2025_03 is closed')
  await behind.close()
  expect((await ledger.balances(8n)).cash.balance).toBe(0n)
})

test('the archive of a month holds what it was closed with, to the byte', async () => {
  const { file, sha256 } = await served((client) => archiveMonth(client, '2025-03', folder))
  const lines = zstdDecompressSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.startsWith('7\t')).map((line) => line.split('\t')[7])).toEqual(
    ['500', '1200'],
  )
  await checkArchive({ month: '2025-03', entries: 4n, sha256 }, file)
  const { rows } = await owner.query('SELECT archived_as FROM ledger.closed_month')
  expect(rows).toEqual([{ archived_as: 'entries-2025-03.copy.zst' }])
  // the same month again is the same file, untouched
  const { mtimeMs } = await stat(file)
  await served((client) => archiveMonth(client, '2025-03', folder))
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  await writeFile(file, (await readFile(file)).subarray(0, 40))
  await expect(checkArchive({ month: '2025-03', entries: 4n, sha256 }, file)).rejects.toThrow(
    'end of file',
  )
  // what is damaged under that name is shown to a person, not written over
  await expect(served((client) => archiveMonth(client, '2025-03', folder))).rejects.toThrow(
    'end of file',
  )
  expect(await readFile(file)).toHaveLength(40)
})

test('entries that changed behind the lock are not archived, and leave no file', async () => {
  await expect(served((client) => archiveMonth(client, '2025-04', folder))).rejects.toThrow(
    'is not closed',
  )
  await served((client) => closeMonth(client, '2025-04'))
  await owner.query('ALTER TABLE ledger.entry_2025_04 DISABLE TRIGGER closed')
  await owner.query("UPDATE ledger.entry_2025_04 SET kind = 'gift' WHERE owner = 7 AND seq = 3")
  await expect(served((client) => archiveMonth(client, '2025-04', folder))).rejects.toThrow(
    'not those it was closed with',
  )
  expect((await readdir(folder)).filter((name) => name.includes('2025-04.copy.zst'))).toEqual([])
  await owner.query("UPDATE ledger.entry_2025_04 SET kind = 'deposit' WHERE owner = 7 AND seq = 3")
  await owner.query('ALTER TABLE ledger.entry_2025_04 ENABLE TRIGGER closed')
})

test('the job archives what is closed, whatever an earlier run left half done, and no month twice', async () => {
  const to = join(folder, 'job')
  const file = join(to, 'entries-2025-04.copy.zst')
  const job = (until: string, env: { ARCHIVE_DIR?: string }) =>
    closeAndArchive({ pool: application, log: quiet, clock: { now: () => new Date(until) }, env })
  const noted = async () =>
    (await owner.query('SELECT archived_as FROM ledger.closed_month ORDER BY month')).rows.map(
      ({ archived_as }) => archived_as,
    )
  await job('2025-05-05T00:00:00Z', {})
  expect(await noted()).toEqual(['entries-2025-03.copy.zst', null])
  // a run that was killed while it wrote
  await mkdir(to)
  await writeFile(`${file}.partial`, 'half of a')
  await Promise.all([1, 2].map(() => job('2025-05-05T00:00:00Z', { ARCHIVE_DIR: to })))
  expect(await readdir(to)).toEqual(['entries-2025-04.copy.zst'])
  expect(await noted()).toEqual(['entries-2025-03.copy.zst', 'entries-2025-04.copy.zst'])
  const closed = (await served((client) => findClosedMonth(client, '2025-04')))!
  await checkArchive(closed, file)
  // a run that was killed between the file and its note
  await owner.query("UPDATE ledger.closed_month SET archived_as = NULL WHERE month = '2025-04-01'")
  const { mtimeMs } = await stat(file)
  await job('2025-05-05T00:00:00Z', { ARCHIVE_DIR: to })
  expect(await noted()).toEqual(['entries-2025-03.copy.zst', 'entries-2025-04.copy.zst'])
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  // a folder that is gone does not make a month anew
  await rm(to, { recursive: true })
  await job('2025-05-05T00:00:00Z', { ARCHIVE_DIR: to })
  expect(await readdir(folder)).not.toContain('job')
})

test('the job closes a month two days after its end and archives it in the same run', async () => {
  clock.at = new Date('2025-05-20T12:00:00Z')
  await deposit(300n)
  const to = join(folder, 'next')
  const run = (at: string) =>
    closeAndArchive({
      pool: application,
      log: quiet,
      clock: { now: () => new Date(at) },
      env: { ARCHIVE_DIR: to },
    })
  await run('2025-06-02T23:59:59Z')
  expect(await served((client) => findClosedMonth(client, '2025-05'))).toBeNull()
  await run('2025-06-03T00:00:00Z')
  expect(await served((client) => findClosedMonth(client, '2025-05'))).toMatchObject({
    entries: 2n,
  })
  expect(await readdir(to)).toEqual(['entries-2025-05.copy.zst'])
})

test('[OPS-01] closed months stay closed in what a backup restores', async () => {
  const to = join(folder, 'backup')
  await backUp(database.url, to)
  const copy = await createTestDatabase([])
  await loadBackup(copy.url, to)
  const restored = createPool({ url: copy.url, as: 'owner', max: 1 })
  await expect(restored.query('DELETE FROM ledger.entry')).rejects.toThrow('is closed')
  await restored.end()
  await copy.drop()
})
