import type { Deps } from '../../deps.ts'
import { lastProtection } from '../limits/index.ts'

export type CareMarker = {
  readonly at: Date
  /** A kind of intervention, or of a break or exclusion. */
  readonly what: string
  /** Of a break or exclusion that holds now. */
  readonly isInForce: boolean
}

/**
 * What was last done to protect a player since an instant, by the player, an operator or the product;
 * a break or exclusion in force comes before everything else. Results of self-tests are not in it.
 */
export async function lastMarker(
  deps: Deps,
  playerId: bigint,
  since: Date,
): Promise<CareMarker | null> {
  const [protection, intervention] = await Promise.all([
    lastProtection(deps, playerId, since),
    deps.db
      .selectFrom('care.intervention')
      .select(['kind', 'at'])
      .where('player_id', '=', playerId)
      .where('at', '>=', since)
      .orderBy('intervention_id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const isLater = !intervention || (protection && protection.at >= intervention.at)
  if (protection && (protection.isInForce || isLater)) return protection
  return intervention ? { at: intervention.at, what: intervention.kind, isInForce: false } : null
}
