import { LEAST_BIG_MULTIPLIER } from '@jogada/core/withdrawal/risk'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

type Asked = { readonly since: Date; readonly atLeast: bigint }

/**
 * The finished round of a player with the highest multiplier that paid so much since an instant.
 */
export const highestRound = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  { since, atLeast }: Asked,
) =>
  db
    .selectFrom('casino.round')
    .select(['played_at as at', 'game', 'stake', 'payout'])
    .where('player_id', '=', playerId)
    .where('played_at', '>=', since)
    // as the index of high wins says it
    .where(sql<boolean>`payout >= stake * ${sql.lit(LEAST_BIG_MULTIPLIER)}`)
    .where('payout', '>=', atLeast)
    .orderBy(sql`payout::numeric / stake`, 'desc')
    .limit(1)
    .executeTakeFirst()
