import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import { standingRisk } from '../../../withdrawal/index.ts'
import { getPlayerOr404 } from '../view-player.ts'
import { signFor } from './show-withdrawal.ts'
import type { Seer } from './show-withdrawal.ts'

/** The risk of a player as it stands, with the rules that make it up. */
export async function showRisk(
  deps: Deps,
  playerId: bigint,
  seer: Seer,
): Promise<CallReply<typeof ops.players.risk>> {
  await getPlayerOr404(deps, playerId)
  const { score, signs } = await standingRisk(deps, playerId)
  return {
    score,
    signs: signs.map(({ points, ...sign }) => ({ ...signFor(sign, seer), points })),
  }
}
