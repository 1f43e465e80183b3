import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'

/**
 * What posted commands of a kind did on one day of the operator with one account of the house.
 * `moved` is what the house's account gained; `debits` and `credits` are what left and entered the
 * players' accounts in the same commands, gross.
 */
export type HouseSum = {
  /** `2026-11-20`, in the operator's time zone. */
  readonly day: string
  readonly kind: string
  readonly account: HouseAccount
  readonly moved: Money
  readonly debits: Money
  readonly credits: Money
}

export type HouseSumFilter = {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly playerId?: bigint | undefined
  /** Players whose play and gifts are nobody's business; what they paid in or took out still counts. */
  readonly without?: readonly bigint[] | undefined
}

/** Leaves a leg out that is of such a player, unless it is one of money from or to the bank. */
export const legCounts = (without: string) =>
  `(c.player_id <> ALL (${without}::bigint[]) OR c.house_legs[i] = ${houseAccounts['house:psp_clearing']})`

const ZONE = 'America/Sao_Paulo'

const names: ReadonlyMap<number, HouseAccount> = new Map(
  Object.entries(houseAccounts).map(([name, number]) => [number, name as HouseAccount]),
)

const posted = `c.verdict = 'posted' AND c.house_legs IS NOT NULL
  AND c.at >= coalesce($1::timestamptz, '-infinity')
  AND c.at < coalesce($2::timestamptz, 'infinity')`

/** Sums by day, kind and account of the house, those of one player where one is named. */
export async function readHouseSums(
  pool: Pool,
  { from, to, playerId, without = [] }: HouseSumFilter,
): Promise<HouseSum[]> {
  const side = (account: number, seq: string) => `
    LEFT JOIN ledger.entry e${account} ON e${account}.owner = c.player_id
      AND e${account}.account = ${account} AND e${account}.seq = c.${seq}
      AND e${account}.at = c.at`
  const sumOf = (column: string) =>
    [1, 2, 3, 4].map((account) => `coalesce(e${account}.${column}, 0)`).join(' + ')
  const { rows } = await pool.query<Omit<HouseSum, 'account'> & { account: number }>(
    `SELECT (c.at AT TIME ZONE '${ZONE}')::date::text AS day, c.kind,
        c.house_legs[i]::int AS account, sum(c.house_legs[i + 1])::bigint AS moved,
        sum(${sumOf('debit')})::bigint AS debits, sum(${sumOf('credit')})::bigint AS credits
      FROM ledger.command c
      CROSS JOIN LATERAL generate_series(1, cardinality(c.house_legs), 2) AS i
      ${side(1, 'cash_seq')} ${side(2, 'bonus_seq')} ${side(3, 'held_seq')}
      ${side(4, 'withdrawing_seq')}
      WHERE ${posted} AND ($3::bigint IS NULL OR c.player_id = $3) AND ${legCounts('$4')}
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [from ?? null, to ?? null, playerId ?? null, without],
  )
  return rows.map((row) => ({ ...row, account: names.get(row.account)! }))
}

export type PlayerCount = { readonly day: string; readonly players: number }

/** How many players had a command of such a kind with such an account of the house, by day. */
export async function countPlayersByDay(
  pool: Pool,
  { from, to }: { readonly from: Date; readonly to: Date },
  which: {
    readonly accounts: readonly HouseAccount[]
    /** A POSIX regular expression that the kind matches. */
    readonly kinds: string
    readonly without?: readonly bigint[]
  },
): Promise<PlayerCount[]> {
  const { rows } = await pool.query<{ day: string; players: number }>(
    `SELECT (c.at AT TIME ZONE '${ZONE}')::date::text AS day,
        count(DISTINCT c.player_id)::int AS players
      FROM ledger.command c
      WHERE ${posted} AND c.kind ~ $3 AND EXISTS (
        SELECT FROM generate_series(1, cardinality(c.house_legs), 2) AS i
        WHERE c.house_legs[i] = ANY ($4::bigint[]) AND ${legCounts('$5')})
      GROUP BY 1`,
    [
      from,
      to,
      which.kinds,
      which.accounts.map((account) => houseAccounts[account]),
      which.without ?? [],
    ],
  )
  return rows
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
