import { setMaxListeners } from 'node:events'
import type { Money } from '@jogada/core'
import { Pool } from 'pg'
import { createAnnouncer } from './announcer.ts'
import type { HouseAccount, MoneyCommand, PlayerAccount, Posted, Verdict } from './command.ts'
import { exactTypes } from './connection.ts'
import type { ConnectionOptions } from './connection.ts'
import { consume } from './consume.ts'
import type { EventHandler } from './consume.ts'
import { readHouseMoves } from './house-moves.ts'
import type { HouseMove, HouseMoveFilter } from './house-moves.ts'
import { readHousePlays } from './house-plays.ts'
import type { HousePlay, HousePlayFilter } from './house-plays.ts'
import { findOwner, readHouseRows, readOwed } from './house-rows.ts'
import type { HouseRow, HouseRowFilter, Owed } from './house-rows.ts'
import { readAllBalances, readHouseAt, readHouseEntries } from './house-tree.ts'
import type { AllBalances, HouseEntry, HousePlace } from './house-tree.ts'
import { readHouseSums, readHouseSumsOf, sumDays } from './house-sums.ts'
import type { DayRange, HouseSum, HouseSumFilter } from './house-sums.ts'
import { countFirstSteps, countPlayersByDay, readCohorts } from './player-counts.ts'
import type {
  CohortFilter,
  CohortSum,
  FirstSteps,
  PlayerCount,
  PlayerCountFilter,
} from './player-counts.ts'
import { readBalancesBefore, readHouseTotalsOf, readKeyedPlays } from './player-totals.ts'
import type { HouseTotal, KeyedPlay, KeyedPlayFilter } from './player-totals.ts'
import { LedgerBusy, LedgerClosed } from './errors.ts'
import { Lane } from './lane.ts'
import type { BatchNews, Prepare } from './lane.ts'
import { forgetIdleCounters, readBalances, readCounters, readCountersOf } from './read.ts'
import type { Balances, Counters, Entry } from './read.ts'
import { rehearse } from './rehearse.ts'
import type { Rehearsal } from './rehearse.ts'
import { findEntries, findEntriesOf, readStatement } from './statement.ts'
import type { EntryFilter, Statement } from './statement.ts'
import { findStored, findStoredById } from './stored-command.ts'
import type { StoredCommand } from './stored-command.ts'

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

export type PostedListener = (news: {
  readonly playerId: bigint
  readonly posted: Posted
  readonly command: MoneyCommand
}) => void

/** The only way to move money. */
export type Ledger = {
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
  /** The accounts of a player, all four of them. */
  balances(playerId: bigint): Promise<Balances>
  /** Counters of a player or of the house by name, in the windows of now. */
  counters(owner: bigint | 'house', names: readonly string[]): Promise<Counters>
  /** The same of many players in one look. */
  countersOf(
    players: readonly bigint[],
    names: readonly string[],
  ): Promise<ReadonlyMap<bigint, Counters>>
  /** What was decided under a key, or `null`. */
  find(playerId: bigint, key: string): Promise<StoredCommand | null>
  /** A command of a player by its number, or `null`. */
  findCommand(playerId: bigint, commandId: bigint): Promise<StoredCommand | null>
  /**
   * Entries of an account that the filter names, the newest first; `before` continues after the
   * last `seq` seen.
   */
  entries(
    playerId: bigint,
    account: PlayerAccount,
    page: { readonly before?: bigint; readonly limit: number } & EntryFilter,
  ): Promise<readonly Entry[]>
  /**
   * The newest entries of such an account of each of some players since an instant, newest first.
   */
  entriesOf(
    players: readonly bigint[],
    account: PlayerAccount,
    page: { readonly from: Date; readonly limit: number },
  ): Promise<ReadonlyMap<bigint, readonly Entry[]>>
  /** What an account had before and after a period, and what came and went in it. */
  statement(playerId: bigint, account: PlayerAccount, filter?: EntryFilter): Promise<Statement>
  /** What commands of these kinds moved on an account of the house; see `HouseMove`. */
  houseMoves(account: HouseAccount, filter: HouseMoveFilter): Promise<readonly HouseMove[]>
  /** Commands of these kinds with what they did to the house and to players; see `HousePlay`. */
  housePlays(account: HouseAccount, filter: HousePlayFilter): Promise<readonly HousePlay[]>
  /** What happened on the accounts of the house by day and kind, up to now; see `HouseSum`. */
  houseSums(filter: HouseSumFilter): Promise<readonly HouseSum[]>
  /** The same of each of some players. */
  houseSumsOf(
    players: readonly bigint[],
    days?: DayRange,
  ): Promise<ReadonlyMap<bigint, readonly HouseSum[]>>
  /** The same over all days of a range; see `HouseTotal`. */
  houseTotalsOf(
    players: readonly bigint[],
    days: DayRange,
  ): Promise<ReadonlyMap<bigint, readonly HouseTotal[]>>
  /** What each account of some players had before an instant. */
  balancesBefore(
    players: readonly bigint[],
    before: Date,
  ): Promise<ReadonlyMap<bigint, Readonly<Record<PlayerAccount, Money>>>>
  /**
   * Commands of some players on an account of the house by how their keys begin; see `KeyedPlay`.
   */
  keyedPlays(
    on: { readonly players: readonly bigint[]; readonly account: HouseAccount },
    filter: KeyedPlayFilter,
  ): Promise<readonly KeyedPlay[]>
  /** The commands behind a figure of the house, the newest first; see `HouseRow`. */
  houseRows(
    filter: HouseRowFilter,
    page: {
      readonly before?: Pick<HouseRow, 'at' | 'commandId'> | undefined
      readonly limit: number
    },
  ): Promise<readonly HouseRow[]>
  /** What is in each account now; see `readAllBalances`. */
  allBalances(): Promise<AllBalances>
  /** What each account of the house had before an instant; see `readHouseAt`. */
  houseAt(before: Date): Promise<ReadonlyMap<HouseAccount, Money>>
  /** Commands on an account of the house, the newest first; see `readHouseEntries`. */
  houseEntries(
    account: HouseAccount,
    page: { readonly from: Date | HousePlace; readonly limit: number },
  ): Promise<readonly HouseEntry[]>
  /** What players are owed now. Reads every account. */
  owed(): Promise<Owed>
  /** What groups of players did by month; see `CohortSum`. */
  cohorts(which: CohortFilter): Promise<readonly CohortSum[]>
  /** How many players of each group have paid in, again, and played; see `countFirstSteps`. */
  firstSteps(which: CohortFilter): Promise<readonly FirstSteps[]>
  /** How many players had commands of some kinds with some accounts of the house, by day. */
  countPlayers(days: DayRange, which: PlayerCountFilter): Promise<readonly PlayerCount[]>
  /**
   * Sums by day what was committed since the last time, at most `batches` of each lane, and says
   * how many batches that were. The sums above are right without it, but read all commands since.
   */
  sumDays(batches: number): Promise<number>
  /** Whose command bears a number, or `null`. */
  ownerOf(commandId: bigint): Promise<{ readonly playerId: bigint; readonly kind: string } | null>
  /**
   * Delivers every event since the first one, or those of `topics`, to `handler`, at least once, in
   * order per lane, and remembers under `name` how far it came. Resolves when `signal` aborts or
   * the ledger closes.
   */
  consume(
    name: string,
    handler: EventHandler,
    options?: {
      readonly signal?: AbortSignal
      readonly topics?: readonly string[]
      /** How long an event may wait for others to be read with it, which costs less. Default 15. */
      readonly gatherMs?: number
    },
  ): Promise<void>
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
/** A new connection takes the server longer than most of what is asked over it. */
const IDLE_MS = 5 * 60_000

/** Connects to a migrated database and takes lanes of its own in it. */
export async function createLedger(options: LedgerOptions): Promise<Ledger> {
  const { url, clock, queueLimit = 20_000, onError = () => undefined } = options
  const connection = { url, role: options.role ?? 'jogada_app', Client: options.Client }
  const connect = (name: string, max: number) => {
    const pool = new Pool({
      connectionString: url,
      application_name: name,
      options: `-c role=${connection.role}`,
      max,
      idleTimeoutMillis: IDLE_MS,
      ...(options.Client && { Client: options.Client }),
      types: exactTypes,
    })
    pool.on('error', onError)
    return pool
  }
  const pool = connect('jogada ledger', READERS)
  // apart: what reads the books of years must not keep a player's balance waiting
  const reports = connect('jogada reports', REPORTERS)
  const listeners = new Set<PostedListener>()
  const poke = new EventTarget()
  setMaxListeners(0, poke)
  const ending = new AbortController()
  const consumers = new Set<Promise<void>>()
  const announcer = createAnnouncer(pool, onError)
  const lanes = await openLanes(options.lanes ?? 2, () => {
    return new Lane({
      connection,
      now: () => clock.now(),
      batchLimit: options.batchLimit ?? 512,
      onError,
      onBatch: options.onBatch ?? (() => undefined),
      onVerdict({ playerId, command }, posted) {
        if (posted.status !== 'posted') return
        for (const listener of listeners) {
          try {
            listener({ playerId, posted, command })
          } catch (error) {
            onError(error)
          }
        }
      },
      onCommit(topics) {
        if (topics.length === 0) return
        poke.dispatchEvent(new CustomEvent('poke', { detail: topics }))
        announcer.announce(topics)
      },
    })
  })

  return {
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
    balances: (playerId) => readBalances(pool, playerId),
    counters: (owner, names) => readCounters(pool, owner, { names, at: clock.now() }),
    countersOf: (players, names) => readCountersOf(pool, players, { names, at: clock.now() }),
    find: async (playerId, key) => (await findStored(pool, [{ playerId, key }]))[0] ?? null,
    findCommand: async (playerId, commandId) =>
      (await findStoredById(pool, playerId, commandId)) ?? null,
    entriesOf: (players, account, page) => findEntriesOf(pool, players, { account, ...page }),
    entries: (playerId, account, page) => findEntries(pool, { playerId, account }, page),
    statement: (playerId, account, filter = {}) =>
      readStatement(pool, { playerId, account }, filter),
    houseMoves: (account, filter) => readHouseMoves(reports, account, filter),
    housePlays: (account, filter) => readHousePlays(reports, account, filter),
    houseSums: (filter) => readHouseSums(reports, filter),
    houseSumsOf: (players, days = {}) => readHouseSumsOf(pool, players, days),
    houseTotalsOf: (players, days) => readHouseTotalsOf(pool, players, days),
    balancesBefore: (players, before) => readBalancesBefore(pool, players, before),
    keyedPlays: (on, filter) => readKeyedPlays(pool, on, filter),
    houseRows: (filter, page) => readHouseRows(reports, filter, page),
    allBalances: () => readAllBalances(reports),
    houseAt: (before) => readHouseAt(reports, before),
    houseEntries: (account, page) => readHouseEntries(reports, account, page),
    owed: () => readOwed(reports),
    cohorts: (which) => readCohorts(reports, which),
    firstSteps: (which) => countFirstSteps(reports, which),
    countPlayers: (days, which) => countPlayersByDay(reports, days, which),
    sumDays: (batches) => sumDays(reports, batches),
    ownerOf: (commandId) => findOwner(pool, commandId),
    consume(name, handler, { signal, topics, gatherMs } = {}) {
      const both = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal
      const running = consume({
        connection,
        name,
        handler,
        topics,
        gatherMs,
        signal: both,
        poke,
        onError,
      })
      consumers.add(running)
      return running.finally(() => consumers.delete(running))
    },
    forgetIdleCounters: () => forgetIdleCounters(reports, clock.now()),
    onPosted(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    waiting: () => lanes.reduce((sum, lane) => sum + lane.waiting, 0),
    async close() {
      if (ending.signal.aborted) return
      ending.abort()
      await Promise.all(lanes.map((lane) => lane.close()))
      await Promise.allSettled(consumers)
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
