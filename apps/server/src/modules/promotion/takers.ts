import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** What a player got of a campaign. */
export type CampaignTaker = {
  readonly playerId: bigint
  readonly bonuses: number
  readonly granted: Money
  /** What of it became cash, and the first instant at which something did. */
  readonly released: Money
  readonly releasedAt: Date | null
}

/** Who got bonuses of a campaign since an instant, those with the largest sums first. */
export async function takersOf(
  { db }: Pick<Deps, 'db'>,
  campaignId: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<CampaignTaker[]> {
  const { rows } = await sql<CampaignTaker>`
    SELECT player_id AS "playerId", count(*)::int AS bonuses, sum(amount)::bigint AS granted,
           coalesce(sum(amount) FILTER (WHERE state = 'released'), 0)::bigint AS released,
           min(ended_at) FILTER (WHERE state = 'released') AS "releasedAt"
      FROM promotion.bonus WHERE campaign_id = ${campaignId} AND granted_at >= ${since}
     GROUP BY player_id ORDER BY sum(amount) DESC, player_id LIMIT ${limit}`.execute(db)
  return rows
}
