import type { draw } from '@jogada/contract'
import type { RoundRow } from './round-store.ts'

const statusOf = { open: 8888, locked: 8888, drawn: 9999, settled: 9999, void: -1 } as const

/** A round as everybody may see it: its seed only after it is over. */
export const roundView = (round: RoundRow): draw.DrawRound => ({
  channel: round.channel,
  roundId: String(round.round_id),
  state: round.state,
  status: statusOf[round.state],
  openAt: round.open_at.toISOString(),
  lockAt: round.lock_at.toISOString(),
  drawAt: round.draw_at.toISOString(),
  completeAt: round.complete_at.toISOString(),
  endAt: round.end_at.toISOString(),
  outcome: round.outcome,
  seed: round.settled_at === null ? null : round.seed,
  chainId: String(round.chain_id),
  position: round.position,
})
