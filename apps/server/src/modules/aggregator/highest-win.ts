import { LEAST_BIG_MULTIPLIER } from '@jogada/core/withdrawal/risk'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

type Asked = { readonly since: Date; readonly atLeast: bigint }

/**
 * The finished game at a studio of a player with the highest multiplier that paid so much
 * since an instant.
 */
export const highestStudioWin = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  { since, atLeast }: Asked,
) =>
  db
    .selectFrom('aggregator.stake')
    .select(['settled_at as at', 'game_code as game', 'stake', 'payout'])
    .where('player_id', '=', playerId)
    .where('settled_at', '>=', since)
    // as the index of high wins says it
    .where(sql<boolean>`stake > 0 AND payout >= stake * ${sql.lit(LEAST_BIG_MULTIPLIER)}`)
    .where('payout', '>=', atLeast)
    .orderBy(sql`payout::numeric / stake`, 'desc')
    .limit(1)
    .executeTakeFirst()
