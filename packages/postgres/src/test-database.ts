import { createHash, randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { migrate, readMigrations } from './migrate.ts'
import type { MigrationSource } from './migrate.ts'

/** A database of its own for one test file. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> }

/**
 * A fresh database with `sources` applied, on the server at `serverUrl`. The first one for a set of
 * migrations is kept as a template, the others are copies of it.
 */
export async function createDatabaseOn(
  serverUrl: string,
  sources: readonly MigrationSource[],
): Promise<TestDatabase> {
  return createFrom(serverUrl, await templateFor(serverUrl, sources))
}

/** A fresh database with `sources` applied that sorts texts as a language does: `en-US`. */
export async function createSortedDatabaseOn(
  serverUrl: string,
  {
    language,
    sources,
  }: { readonly language: string; readonly sources: readonly MigrationSource[] },
): Promise<TestDatabase> {
  const database = await createFrom(
    serverUrl,
    `template0 LOCALE_PROVIDER icu ICU_LOCALE '${language}'`,
  )
  await migrate({ url: database.url, sources })
  return database
}

async function createFrom(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const keeper = keeperOf(serverUrl)
  // page by page through the log, which is the default, takes two to four times as long
  await keeper.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: withDatabase(serverUrl, name),
    async drop() {
      await keeper.query(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

const keepers = new Map<string, Pool>()

/**
 * What makes and drops all databases of this process, over one connection that does not
 * keep it alive.
 */
function keeperOf(serverUrl: string): Pool {
  const known = keepers.get(serverUrl)
  if (known) return known
  const keeper = new Pool({
    connectionString: serverUrl,
    max: 1,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
  })
  keeper.on('error', () => undefined)
  keepers.set(serverUrl, keeper)
  return keeper
}

/** Templates that this process has seen made. */
const templates = new Map<string, Promise<void>>()

async function templateFor(serverUrl: string, sources: readonly MigrationSource[]) {
  const migrations = await readMigrations(sources)
  const print = createHash('sha256')
  for (const { source, name, hash } of migrations) print.update(`${source}/${name} ${hash}\n`)
  const template = `template_${print.digest('hex').slice(0, 16)}`
  const place = `${serverUrl} ${template}`
  const made = templates.get(place) ?? makeTemplate(serverUrl, template, sources)
  templates.set(place, made)
  await made
  return template
}

async function makeTemplate(
  serverUrl: string,
  template: string,
  sources: readonly MigrationSource[],
) {
  await asOwner(serverUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('jogada.template'))")
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount) return
    const partial = `${template}_partial`
    await client.query(`DROP DATABASE IF EXISTS ${partial} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${partial}`)
    await migrate({ url: withDatabase(serverUrl, partial), sources })
    await client.query(`ALTER DATABASE ${partial} RENAME TO ${template}`)
  })
}

async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
