import { windowsAt } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { getLimits } from '../limits/index.ts'
import { addMessage } from '../notice/index.ts'

/** From this share of a limit on its player is told what is left of it. */
const NEAR = 0.8

/**
 * Tells a player of each limit of theirs that is nearly used up, once in its window; of one that is
 * used up the refusal tells.
 */
export async function tellNearLimits(deps: Deps, playerId: bigint): Promise<void> {
  const at = deps.clock.now()
  const windows = windowsAt(at)
  const { limits } = await getLimits(deps, playerId)
  for (const { kind, window, limit, used } of limits) {
    if (limit === null || Number(used) < Number(limit) * NEAR) continue
    const left = Number(limit) - Number(used)
    if (left <= 0) continue
    await addMessage(deps, playerId, {
      cause: `limit ${kind} ${window} ${windows[window]} ${limit}`,
      category: 'security',
      kind: `limit_near_${kind}`,
      values: kind === 'time' ? { text: String(left) } : { amount: left.toFixed(2) },
      at,
    })
  }
}
