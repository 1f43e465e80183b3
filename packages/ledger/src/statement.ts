import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { playerAccounts } from './accounts.ts'
import { balanceBefore } from './balance-before.ts'
import type { PlayerAccount } from './command.ts'
import type { Entry } from './read.ts'

/** Which entries of an account are meant; all of them where nothing is said. */
export type EntryFilter = {
  /** A POSIX regular expression that the kind of an entry matches. */
  readonly kindPattern?: string | undefined
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/**
 * What an account went through in a period. `opening` and `closing` are its balances at the ends
 * of the period, of all kinds; `credits` and `debits` are gross sums of the entries that the filter
 * names. Without a filter by kind, opening + credits − debits = closing.
 */
export type Statement = {
  readonly opening: Money
  readonly credits: Money
  readonly debits: Money
  readonly closing: Money
}

type Place = { readonly playerId: bigint; readonly account: PlayerAccount }

const MAX_SEQ = 2n ** 63n - 1n

/** Entries that a filter names, the newest first, those before `before` only. */
export async function findEntries(
  pool: Pool,
  { playerId, account }: Place,
  page: EntryFilter & { readonly before?: bigint | undefined; readonly limit: number },
): Promise<Entry[]> {
  const { rows } = await pool.query<Entry>({
    name: 'find_entries',
    text: `SELECT seq, cause AS "commandId", kind, debit, credit, balance_after AS "balanceAfter", at
      FROM ledger.entry WHERE owner = $1 AND account = $2 AND seq < $3
        AND ($4::text IS NULL OR kind ~ $4)
        AND at >= coalesce($5::timestamptz, '-infinity')
        AND at < coalesce($6::timestamptz, 'infinity')
      ORDER BY seq DESC LIMIT $7`,
    values: [
      playerId,
      playerAccounts[account],
      page.before ?? MAX_SEQ,
      page.kindPattern ?? null,
      page.from ?? null,
      page.to ?? null,
      page.limit,
    ],
  })
  return rows
}

/** The newest `limit` entries of each player's account since an instant, the newest first. */
export async function findEntriesOf(
  pool: Pool,
  players: readonly bigint[],
  {
    account,
    from,
    limit,
  }: { readonly account: PlayerAccount; readonly from: Date; readonly limit: number },
): Promise<ReadonlyMap<bigint, Entry[]>> {
  const { rows } = await pool.query<Entry & { readonly player: bigint }>({
    name: 'find_entries_of',
    text: `SELECT e.* FROM unnest($1::bigint[]) AS asked (player)
      CROSS JOIN LATERAL (
        SELECT owner AS player, seq, cause AS "commandId", kind, debit, credit,
            balance_after AS "balanceAfter", at
          FROM ledger.entry WHERE owner = asked.player AND account = $2 AND at >= $3
         ORDER BY seq DESC LIMIT $4) AS e`,
    values: [players, playerAccounts[account], from, limit],
  })
  const found = new Map(players.map((player) => [player, [] as Entry[]]))
  for (const { player, ...entry } of rows) found.get(player)!.push(entry)
  return found
}

/** See `Statement`. */
export async function readStatement(
  pool: Pool,
  { playerId, account }: Place,
  { kindPattern, from, to }: EntryFilter,
): Promise<Statement> {
  const had = (bound: string) => `coalesce(${balanceBefore('$1', '$2', bound)}, 0)`
  const { rows } = await pool.query<Statement>({
    name: 'statement',
    text: `SELECT ${had("coalesce($4::timestamptz, '-infinity')")} AS opening,
        coalesce(sum(credit), 0)::bigint AS credits, coalesce(sum(debit), 0)::bigint AS debits,
        ${had("coalesce($5::timestamptz, 'infinity')")} AS closing
      FROM ledger.entry WHERE owner = $1 AND account = $2
        AND ($3::text IS NULL OR kind ~ $3)
        AND at >= coalesce($4::timestamptz, '-infinity')
        AND at < coalesce($5::timestamptz, 'infinity')`,
    values: [playerId, playerAccounts[account], kindPattern ?? null, from ?? null, to ?? null],
  })
  return rows[0]!
}
