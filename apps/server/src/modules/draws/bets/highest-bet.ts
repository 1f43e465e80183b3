import { LEAST_BIG_MULTIPLIER } from '@jogada/core/withdrawal/risk'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Asked = { readonly since: Date; readonly atLeast: bigint }

/** The finished bet of a player with the highest multiplier that paid so much since an instant. */
export const highestDrawBet = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  { since, atLeast }: Asked,
) =>
  db
    .selectFrom('draws.bet')
    .select(['settled_at as at', 'channel as game', 'stake', 'payout'])
    .where('player_id', '=', playerId)
    .where('settled_at', '>=', since)
    // as the index of high wins says it
    .where(sql<boolean>`payout >= stake * ${sql.lit(LEAST_BIG_MULTIPLIER)}`)
    .where('payout', '>=', atLeast)
    .orderBy(sql`payout::numeric / stake`, 'desc')
    .limit(1)
    .executeTakeFirst()
