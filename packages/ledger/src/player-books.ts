import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import type { HouseAccount, PlayerAccount } from './command.ts'
import { findOwner } from './house-rows.ts'
import { readHouseSumsOf } from './house-sums.ts'
import type { DayRange, HouseSum } from './house-sums.ts'
import { readBalancesBefore, readHouseTotalsOf, readKeyedPlays } from './player-totals.ts'
import type { HouseTotal, KeyedPlay, KeyedPlayFilter } from './player-totals.ts'
import { readCommands } from './player-commands.ts'
import type { CommandsAsked, PlayerCommand } from './player-commands.ts'
import { readBalances, readCounters, readCountersOf } from './read.ts'
import type { Balances, Counters, Entry } from './read.ts'
import { findEntries, findEntriesOf, readStatement } from './statement.ts'
import type { EntryFilter, Statement } from './statement.ts'
import { findStored, findStoredById } from './stored-command.ts'
import type { StoredCommand } from './stored-command.ts'

/** What the ledger tells of players, in answer to their calls and to jobs. */
export type PlayerBooks = {
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
  /** Posted commands of a player by number, key, or how a key begins; see `PlayerCommand`. */
  commands(playerId: bigint, asked: CommandsAsked): Promise<readonly PlayerCommand[]>
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
  /** What happened on the accounts of the house with each of some players; see `HouseSum`. */
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
  /** Whose command bears a number, or `null`. */
  ownerOf(commandId: bigint): Promise<{ readonly playerId: bigint; readonly kind: string } | null>
}

/** Reads the books of players over `pool`, with counters in the windows of `clock`. */
export const openPlayerBooks = (pool: Pool, clock: { now(): Date }): PlayerBooks => ({
  balances: (playerId) => readBalances(pool, playerId),
  counters: (owner, names) => readCounters(pool, owner, { names, at: clock.now() }),
  countersOf: (players, names) => readCountersOf(pool, players, { names, at: clock.now() }),
  find: async (playerId, key) => (await findStored(pool, [{ playerId, key }]))[0] ?? null,
  findCommand: async (playerId, commandId) =>
    (await findStoredById(pool, playerId, commandId)) ?? null,
  commands: (playerId, asked) => readCommands(pool, playerId, asked),
  entries: (playerId, account, page) => findEntries(pool, { playerId, account }, page),
  entriesOf: (players, account, page) => findEntriesOf(pool, players, { account, ...page }),
  statement: (playerId, account, filter = {}) => readStatement(pool, { playerId, account }, filter),
  houseSumsOf: (players, days = {}) => readHouseSumsOf(pool, players, days),
  houseTotalsOf: (players, days) => readHouseTotalsOf(pool, players, days),
  balancesBefore: (players, before) => readBalancesBefore(pool, players, before),
  keyedPlays: (on, filter) => readKeyedPlays(pool, on, filter),
  ownerOf: (commandId) => findOwner(pool, commandId),
})
