import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import { agentsAbove } from '../../../account/index.ts'
import { getSummary, listPeople, PEOPLE_SHOWN } from '../../../referral/index.ts'
import { maskedPlayers } from '../masked-players.ts'
import { getPlayerOr404 } from '../view-player.ts'

/** Who stands up to three levels above a player, and what three levels below brought. */
export async function showReferral(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof ops.playerFile.referral>> {
  await getPlayerOr404(deps, playerId)
  const [lines, { levels, paid, pending }] = await Promise.all([
    agentsAbove(deps.db, [playerId]),
    getSummary(deps, playerId),
  ])
  const agents = lines.get(playerId)!
  const named = await maskedPlayers(deps, agents)
  const above = agents.map((agentId, index) => ({
    level: index + 1,
    playerId: String(agentId),
    name: named.get(agentId)!.name,
  }))
  return { above, levels, paid, pending }
}

/** Players of one level below a player, masked, the newest first; `next` continues them. */
export async function showInvited(
  deps: Deps,
  playerId: bigint,
  query: CallOutput<typeof ops.playerFile.invited>['query'],
): Promise<CallReply<typeof ops.playerFile.invited>> {
  await getPlayerOr404(deps, playerId)
  const people = await listPeople(deps, playerId, query)
  return { people, next: people.length === PEOPLE_SHOWN ? people.at(-1)!.personId : null }
}
