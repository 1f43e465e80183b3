import type pg from 'pg'

/**
 * Does `work` while this process holds the advisory lock of a name, and nothing when it is held
 * already, here or elsewhere. The signal aborts when the connection, and the lock with it, is lost.
 */
export async function withLock(
  pool: pg.Pool,
  name: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const keeper = keepers.get(pool) ?? new Keeper(pool)
  keepers.set(pool, keeper)
  await keeper.hold(name, work)
}

/** Those of the names whose lock some process holds now. */
export async function locksHeld(
  pool: pg.Pool,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
      WHERE hashtextextended(name, 7) IN (
        SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
         WHERE locktype = 'advisory' AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`,
    [names],
  )
  return new Set(rows.map(({ name }) => name))
}

const keepers = new WeakMap<pg.Pool, Keeper>()

/**
 * Holds all locks of a process on one connection: a connection for each would take as many of them as
 * there are jobs, which mostly wait. It goes back to its pool while nobody holds or asks.
 */
class Keeper {
  readonly #pool: pg.Pool
  /** Held or asked for here: the database would grant its own session a lock twice. */
  readonly #names = new Set<string>()
  #session: Session | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async hold(name: string, work: (lost: AbortSignal) => Promise<void>) {
    if (this.#names.has(name)) return
    this.#names.add(name)
    const session = this.#enter()
    try {
      if (!(await session.take(name))) return
      try {
        await work(session.lost)
      } finally {
        await session.give(name)
      }
    } finally {
      this.#names.delete(name)
      session.leave()
    }
  }

  /** Where the others are, unless that was lost and only waits for them to notice. */
  #enter(): Session {
    if (!this.#session?.isOpen) this.#session = new Session(this.#pool)
    this.#session.enter()
    return this.#session
  }
}

class Session {
  readonly #lost = new AbortController()
  readonly #client: Promise<pg.PoolClient>
  #turn: Promise<unknown> = Promise.resolve()
  #guests = 0
  #isLeft = false

  constructor(pool: pg.Pool) {
    this.#client = pool.connect().then((client) => client.on('error', this.#onError))
    this.#client.catch(this.#onError)
  }

  readonly #onError = () => this.#lost.abort()

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  get isOpen(): boolean {
    return !this.#isLeft && !this.lost.aborted
  }

  enter() {
    this.#guests++
  }

  /** Whoever leaves last gives the connection back. */
  leave() {
    if (--this.#guests > 0) return
    this.#isLeft = true
    this.#client.then(
      (client) => client.off('error', this.#onError).release(this.lost.aborted),
      () => undefined,
    )
  }

  async take(name: string): Promise<boolean> {
    const { rows } = await this.#ask<{ held: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 7)) AS held',
      name,
    )
    return rows[0]?.held === true
  }

  give(name: string) {
    return this.#ask('SELECT pg_advisory_unlock(hashtextextended($1, 7))', name)
  }

  /**
   * One statement after the other, as a connection takes them. Nobody knows what is held after one that
   * failed, so the connection is not used again.
   */
  #ask<Row extends pg.QueryResultRow>(statement: string, name: string) {
    const asked = this.#turn.then(async () => (await this.#client).query<Row>(statement, [name]))
    this.#turn = asked.catch(this.#onError)
    return asked
  }
}
