import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'

/** What one posted command moved: `debits` and `credits` are the player's, gross. */
export type HousePlay = {
  readonly playerId: bigint
  readonly commandId: bigint
  readonly key: string
  readonly bodyHash: string
  readonly kind: string
  readonly at: Date
  /** What the house's account gained; null where the command did not touch it. */
  readonly moved: Money | null
  readonly debits: Money
  readonly credits: Money
}

export type HousePlayFilter = {
  readonly kinds: readonly string[]
  readonly from: Date
  readonly to: Date
  /** Players who are left out. */
  readonly without?: readonly bigint[]
}

type Row = Omit<HousePlay, 'moved'> & { readonly legs: readonly string[] | null }

const ENTRIES = (['cash', 'bonus', 'held', 'withdrawing'] as const)
  .map(
    (name, i) => `SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = ${i + 1} AND seq = c.${name}_seq AND at = c.at`,
  )
  .join(' UNION ALL ')

/**
 * Posted commands of some kinds in a period with what they did to an account of the house and
 * to the players', also those that moved nothing of the house. Reads the whole period: ask
 * for short ones.
 */
export async function readHousePlays(
  pool: Pool,
  account: HouseAccount,
  { kinds, from, to, without = [] }: HousePlayFilter,
): Promise<HousePlay[]> {
  const { rows } = await pool.query<Row>({
    name: 'house_plays',
    text: `SELECT c.player_id AS "playerId", c.command_id AS "commandId", c.key,
        c.body_hash AS "bodyHash", c.kind, c.at, c.house_legs AS legs,
        coalesce(own.debit, 0)::bigint AS debits, coalesce(own.credit, 0)::bigint AS credits
      FROM ledger.command c
      CROSS JOIN LATERAL (
        SELECT sum(e.debit) AS debit, sum(e.credit) AS credit FROM (${ENTRIES}) AS e
      ) AS own
      WHERE c.at >= $1 AND c.at < $2 AND c.kind = ANY ($3) AND c.verdict = 'posted'
        AND c.player_id <> ALL ($4::bigint[])`,
    values: [from, to, kinds, without],
  })
  const number = BigInt(houseAccounts[account])
  return rows.map(({ legs, ...play }) => {
    const place = legs?.findIndex((leg, i) => i % 2 === 0 && BigInt(leg) === number) ?? -1
    return { ...play, moved: place < 0 ? null : (BigInt(legs![place + 1]!) as Money) }
  })
}
