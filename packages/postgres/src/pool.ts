import { Pool, types } from 'pg'
import { timedClient } from './timed-client.ts'
import type { OnStatement } from './timed-client.ts'

/** The role of the running application: it cannot change or delete what must only grow. */
export const applicationRole = 'jogada_app'

// int8 is exact only as a bigint; node-postgres would hand out text
types.setTypeParser(types.builtins.INT8, BigInt)

/** A new connection takes the server longer than most of what is asked over it. */
const IDLE_MS = 5 * 60_000

/** After so long without a word each side asks whether the other one is still there. */
const ASK_AFTER_MS = 10_000

/**
 * The server's side of it: a session whose process is gone gives its locks back within
 * half a minute.
 */
const sessionSettings = [
  `tcp_keepalives_idle=${ASK_AFTER_MS / 1000}`,
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
]

export type PoolOptions = {
  readonly url: string
  /** `application` works with the rights of the running application, `owner` with all of them. */
  readonly as: 'application' | 'owner'
  readonly max?: number
  readonly pipeline?: boolean
  /** Told about a connection that broke while nobody was using it. */
  readonly onError?: (error: Error) => void
  readonly onStatement?: OnStatement
}

/** A pool that reads int8 as bigint and outlives the loss of its connections, idle or taken. */
export function createPool(options: PoolOptions): Pool {
  const { url, as, max = 10, pipeline = false, onError, onStatement } = options
  const settings = as === 'application' ? [`role=${applicationRole}`] : []
  const pool = new Pool({
    connectionString: url,
    application_name: 'jogada',
    max,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER_MS,
    options: [...settings, ...sessionSettings].map((one) => `-c ${one}`).join(' '),
    ...(onStatement && { Client: timedClient(onStatement) }),
    ...({ pipeline } as object),
  })
  pool.on('error', (error) => onError?.(error))
  // the pool listens only while a connection is idle; whoever has taken it hears from
  // its next query
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
