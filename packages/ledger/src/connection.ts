import { Client, DatabaseError, Pool, types } from 'pg'
import type { ClientConfig } from 'pg'

export type ConnectionOptions = {
  readonly url: string
  /** The role to work as, instead of the one that logs in. */
  readonly role: string
  /** What every connection is made of: a client of another kind may time what it is asked. */
  readonly Client?: typeof Client | undefined
}

const int8Oid: number = types.builtins.INT8

/** 64-bit integers are bigints here, whatever the rest of the process has set. */
export const exactTypes: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid && format !== 'binary'
      ? BigInt
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

/**
 * Plans on a writer must not depend on what the tables looked like when it connected: statements
 * join arrays to tables by primary key, and a plan made for empty tables would scan them for ever.
 */
const plans = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'jit=off',
]

/** A connection that writes batches; `onLoss` hears once that it is gone. */
export async function connectWriter(
  { url, role, Client: Connection = Client }: ConnectionOptions,
  onLoss: () => void,
): Promise<Client> {
  const client = new Connection({
    connectionString: url,
    application_name: 'jogada lane',
    options: [`role=${role}`, ...plans].map((setting) => `-c ${setting}`).join(' '),
    types: exactTypes,
  })
  client.on('error', onLoss)
  client.on('end', onLoss)
  await client.connect()
  return client
}

/** A new connection takes the server longer than most of what is asked over it. */
const readerIdleMs = 5 * 60_000

type Readers = {
  /** What they are called in `pg_stat_activity`. */
  readonly name: string
  readonly max: number
  /** Hears of connections that were lost while nothing was asked over them. */
  readonly onError: (error: unknown) => void
}

/** Connections that read, made when they are needed. */
export function connectReaders(
  { url, role, Client: Connection }: ConnectionOptions,
  { name, max, onError }: Readers,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    options: `-c role=${role}`,
    max,
    idleTimeoutMillis: readerIdleMs,
    ...(Connection && { Client: Connection }),
    types: exactTypes,
  })
  pool.on('error', onError)
  return pool
}

/** The code of an error that PostgreSQL reported, or `undefined` when the connection failed. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined

/**
 * Whether the outcome of what was sent is unknown, or the session cannot be used further:
 * no answer, a server that shuts down (57P..), a broken connection (08...), a lost
 * prepared statement (26000).
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = sqlState(error)
  if (code === undefined) return !(error instanceof TypeError || error instanceof RangeError)
  return /^(57P|08|26000)/.test(code)
}

/** Whether the same batch may succeed when it is sent again, because others were in its way. */
export function isPassing(error: unknown): boolean {
  const code = sqlState(error)
  if (code === '23505') return (error as { schema?: string }).schema === 'ledger'
  return code === 'LG001' || code === '40P01' || code === '40001' || code === '55P03'
}
