import type pg from 'pg'

/**
 * Does `work` while this process holds the advisory lock of a name, and nothing when somebody else
 * holds it. The signal aborts when the connection, and the lock with it, is lost.
 */
export async function withLock(
  pool: pg.Pool,
  name: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  const lost = new AbortController()
  const onError = () => lost.abort()
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 7)) AS held',
      [name],
    )
    if (!rows[0]?.held) return
    try {
      await work(lost.signal)
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 7))', [name])
    }
  } finally {
    client.off('error', onError)
    client.release(lost.signal.aborted)
  }
}
