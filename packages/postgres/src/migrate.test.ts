import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { writeBackup } from './backup/write-backup.ts'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
let owner: pg.Pool
let dir: string

beforeAll(async () => {
  database = await createTestDatabase([])
  owner = createPool({ url: database.url, as: 'owner', max: 2 })
  dir = await mkdtemp(join(tmpdir(), 'jogada-migrate-'))
})

afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(dir, { recursive: true })
})

const run = () => migrate({ url: database.url, sources: [{ name: 'shop', dir }] })
const write = (name: string, sql: string) => writeFile(join(dir, name), sql)

test('each file runs once, in order, also when several processes start together', async () => {
  await write('0001-item.sql', 'CREATE TABLE item (n bigint); INSERT INTO item VALUES (1);')
  await write('0002-more.sql', 'INSERT INTO item SELECT max(n) + 1 FROM item;')

  const runs = await Promise.all(Array.from({ length: 12 }, run))

  expect(runs.flat().toSorted()).toEqual(['shop/0001-item.sql', 'shop/0002-more.sql'])
  expect((await owner.query('SELECT n FROM item ORDER BY n')).rows).toEqual([{ n: 1n }, { n: 2n }])
  expect(await run()).toEqual([])
})

test('a file that fails leaves nothing of itself and is run again after it was mended', async () => {
  await write('0003-broken.sql', 'INSERT INTO item VALUES (3); SELECT 1 / 0;')
  await expect(run()).rejects.toThrow('shop/0003-broken.sql failed: division by zero')
  await write('0003-broken.sql', 'INSERT INTO item VALUES (3);')

  expect(await run()).toEqual(['shop/0003-broken.sql'])
  expect((await owner.query('SELECT count(*) FROM item')).rows).toEqual([{ count: 3n }])
})

test('a file that was edited or removed after it ran is refused', async () => {
  await write('0001-item.sql', 'CREATE TABLE item (n numeric);')
  await expect(run()).rejects.toThrow('shop/0001-item.sql was edited after it ran')
  await rm(join(dir, '0001-item.sql'))
  await expect(run()).rejects.toThrow('shop/0001-item.sql ran before and is gone now')
})

test('the application may use what migrations made, and change no schema', async () => {
  const application = createPool({ url: database.url, as: 'application', max: 1 })
  try {
    await application.query('INSERT INTO item VALUES (4)')
    await expect(application.query('DROP TABLE item')).rejects.toThrow('must be owner')
    await expect(application.query('CREATE TABLE public.own (n int)')).rejects.toThrow(
      'permission denied',
    )
  } finally {
    await application.end()
  }
})

test('a migration that waits for a table lets the others go on, and runs when it may', async () => {
  const fresh = await createTestDatabase([])
  const folder = await mkdtemp(join(tmpdir(), 'jogada-migrate-'))
  const people = createPool({ url: fresh.url, as: 'owner', max: 3 })
  const step = () => migrate({ url: fresh.url, sources: [{ name: 'shop', dir: folder }] })
  await writeFile(join(folder, '0001-item.sql'), 'CREATE TABLE item (n bigint);')
  await step()
  await writeFile(join(folder, '0002-more.sql'), 'ALTER TABLE item ADD COLUMN m bigint;')

  const reader = await people.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT FROM item')
  const migrated = step()
  for (let waiting = 0n; waiting === 0n;) {
    const { rows } = await people.query<{ count: bigint }>(
      "SELECT count(*) FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'",
    )
    waiting = rows[0]!.count
  }
  // behind the migration in the queue, while the reader goes on holding the table
  await people.query('SELECT count(*) FROM item')
  await reader.query('COMMIT')
  reader.release()
  expect(await migrated).toEqual(['shop/0002-more.sql'])

  await people.end()
  await rm(folder, { recursive: true })
  await fresh.drop()
})

test('[OPS-01] while a backup reads the tables a migration waits beside them, says so, and gives up in time', async () => {
  const fresh = await createTestDatabase([])
  const folder = await mkdtemp(join(tmpdir(), 'jogada-migrate-'))
  const people = createPool({ url: fresh.url, as: 'owner', max: 3 })
  let waits = 0
  const step = (waitMs?: number) =>
    migrate({
      url: fresh.url,
      sources: [{ name: 'shop', dir: folder }],
      onWait: () => waits++,
      ...(waitMs !== undefined && { waitMs }),
    })
  await writeFile(join(folder, '0001-item.sql'), 'CREATE TABLE item (n bigint);')
  await step()

  const reading = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const backup = writeBackup({
    url: fresh.url,
    to: join(folder, 'copy'),
    async facts() {
      begun.resolve()
      await reading.promise
      return {}
    },
  })
  await begun.promise
  expect(await step()).toEqual([])
  expect(waits).toBe(0)
  await writeFile(join(folder, '0002-more.sql'), 'ALTER TABLE item ADD COLUMN m bigint;')
  await expect(step(0)).rejects.toThrow('a backup or a proof of the ledger still reads the tables')
  const migrated = step()
  await expect.poll(() => waits).toBe(2)
  const queued = await people.query(
    'SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
  )
  expect(queued.rowCount).toBe(0)
  reading.resolve()
  expect((await backup).tables[0]!.columns).toEqual(['n'])
  expect(await migrated).toEqual(['shop/0002-more.sql'])

  await people.end()
  await rm(folder, { recursive: true })
  await fresh.drop()
})

test('[OPS-01] a backup that a migration keeps waiting copies the columns that it made', async () => {
  const fresh = await createTestDatabase([])
  const folder = await mkdtemp(join(tmpdir(), 'jogada-migrate-'))
  const people = createPool({ url: fresh.url, as: 'owner', max: 3 })
  const step = () => migrate({ url: fresh.url, sources: [{ name: 'shop', dir: folder }] })
  await writeFile(join(folder, '0001-item.sql'), 'CREATE TABLE item (n bigint);')
  await step()
  await writeFile(
    join(folder, '0002-more.sql'),
    'ALTER TABLE item ADD COLUMN m bigint; SELECT pg_advisory_xact_lock(7);',
  )
  const holder = await people.connect()
  await holder.query('SELECT pg_advisory_lock(7)')
  const waits = async (mode: string) => {
    const { rowCount } = await people.query(
      `SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND mode = $1
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [mode],
    )
    return rowCount === 1
  }
  const migrated = step()
  await expect.poll(() => waits('ExclusiveLock')).toBe(true)
  const backup = writeBackup({ url: fresh.url, to: join(folder, 'copy') })
  await expect.poll(() => waits('ShareLock')).toBe(true)
  holder.release(true)
  expect(await migrated).toEqual(['shop/0002-more.sql'])
  expect((await backup).tables[0]!.columns).toEqual(['n', 'm'])

  await people.end()
  await rm(folder, { recursive: true })
  await fresh.drop()
})
