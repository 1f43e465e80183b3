import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { placeNumber, readPlace } from '../../../platform/list-place.ts'

/** What one player owes of all results that were taken back. */
export type SportDebt = {
  readonly playerId: bigint
  /** The bet whose reversal made the newest part of it, and when that was. */
  readonly betId: bigint
  readonly openedAt: Date
  /** What reversals left open in all, and what of it was collected or given up. */
  readonly amount: Money
  readonly collected: Money
}

type Row = Omit<SportDebt, 'amount' | 'collected'> & {
  readonly amount: bigint
  readonly collected: bigint
}

const sums = sql<Row>`
  SELECT player_id AS "playerId", max(at) FILTER (WHERE amount > 0) AS "openedAt",
         (array_agg(bet_id ORDER BY at DESC, command_id DESC) FILTER (WHERE amount > 0))[1] AS "betId",
         coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS amount,
         coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS collected
    FROM sportsbook.debt`

const shown = ({ amount, collected, ...rest }: Row): SportDebt => ({
  ...rest,
  amount: centavos(amount),
  collected: centavos(collected),
})

/**
 * Who owes something of bets, the oldest first; `after` is a place of three: the instant, the
 * player and a name that all of these debts share.
 */
export async function openSportDebts(
  { db }: Pick<Deps, 'db'>,
  {
    name,
    limit,
    after,
  }: { readonly name: string; readonly limit: number; readonly after?: string },
): Promise<SportDebt[]> {
  const place = after === undefined ? null : readPlace(after, 2)
  const beyond =
    place === null
      ? sql`true`
      : sql`("openedAt", "playerId", ${name}::text) >
            (${place.at}, ${placeNumber(place.ids[0])}::bigint, ${place.ids[1] ?? ''}::text)`
  const { rows } = await sql<Row>`
    SELECT * FROM (${sums} GROUP BY player_id HAVING sum(amount) > 0) AS open
     WHERE ${beyond}
     ORDER BY "openedAt", "playerId" LIMIT ${limit}`.execute(db)
  return rows.map(shown)
}

/** What a player owes of bets; null where that is nothing. */
export async function findSportDebt(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<SportDebt | null> {
  const { rows } = await sql<Row>`
    ${sums} WHERE player_id = ${playerId} GROUP BY player_id HAVING sum(amount) > 0`.execute(db)
  return rows[0] ? shown(rows[0]) : null
}
