import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts, playerAccounts } from './accounts.ts'
import type { HouseAccount, PlayerAccount } from './command.ts'
import { legsOfPlayers, readHouseSums } from './house-sums.ts'
import type { DayRange, HouseSum } from './house-sums.ts'
import { readBalancesBefore, readHouseTotalsOf } from './player-totals.ts'
import type { HouseTotal } from './player-totals.ts'

/** Runs a statement in the transaction of whoever asks. */
export type RunStatement = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: unknown[] }>

/**
 * One posted command on an account of the house or with a stake; debits and credits
 * are the player's.
 */
export type SnapshotPlay = {
  readonly playerId: bigint
  readonly commandId: bigint
  readonly key: string
  readonly bodyHash: string
  readonly kind: string
  readonly at: Date
  /** What the account of the house gained; null where the command did not touch it. */
  readonly moved: Money | null
  readonly debits: Money
  readonly credits: Money
  /** What the player's cash gained. */
  readonly cash: Money
}

export type SnapshotPlayFilter = {
  readonly account: HouseAccount
  /** Commands whose kind matches this POSIX regular expression count without the account too. */
  readonly kindPattern: string
  readonly from: Date
  readonly to: Date
}

/** Reads of the ledger over one transaction, so that all of them are of one state. */
export type LedgerSnapshot = {
  /** What happened on the accounts of the house by day and kind; see `HouseSum`. */
  houseSums(days: DayRange): Promise<readonly HouseSum[]>
  houseTotalsOf(
    players: readonly bigint[],
    days: DayRange,
  ): Promise<ReadonlyMap<bigint, readonly HouseTotal[]>>
  balancesBefore(
    players: readonly bigint[],
    before: Date,
  ): Promise<ReadonlyMap<bigint, Readonly<Record<PlayerAccount, Money>>>>
  /**
   * The commands that moved something page by page, the oldest first, in one pass over the period.
   */
  plays(filter: SnapshotPlayFilter): AsyncGenerator<readonly SnapshotPlay[]>
  /** How many players had a command on some accounts of the house in a range of days. */
  countPlayers(days: DayRange, accounts: readonly HouseAccount[]): Promise<number>
}

export function ledgerSnapshot(run: RunStatement): LedgerSnapshot {
  // the readers ask nothing of a pool but to run statements, with a name or without
  const reader = {
    query: (asked: string | { text: string; values?: unknown[] }, values: unknown[] = []) =>
      typeof asked === 'string' ? run(asked, values) : run(asked.text, asked.values ?? []),
  } as unknown as Pool
  let cursors = 0
  return {
    houseSums: (days) => readHouseSums(reader, days),
    houseTotalsOf: (players, days) => readHouseTotalsOf(reader, players, days),
    balancesBefore: (players, before) => readBalancesBefore(reader, players, before),
    plays: (filter) => readPlays(run, `plays_${++cursors}`, filter),
    countPlayers: (days, accounts) => countPlayers(run, days, accounts),
  }
}

const ENTRIES = (['cash', 'bonus', 'held', 'withdrawing'] as const)
  .map(
    (name) => `SELECT account, debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = ${playerAccounts[name]} AND seq = c.${name}_seq AND at = c.at`,
  )
  .join(' UNION ALL ')

const PAGE = 500

/**
 * A cursor, because commands are found by time only roughly: each page by a query of its own
 * would read all of the period that follows it. It ends with the transaction when nobody reads
 * to its end.
 */
async function* readPlays(
  run: RunStatement,
  cursor: string,
  { account, kindPattern, from, to }: SnapshotPlayFilter,
): AsyncGenerator<readonly SnapshotPlay[]> {
  await run(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR
     SELECT c.player_id AS "playerId", c.command_id AS "commandId", c.key,
        c.body_hash AS "bodyHash", c.kind, c.at, legs.moved, own.debits, own.credits, own.cash
      FROM ledger.command c
      CROSS JOIN LATERAL (
        SELECT sum(c.house_legs[i + 1])::bigint AS moved
          FROM generate_series(1, coalesce(cardinality(c.house_legs), 0), 2) AS i
         WHERE c.house_legs[i] = $1
      ) AS legs
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.debit), 0)::bigint AS debits,
               coalesce(sum(e.credit), 0)::bigint AS credits,
               coalesce(sum(e.credit - e.debit) FILTER (WHERE e.account = ${playerAccounts.cash}), 0)::bigint AS cash,
               count(*) AS entries
          FROM (${ENTRIES}) AS e
      ) AS own
      WHERE c.at >= $2 AND c.at < $3 AND c.verdict = 'posted'
        AND (legs.moved IS NOT NULL OR (c.kind ~ $4 AND own.entries > 0))
      ORDER BY c.at, c.command_id`,
    [houseAccounts[account], from, to, kindPattern],
  )
  for (;;) {
    const { rows } = await run(`FETCH ${PAGE} FROM ${cursor}`, [])
    if (rows.length > 0) yield rows as SnapshotPlay[]
    if (rows.length < PAGE) break
  }
  await run(`CLOSE ${cursor}`, [])
}

async function countPlayers(
  run: RunStatement,
  { firstDay, lastDay }: DayRange,
  accounts: readonly HouseAccount[],
): Promise<number> {
  const { rows } = await run(
    `SELECT count(DISTINCT player_id)::int AS players FROM (${legsOfPlayers}) AS known
      WHERE account = ANY ($3::smallint[])`,
    [firstDay ?? null, lastDay ?? null, accounts.map((account) => houseAccounts[account])],
  )
  return (rows as { players: number }[])[0]!.players
}
