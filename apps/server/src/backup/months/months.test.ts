import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
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
import { backUp, restore } from '../product-backup.ts'
import { archiveMonth, checkArchive } from './archive-month.ts'
import { closeMonth, findClosedMonth, openMonths } from './close-month.ts'

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
  await writeFile(file, (await readFile(file)).subarray(0, 40))
  await expect(checkArchive({ month: '2025-03', entries: 4n, sha256 }, file)).rejects.toThrow(
    'end of file',
  )
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

test('[OPS-01] closed months stay closed in what a backup restores', async () => {
  const to = join(folder, 'backup')
  await backUp(database.url, to)
  const copy = await createTestDatabase([])
  await restore(copy.url, to)
  const restored = createPool({ url: copy.url, as: 'owner', max: 1 })
  await expect(restored.query('DELETE FROM ledger.entry')).rejects.toThrow('is closed')
  await restored.end()
  await copy.drop()
})
