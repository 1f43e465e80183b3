import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { keepLongReadsAway } from './long-read.ts'
import { applicationRole } from './pool.ts'

/**
 * A folder of numbered `.sql` files, `0001-accounts.sql`, that belong to one part of the product.
 */
export type MigrationSource = { readonly name: string; readonly dir: URL | string }

type Ran = { readonly source: string; readonly name: string; readonly hash: string }

type Migration = Ran & { readonly sql: string }

export type MigrateOptions = {
  readonly url: string
  readonly sources: readonly MigrationSource[]
  /** Other files wait: a backup is restored into the tables of its own day. */
  readonly only?: readonly Ran[]
  /** Told once when a long read of the tables, as a backup is, has to end first. */
  readonly onWait?: () => void
  /** After so long it gives up. */
  readonly waitMs?: number
}

/**
 * Brings the database to the newest version: runs each file that was not run yet, in the order of
 * `sources` and of the numbers, each in a transaction of its own, one process at a time. Returns
 * what it ran. Throws when a file that ran before was edited or removed since, and when a long read of
 * the tables does not end.
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const { only } = options
  const all = await readMigrations(options.sources)
  if (only) assertUnchanged(only, all)
  const migrations = only ? all.filter((one) => only.some((row) => isSame(row, one))) : all
  const names = new Set(options.sources.map((source) => source.name))
  const client = new Client({ connectionString: options.url })
  await client.connect()
  try {
    await client.query(prepare)
    const open = await takeOpen(client, options, async () => {
      const { rows } = await client.query<Ran>(
        'SELECT source, name, hash FROM migration.done ORDER BY source, name',
      )
      const earlier = rows.filter((row) => names.has(row.source))
      assertUnchanged(earlier, migrations)
      return migrations.filter((migration) => !earlier.some((row) => isSame(row, migration)))
    })
    for (const migration of open) await run(client, migration)
    return open.map(({ source, name }) => `${source}/${name}`)
  } finally {
    await client.end()
  }
}

const WAIT_MS = 10 * 60_000
const LOOK_EVERY_MS = 500

/**
 * What is to be run, with the lock of migrations and, where there is any, no long read of the tables. Those
 * who start with nothing to run go by while it waits.
 */
async function takeOpen(
  client: Client,
  { onWait, waitMs = WAIT_MS }: MigrateOptions,
  readOpen: () => Promise<readonly Migration[]>,
): Promise<readonly Migration[]> {
  const turns = Math.ceil(waitMs / LOOK_EVERY_MS)
  for (let turn = 0; ; turn++) {
    await client.query("SELECT pg_advisory_lock(hashtext('jogada.migration'))")
    const open = await readOpen()
    if (open.length === 0 || (await keepLongReadsAway(client))) return open
    await client.query("SELECT pg_advisory_unlock(hashtext('jogada.migration'))")
    if (turn === 0) onWait?.()
    if (turn >= turns) {
      throw new Error(
        `a backup or a proof of the ledger still reads the tables after ${waitMs / 1000} seconds: ` +
          'migrate when it has ended',
      )
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** Every file of the sources, in the order in which they run. */
export async function readMigrations(sources: readonly MigrationSource[]): Promise<Migration[]> {
  const lists = sources.map(async ({ name: source, dir }) => {
    const folder = typeof dir === 'string' ? dir : fileURLToPath(dir)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    return Promise.all(
      names.map(async (name) => {
        const sql = await readFile(join(folder, name), 'utf8')
        return { source, name, sql, hash: createHash('sha256').update(sql).digest('hex') }
      }),
    )
  })
  return (await Promise.all(lists)).flat()
}

/**
 * One transaction, as the server takes several statements sent together; the lock lasts until its
 * commit, or a second process would change the same default privileges before they are visible.
 * Roles belong to the whole server, so another database may be making the same one right now.
 * The application may use what later migrations create; append-only tables take rights back.
 */
const prepare = `
  SELECT pg_advisory_xact_lock(hashtext('jogada.migration'));
  DO $$ BEGIN
    CREATE ROLE ${applicationRole} NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT pg_has_role(current_user, '${applicationRole}', 'SET') THEN
      EXECUTE format('GRANT ${applicationRole} TO %I', current_user);
    END IF;
  EXCEPTION WHEN internal_error OR unique_violation THEN NULL; -- granted by another database's start
  END $$;
  CREATE SCHEMA IF NOT EXISTS migration;
  CREATE TABLE IF NOT EXISTS migration.done (
    source text NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (source, name)
  );
  ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO ${applicationRole};
  ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${applicationRole};
  ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${applicationRole};
`

type Named = { source: string; name: string }

const isSame = (a: Named, b: Named) => a.source === b.source && a.name === b.name

function assertUnchanged(earlier: readonly Ran[], files: readonly Migration[]) {
  for (const row of earlier) {
    const file = files.find((migration) => isSame(migration, row))
    if (!file) throw new Error(`migration ${row.source}/${row.name} ran before and is gone now`)
    if (file.hash !== row.hash) {
      throw new Error(`migration ${row.source}/${row.name} was edited after it ran`)
    }
  }
}

/**
 * A change of a table that waits for its lock makes everybody behind it wait: it gives way instead.
 */
const LOCK_WITHIN_MS = 2000
const TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'

async function run(client: Client, migration: Migration, attempt = 1): Promise<void> {
  const { source, name, sql, hash } = migration
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`)
    await client.query(sql)
    await client.query('INSERT INTO migration.done (source, name, hash) VALUES ($1, $2, $3)', [
      source,
      name,
      hash,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    if ((cause as { code?: string }).code === LOCK_NOT_AVAILABLE && attempt < TRIES) {
      await sleep(500)
      return run(client, migration, attempt + 1)
    }
    throw new Error(`migration ${source}/${name} failed: ${(cause as Error).message}`, { cause })
  }
}
