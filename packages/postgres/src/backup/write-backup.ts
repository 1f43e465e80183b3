import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { beginLongRead } from '../long-read.ts'
import { copyToFile } from './copy-to-file.ts'
import { MANIFEST, newManifest } from './manifest.ts'
import type { Manifest, StoredTable } from './manifest.ts'
import { assertRoom } from './room-for-backup.ts'

/** Facts about the data, read in the transaction of a backup or after a restore. */
export type ReadFacts = (client: Client) => Promise<Readonly<Record<string, string>>>

type BackupOptions = { readonly url: string; readonly to: string; readonly facts?: ReadFacts }

/**
 * Copies every table and sequence of the database at `url`, as of one instant, into the new
 * folder `to`, while others go on writing. The manifest is written last: a folder without one
 * is no backup. Throws, and leaves nothing that it wrote, where the disk is full; beforehand when it
 * has less room than the last backup beside it takes.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const client = new Client({ connectionString: options.url })
  await client.connect()
  try {
    await assertRoom(options.to)
    return await copyOrNothing(client, options)
  } finally {
    await client.end()
  }
}

async function copyOrNothing(client: Client, options: BackupOptions): Promise<Manifest> {
  const { to } = options
  const isNew = (await mkdir(to, { recursive: true, mode: 0o700 })) !== undefined
  const written: string[] = []
  try {
    return await copyAll(client, options, written)
  } catch (error) {
    for (const path of written) await rm(path, { force: true })
    // whatever somebody else put there stays
    if (isNew) await rmdir(to).catch(() => undefined)
    throw error
  }
}

/** Adds each file to `written` once it is there. */
async function copyAll(
  client: Client,
  { to, facts = async () => ({}) }: BackupOptions,
  written: string[],
): Promise<Manifest> {
  await beginLongRead(client)
  const tables = await listTables(client)
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  // a lock that only a change of the table waits for, before the snapshot is taken
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
  await client.query('SET TRANSACTION READ ONLY')
  const { rows } = await client.query<{ at: string; version: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
            current_setting('server_version') AS version`,
  )
  if (!isDeepStrictEqual(await listTables(client), tables)) {
    throw new Error('a table was made or changed meanwhile: back up again')
  }
  const known = await facts(client)
  const stored: StoredTable[] = []
  for (const [index, table] of tables.entries()) {
    const file = `${String(index).padStart(4, '0')}.copy.zst`
    stored.push(await storeTable(client, to, file, table))
    written.push(join(to, file))
  }
  const migrations = await client.query<Manifest['migrations'][number]>(
    'SELECT source, name, hash FROM migration.done ORDER BY source, name',
  )
  const manifest = newManifest({
    takenAt: rows[0]!.at,
    serverVersion: rows[0]!.version,
    migrations: migrations.rows,
    tables: stored,
    // a sequence has no snapshot; read last, it stands at or behind every number that was copied
    sequences: await readSequences(client),
    facts: known,
  })
  const partial = join(to, `${MANIFEST}.partial`)
  written.push(partial)
  await writeFile(partial, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await rename(partial, join(to, MANIFEST))
  return manifest
}

type Listed = Pick<StoredTable, 'name' | 'columns' | 'partitionOf'>

/** Every table with rows of its own, the partitions of partitioned ones included. */
async function listTables(client: Client): Promise<readonly Listed[]> {
  const { rows } = await client.query<Listed>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            (SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                AND a.attgenerated = '') AS columns,
            (SELECT i.inhparent::regclass::text FROM pg_inherits i
              WHERE i.inhrelid = c.oid) AS "partitionOf"
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND c.relpersistence = 'p'
        AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migration')
      ORDER BY 1`,
  )
  return rows
}

async function storeTable(
  client: Client,
  to: string,
  file: string,
  table: Listed,
): Promise<StoredTable> {
  const columns = table.columns.join(', ')
  const statement = `COPY ${table.name} (${columns}) TO STDOUT`
  const { rows, sha256 } = await copyToFile(client, statement, join(to, file))
  return { ...table, file, rows: String(rows), sha256 }
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'S' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  const sequences: Manifest['sequences'][number][] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${name}`,
    )
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}
