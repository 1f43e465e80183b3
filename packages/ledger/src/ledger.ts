import { createAnnouncer } from './announcer.ts'
import type { Verdict } from './command.ts'
import { connectReaders } from './connection.ts'
import type { ConnectionOptions } from './connection.ts'
import type { EventHandler } from './consume.ts'
import { createConsumers } from './consumers.ts'
import type { Consuming } from './consumers.ts'
import { LedgerBusy, LedgerClosed } from './errors.ts'
import { openHouseBooks } from './house-books.ts'
import type { HouseBooks } from './house-books.ts'
import { sumDays } from './house-sums.ts'
import { Lane } from './lane.ts'
import type { BatchNews, Prepare } from './lane.ts'
import { openPlayerBooks } from './player-books.ts'
import type { PlayerBooks } from './player-books.ts'
import { createPostedListeners } from './posted-listeners.ts'
import type { PostedListener } from './posted-listeners.ts'
import { forgetIdleCounters } from './read.ts'
import { rehearse } from './rehearse.ts'
import type { Rehearsal } from './rehearse.ts'

export type LedgerOptions = {
  readonly url: string
  readonly clock: { now(): Date }
  /** The role to work as. Default `jogada_app`. */
  readonly role?: string
  /** What every connection is made of; `pg`'s own client when left out. */
  readonly Client?: ConnectionOptions['Client']
  /** How many batches may be under way at once in this process. Default 2. */
  readonly lanes?: number
  /** How many commands one batch may have. Default 512. */
  readonly batchLimit?: number
  /**
   * How many commands may wait in a lane before `submit` rejects with LedgerBusy. Default 20,000.
   */
  readonly queueLimit?: number
  /** Hears of lost connections and of handlers that failed; all of them are tried again. */
  readonly onError?: (error: unknown) => void
  /** Hears of each committed batch, for measurements. */
  readonly onBatch?: (news: BatchNews) => void
}

type Books = PlayerBooks & HouseBooks

/** The only way to move money. */
export type Ledger = Books & {
  /**
   * Decides one command of a player and answers after the commit. `prepare` makes the command when
   * its turn has come, after every earlier command of this player was answered; what it throws
   * rejects this call alone. Rejects with TypeError for a command that breaks a rule (nothing was
   * sent), LedgerBusy when too many wait, LedgerClosed, or the error of a row that cannot be
   * written; nothing moved in each of these cases, except that after LedgerClosed only asking
   * again under the same key tells.
   */
  submit(playerId: bigint, prepare: Prepare): Promise<Verdict>
  /** What a command would meet if it were submitted now; decides nothing. See `rehearse`. */
  rehearse(playerId: bigint | null, prepare: Prepare): Promise<Rehearsal>
  /**
   * Sums by day what was committed since the last time, at most `batches` of each lane, and says
   * how many batches that were. The sums of the house are right without it, but read all commands
   * since.
   */
  sumDays(batches: number): Promise<number>
  /**
   * Delivers every event since the first one, or those of `topics`, to `handler`, at least once, in
   * order per lane, and remembers under `name` how far it came. Resolves when `signal` aborts or
   * the ledger closes.
   */
  consume(name: string, handler: EventHandler, options?: Consuming): Promise<void>
  /**
   * Forgets the counters that show nothing in any window, and tells how many: nobody sees a
   * difference, since a counter that was never moved shows nothing either. Reads all counters.
   */
  forgetIdleCounters(): Promise<number>
  /** Calls `listener` after each commit, once per posted command; returns how to stop that. */
  onPosted(listener: PostedListener): () => void
  /** How many commands wait in the lanes of this process. */
  waiting(): number
  /** Answers what waits, ends the consumers and disconnects. */
  close(): Promise<void>
}

/** Connections for what calls of players and jobs read, and for what reports and sweeps do. */
const READERS = 8
const REPORTERS = 3

/** Connects to a migrated database and takes lanes of its own in it. */
export async function createLedger(options: LedgerOptions): Promise<Ledger> {
  const { url, clock, queueLimit = 20_000, onError = () => undefined } = options
  const connection = { url, role: options.role ?? 'jogada_app', Client: options.Client }
  const pool = connectReaders(connection, { name: 'jogada ledger', max: READERS, onError })
  // apart: what reads the books of years must not keep a player's balance waiting
  const reports = connectReaders(connection, { name: 'jogada reports', max: REPORTERS, onError })
  const ending = new AbortController()
  const listeners = createPostedListeners(onError)
  const consumers = createConsumers({ connection, signal: ending.signal, onError })
  const announcer = createAnnouncer(pool, onError)
  const lanes = await openLanes(options.lanes ?? 2, () => {
    return new Lane({
      connection,
      now: () => clock.now(),
      batchLimit: options.batchLimit ?? 512,
      onError,
      onBatch: options.onBatch ?? (() => undefined),
      onVerdict: listeners.tell,
      onCommit(topics) {
        if (topics.length === 0) return
        consumers.poke(topics)
        announcer.announce(topics)
      },
    })
  })

  return {
    ...openPlayerBooks(pool, clock),
    ...openHouseBooks(reports),
    submit(playerId, prepare) {
      if (ending.signal.aborted) return Promise.reject(new LedgerClosed())
      if (playerId <= 0n) return Promise.reject(new TypeError(`${playerId} is not a player`))
      const lane = lanes[Number(playerId % BigInt(lanes.length))]!
      if (lane.waiting >= queueLimit) return Promise.reject(new LedgerBusy())
      return lane.submit(playerId, prepare)
    },
    rehearse(playerId, prepare) {
      const at = clock.now()
      return rehearse(pool, playerId, { command: prepare({ commandId: 0n, at }), at })
    },
    sumDays: (batches) => sumDays(reports, batches),
    consume: consumers.consume,
    forgetIdleCounters: () => forgetIdleCounters(reports, clock.now()),
    onPosted: listeners.add,
    waiting: () => lanes.reduce((sum, lane) => sum + lane.waiting, 0),
    async close() {
      if (ending.signal.aborted) return
      ending.abort()
      await Promise.all(lanes.map((lane) => lane.close()))
      await consumers.ended()
      announcer.stop()
      await Promise.all([pool.end(), reports.end()])
    },
  }
}

async function openLanes(count: number, create: () => Lane): Promise<Lane[]> {
  const lanes = Array.from({ length: count }, create)
  for (const lane of lanes) await lane.open()
  return lanes
}
