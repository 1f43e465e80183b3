import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const PROBE_MS = 2000
const ANSWER_WITHIN_MS = 10_000

/**
 * How long the database keeps the locks of a process that has fallen silent; its sessions'
 * keepalives take as long. The holder of a lock must have given it up before, or two would hold it.
 */
const LOCKS_KEPT_MS = 25_000

/**
 * Does `work` while this process holds the advisory lock of a name, and nothing when it is held
 * already, here or elsewhere. The signal aborts when the connection, and the lock with it, is lost,
 * and within twelve seconds when the database does not answer over it any more.
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
 * Holds all locks of a process on one connection: a connection for each would take as many of them
 * as there are jobs, which mostly wait. It goes back to its pool while nobody holds or asks.
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
  readonly #left = new AbortController()
  readonly #client: Promise<pg.PoolClient>
  #turn: Promise<unknown> = Promise.resolve()
  #guests = 0

  constructor(pool: pg.Pool) {
    this.#client = pool.connect().then((client) => client.on('error', this.#onError))
    this.#client.catch(this.#onError)
    // PostgreSQL would go on telling a process that is gone for a quarter of an hour
    this.#ask("SELECT set_config('tcp_user_timeout', $1, false)", String(LOCKS_KEPT_MS)).then(
      () => this.#probe(),
      () => undefined,
    )
  }

  readonly #onError = () => this.#lost.abort()

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  get isOpen(): boolean {
    return !this.#left.signal.aborted && !this.lost.aborted
  }

  enter() {
    this.#guests++
  }

  /** Whoever leaves last gives the connection back, once what was asked over it is answered. */
  leave() {
    if (--this.#guests > 0) return
    this.#left.abort()
    this.#turn
      .then(() => this.#client)
      .then(
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

  /** Asks now and then whether the database is there: a connection can be lost without a word. */
  async #probe() {
    const over = AbortSignal.any([this.#left.signal, this.lost])
    while (this.isOpen) {
      await sleep(PROBE_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
      if (this.isOpen) await this.#ask('SELECT $1', 'there').catch(() => undefined)
    }
  }

  /**
   * One statement after the other, as a connection takes them. Nobody knows what is held after one
   * that failed or was not answered, so the connection is not used again.
   */
  #ask<Row extends pg.QueryResultRow>(statement: string, value: string) {
    const asked = this.#turn.then(async () => {
      const client = await this.#client
      this.lost.throwIfAborted()
      return answered(client, client.query<Row>(statement, [value]))
    })
    this.#turn = asked.catch(this.#onError)
    return asked
  }
}

/** Ends a connection over which no answer comes in time: that fails what was asked over it. */
async function answered<Answer>(client: pg.PoolClient, asked: Promise<Answer>): Promise<Answer> {
  const late = setTimeout(() => void client.end(), ANSWER_WITHIN_MS)
  try {
    return await asked
  } finally {
    clearTimeout(late)
  }
}
