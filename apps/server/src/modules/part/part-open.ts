import type { ops } from '@jogada/contract'
import { isInShare, isNamed, opensMore } from '@jogada/core/parts/part-audience'
import type { AudienceMember } from '@jogada/core/parts/part-audience'
import { parts } from '@jogada/core/parts/parts'
import type { Part } from '@jogada/core/parts/parts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer } from '../account/index.ts'

type PartsDocument = ops.settings.Documents['parts']
type Known = Pick<Deps, 'db' | 'settings' | 'clock'>

/** Whether operators have opened a part of the product to a player; it is unless they closed it. */
export async function isPartOpen(deps: Known, part: Part, playerId: bigint): Promise<boolean> {
  const audience = deps.settings.at('parts', deps.clock.now())?.value.closed[part]
  if (!audience || isInShare(part, playerId, audience.playersPercent)) return true
  return isNamed(audience, await memberOf(deps, playerId))
}

/** What a player is, as audiences name players. */
export async function memberOf(deps: Pick<Deps, 'db'>, playerId: bigint): Promise<AudienceMember> {
  const [{ level, is_test: isTest }, tagIds] = await Promise.all([
    getPlayer(deps.db, playerId),
    tagsOf(deps, playerId),
  ])
  return { level, isTest, tagIds }
}

/** The parts that are closed to a player now. */
export async function closedParts(deps: Known, playerId: bigint): Promise<Part[]> {
  const isOpen = await Promise.all(parts.map((part) => isPartOpen(deps, part, playerId)))
  return parts.filter((_, at) => !isOpen[at])
}

/**
 * Refuses with `service_suspended` what is closed to a player. A retry of what was decided before
 * passes, so that it hears its first answer.
 */
export async function refuseWhenClosed(
  deps: Known & Pick<Deps, 'ledger'>,
  part: Part,
  { playerId, key }: { readonly playerId: bigint; readonly key: string },
): Promise<void> {
  if (await isPartOpen(deps, part, playerId)) return
  if (await deps.ledger.find(playerId, key)) return
  throw new Refusal('service_suspended')
}

/** Whether one document can let in a player whom another leaves out. */
export const opensParts = (before: PartsDocument, after: PartsDocument): boolean =>
  parts.some((part) => opensMore(before.closed[part], after.closed[part]))

async function tagsOf({ db }: Pick<Deps, 'db'>, playerId: bigint) {
  const rows = await db
    .selectFrom('operator.player_tag')
    .select('tag_id')
    .where('player_id', '=', playerId)
    .execute()
  return rows.map(({ tag_id }) => String(tag_id))
}
