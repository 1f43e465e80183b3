import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import type { MigrationSource } from '../migrate.ts'
import { copyIn } from './copy-query.ts'
import { hashing } from './copy-to-file.ts'
import { loadedIn, markLoaded } from './loaded-mark.ts'
import { readManifest } from './manifest.ts'
import type { Manifest, StoredTable } from './manifest.ts'
import type { ReadFacts } from './write-backup.ts'

export type RestoreOptions = {
  /** An empty database, as a user who may set `session_replication_role`. */
  readonly url: string
  readonly from: string
  /** The migrations of the product that made the backup, or of a newer one. */
  readonly sources: readonly MigrationSource[]
  /** Makes a partition that the migrations did not make. */
  readonly makePartition?: (client: Client, table: StoredTable) => Promise<void>
  /** Read again after the load; what differs from the backup's is an Error. */
  readonly facts?: ReadFacts
  /** What the tables need beside their rows, in the same transaction. */
  readonly finish?: (client: Client) => Promise<void>
}

/**
 * Fills an empty database from the backup in `from`: the migrations that the backup knew, then
 * every row in one transaction, whose last word is the mark that `findLoaded` finds. Throws, and
 * leaves the database as empty as it was, when a file is not what was written, a count is another
 * one, or a fact is not found again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, from, sources } = options
  const manifest = await readManifest(from)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await assertEmpty(client)
    await assertMayLoad(client)
    try {
      await migrate({ url, sources, only: manifest.migrations })
      await load(client, manifest, options)
    } catch (error) {
      // what cannot be taken out either is said by the next try
      await dropAll(client).catch(() => undefined)
      throw error
    }
    return manifest
  } finally {
    await client.end()
  }
}

async function load(client: Client, manifest: Manifest, options: RestoreOptions) {
  const { from, makePartition, facts = async () => ({}), finish = async () => {} } = options
  await client.query('BEGIN')
  // rows come table by table: what refers to what was checked when they were written
  await client.query('SET LOCAL session_replication_role = replica')
  await emptyTables(client)
  for (const table of manifest.tables) {
    if (!(await exists(client, table.name))) {
      if (!table.partitionOf || !makePartition) throw new Error(`${table.name} is not known here`)
      await makePartition(client, table)
    }
    await loadTable(client, from, table)
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [name, lastValue, isCalled])
  }
  assertSame(manifest.facts, await facts(client))
  await finish(client)
  await markLoaded(client, manifest.takenAt)
  // nothing that can fail is left for after the commit
  await client.query('ANALYZE')
  await client.query('COMMIT')
}

async function assertEmpty(client: Client) {
  const takenAt = await loadedIn(client)
  if (takenAt !== null) throw new Error(`the backup of ${takenAt} is in the database already`)
  const { rowCount } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S')
        AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', 'migration')
      LIMIT 1`,
  )
  if (rowCount) throw new Error('the database is not empty: a backup is restored into a new one')
}

async function assertMayLoad(client: Client) {
  const { rows } = await client.query<{ user: string; may: boolean }>(
    `SELECT current_user AS "user",
            has_parameter_privilege('session_replication_role', 'SET') AS may`,
  )
  const { user, may } = rows[0]!
  if (may) return
  throw new Error(
    `${user} may not load a backup: as a superuser, GRANT SET ON PARAMETER session_replication_role TO ${user}`,
  )
}

/** Takes out everything that was made here: the database was empty before. */
async function dropAll(client: Client) {
  await client.query('ROLLBACK')
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I', nspname) AS name FROM pg_namespace
      WHERE nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'public')`,
  )
  if (rows.length > 0)
    await client.query(`DROP SCHEMA ${rows.map(({ name }) => name).join(', ')} CASCADE`)
}

/** Takes out what migrations put in: the backup brings its own. */
async function emptyTables(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', 'migration')`,
  )
  if (rows.length > 0) await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')}`)
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS found',
    [name],
  )
  return rows[0]!.found
}

async function loadTable(client: Client, from: string, table: StoredTable) {
  const { seen, digest } = hashing()
  const file = createReadStream(join(from, table.file))
  const text = file.pipe(createZstdDecompress())
  file.on('error', (error) => seen.destroy(error))
  text.on('error', (error) => seen.destroy(error))
  // it may fail before the server asks for the first row; the reader then meets the same error
  seen.on('error', () => undefined)
  const statement = `COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN`
  const rows = await copyIn(client, statement, text.pipe(seen))
  if (String(rows) !== table.rows) {
    throw new Error(`${table.name}: ${rows} rows in ${table.file}, ${table.rows} were written`)
  }
  if (digest() !== table.sha256) {
    throw new Error(`${table.name}: ${table.file} is not what was written`)
  }
}

function assertSame(expected: Manifest['facts'], found: Manifest['facts']) {
  for (const [name, value] of Object.entries(expected)) {
    if (found[name] !== value) {
      throw new Error(`${name} is ${found[name] ?? 'missing'}, the backup says ${value}`)
    }
  }
}
