import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount } from './command.ts'

/**
 * What one posted command of a player moved into an account of the house; out of it is negative.
 */
export type HouseMove = {
  readonly playerId: bigint
  readonly key: string
  readonly kind: string
  readonly at: Date
  readonly amount: Money
}

export type HouseMoveFilter = {
  readonly kinds: readonly string[]
  readonly from: Date
  readonly to: Date
}

/** The moves on one account of the house in a period, the oldest first. Reads the whole period. */
export async function readHouseMoves(
  pool: Pool,
  account: HouseAccount,
  { kinds, from, to }: HouseMoveFilter,
): Promise<HouseMove[]> {
  const { rows } = await pool.query<Omit<HouseMove, 'amount'> & { legs: readonly string[] }>({
    name: 'house_moves',
    text: `SELECT player_id AS "playerId", key, kind, at, house_legs AS legs FROM ledger.command
      WHERE at >= $1 AND at < $2 AND kind = ANY ($3) AND verdict = 'posted'
      ORDER BY at, command_id`,
    values: [from, to, kinds],
  })
  const number = BigInt(houseAccounts[account])
  return rows.flatMap(({ legs, ...move }) => {
    const at = legs.findIndex((leg, i) => i % 2 === 0 && BigInt(leg) === number)
    return at < 0 ? [] : [{ ...move, amount: BigInt(legs[at + 1]!) as Money }]
  })
}
