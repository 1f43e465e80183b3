import type { CallReply, draw } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { chainView, findChain } from '../chains/chain-store.ts'
import { findRound } from './round-store.ts'
import type { RoundKey } from './round-store.ts'
import { roundView } from './round-view.ts'

/** All that recomputes a round. The link before it counts as revealed only if its round is over. */
export async function roundProof(
  deps: Deps,
  key: RoundKey,
): Promise<CallReply<typeof draw.drawProof>> {
  const round = await findRound(deps, key)
  if (!round) throw new Refusal('draw_unknown')
  const chain = await findChain(deps, round.chain_id)
  if (!chain) throw new Error(`round ${round.round_id} has no chain`)
  const previous = await deps.db
    .selectFrom('draws.round')
    .select('seed')
    .where('chain_id', '=', round.chain_id)
    .where('position', '=', round.position - 1)
    .where('settled_at', 'is not', null)
    .executeTakeFirst()
  return {
    round: roundView(round),
    chain: chainView(chain),
    previousSeed: round.position === 1 ? chain.terminating_hash : (previous?.seed ?? null),
  }
}
