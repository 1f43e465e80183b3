import type { casino } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'

/** Tells the other open pages of a player that their round stands differently now. */
export function tellMove(deps: Deps, playerId: bigint, round: casino.LadderRound) {
  const { game, roundId, status, picks } = round
  deps.realtime.toPlayer(playerId, 'roundMoved', { game, roundId, steps: picks.length, status })
}
