import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Bonus } from './bonuses.ts'

const PAGE = 50

/**
 * A player's bonuses that have ended, the newest first; `next` continues them. A place is the
 * instant of the grant and the number of the bonus.
 */
export async function listEndedBonuses(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  before?: string,
): Promise<{ readonly bonuses: readonly Bonus[]; readonly next: string | null }> {
  const [at, bonusId] = before?.split(' ') ?? []
  let query = db
    .selectFrom('promotion.bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '<>', 'active')
    .orderBy('granted_at', 'desc')
    .orderBy('bonus_id', 'desc')
    .limit(PAGE)
  if (at !== undefined && !Number.isNaN(Date.parse(at))) {
    query = query.where(
      sql<boolean>`(granted_at, bonus_id) < (${new Date(at)}::timestamptz, ${bonusId ?? ''})`,
    )
  }
  const bonuses = await query.execute()
  const last = bonuses.at(-1)
  return {
    bonuses,
    next:
      last && bonuses.length === PAGE ? `${last.granted_at.toISOString()} ${last.bonus_id}` : null,
  }
}
