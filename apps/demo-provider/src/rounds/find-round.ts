import type { Seat } from '../seats/seat-store.ts'
import type { Studio } from '../studio.ts'
import { beginRound } from './begin-round.ts'
import type { Play } from './begin-round.ts'
import { notPlayed, replyOf } from './round-reply.ts'
import type { RoundReply } from './round-reply.ts'

/**
 * What became of a request for a round. One that did not come is refused from then on: nothing is
 * staked long after the player has pressed.
 */
export function findRound(studio: Studio, seat: Seat, play: Play): RoundReply {
  if (seat.walletToken === null) return notPlayed(studio.newId(), null)
  const { round } = beginRound(studio, seat.seatId, {
    ...play,
    walletToken: seat.walletToken,
    state: 'refused',
  })
  return replyOf(round, null)
}
