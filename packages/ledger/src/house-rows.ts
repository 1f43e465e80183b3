import { add, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'
import { legCounts } from './house-sums.ts'
import { readAllBalances } from './house-tree.ts'

/** Which posted commands a figure of a report is made of. */
export type HouseRowFilter = {
  readonly from: Date
  readonly to: Date
  readonly accounts: readonly HouseAccount[]
  /** A POSIX regular expression that the kind matches. */
  readonly kindPattern: string
  /** Players of whom only money from and to the bank counts. */
  readonly without?: readonly bigint[]
}

/** One of those commands; `moved` is what it brought to these accounts of the house. */
export type HouseRow = {
  readonly commandId: bigint
  readonly playerId: bigint
  readonly kind: string
  readonly at: Date
  readonly moved: Money
}

/** The text of the query behind `readHouseRows`, for whoever asks how it is carried out. */
export const houseRowsQuery = `
  SELECT c.command_id AS "commandId", c.player_id AS "playerId", c.kind, c.at, legs.moved
  FROM ledger.command c
  CROSS JOIN LATERAL (
    SELECT sum(c.house_legs[i + 1])::bigint AS moved, count(*) AS legs
    FROM generate_series(1, cardinality(c.house_legs), 2) AS i
    WHERE c.house_legs[i] = ANY ($4::bigint[]) AND ${legCounts('c.house_legs[i]', '$8')}
  ) AS legs
  WHERE c.at >= $1 AND c.at < $2 AND c.kind ~ $3 AND c.verdict = 'posted'
    AND c.house_legs IS NOT NULL AND legs.legs > 0
    AND ($5::timestamptz IS NULL OR (c.at, c.command_id) < ($5::timestamptz, $6::bigint))
  ORDER BY c.at DESC, c.command_id DESC LIMIT $7`

/** The commands behind a figure, the newest first, from before one of them on. */
export async function readHouseRows(
  pool: Pool,
  { from, to, accounts, kindPattern, without = [] }: HouseRowFilter,
  page: {
    readonly before?: Pick<HouseRow, 'at' | 'commandId'> | undefined
    readonly limit: number
  },
): Promise<HouseRow[]> {
  const { before, limit } = page
  const { rows } = await pool.query<HouseRow>(houseRowsQuery, [
    from,
    before && before.at < to ? new Date(before.at.getTime() + 1) : to,
    kindPattern,
    accounts.map((account) => houseAccounts[account]),
    before?.at ?? null,
    before?.commandId ?? null,
    limit,
    without,
  ])
  return rows
}

/** What the house owes players, by their account; in sum what all accounts of the house lack. */
export type Owed = {
  readonly cash: Money
  readonly bonus: Money
  readonly held: Money
  readonly withdrawing: Money
  /** The accounts of the house together; with the players' they make zero. */
  readonly house: Money
}

/** What is owed now. Reads every account once. */
export async function readOwed(pool: Pool): Promise<Owed> {
  const { players, house } = await readAllBalances(pool)
  return {
    cash: players.get('cash')!,
    bonus: players.get('bonus')!,
    held: players.get('held')!,
    withdrawing: players.get('withdrawing')!,
    house: add(zero, ...house.values()),
  }
}

/** Whose command bears a number, with its kind; `null` for an unknown one. */
export async function findOwner(
  pool: Pool,
  commandId: bigint,
): Promise<{ readonly playerId: bigint; readonly kind: string } | null> {
  const { rows } = await pool.query<{ playerId: bigint; kind: string }>(
    `SELECT player_id AS "playerId", kind FROM ledger.command WHERE command_id = $1 LIMIT 1`,
    [commandId],
  )
  return rows[0] ?? null
}
