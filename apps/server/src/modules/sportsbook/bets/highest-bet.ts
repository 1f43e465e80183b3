import { LEAST_BIG_MULTIPLIER } from '@jogada/core/withdrawal/risk'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Asked = { readonly since: Date; readonly atLeast: bigint }

/** Bets placed longer before are not looked through. */
const LOOKED_BACK_MS = 60 * 86_400_000

/**
 * The finished bet of a player with the highest multiplier that paid so much since an instant,
 * among those placed up to sixty days before it: they are found by when they were placed, as no
 * index may hold what a settlement changes.
 */
export const highestBet = ({ db }: Pick<Deps, 'db'>, playerId: bigint, { since, atLeast }: Asked) =>
  db
    .selectFrom('sportsbook.bet')
    .select(['settled_at as at', sql.lit('sport').as('game'), 'stake', 'payout'])
    .where('player_id', '=', playerId)
    .where('placed_at', '>=', new Date(since.getTime() - LOOKED_BACK_MS))
    .where('settled_at', '>=', since)
    .where(sql<boolean>`payout >= stake * ${sql.lit(LEAST_BIG_MULTIPLIER)}`)
    .where('payout', '>=', atLeast)
    .orderBy(sql`payout::numeric / stake`, 'desc')
    .limit(1)
    .executeTakeFirst()
