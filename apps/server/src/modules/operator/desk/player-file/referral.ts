import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import { agentsAbove, findPlayer } from '../../../account/index.ts'
import { findPerson } from '../../../kyc/index.ts'
import { getSummary, listPeople, PEOPLE_SHOWN } from '../../../referral/index.ts'
import { maskName } from '../mask.ts'
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
  const above = await Promise.all(
    lines.get(playerId)!.map(async (agentId, index) => {
      const [agent, person] = await Promise.all([
        findPlayer(deps.db, agentId),
        findPerson(deps, agentId),
      ])
      return {
        level: index + 1,
        playerId: String(agentId),
        name: maskName(person?.name ?? agent!.name),
      }
    }),
  )
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
