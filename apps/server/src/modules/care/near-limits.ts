import { formatMoney, parseMoney, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { isNearLimit } from '@jogada/core/limits/limits'
import { windowsAt } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { getLimits } from '../limits/index.ts'
import { addMessage } from '../notice/index.ts'

/** Minutes are read as reais are, in hundredths. */
const MINUTE = 100n
const amountOf = (wire: string): Money => parseMoney(wire) ?? zero

/**
 * Tells a player of each limit of theirs that is nearly used up, once in its window; of one that is
 * used up the refusal tells.
 */
export async function tellNearLimits(deps: Deps, playerId: bigint): Promise<void> {
  const at = deps.clock.now()
  const windows = windowsAt(at)
  const { limits } = await getLimits(deps, playerId)
  for (const { kind, window, limit, used } of limits) {
    if (limit === null) continue
    const [most, now] = [amountOf(limit), amountOf(used)]
    if (!isNearLimit(now, most)) continue
    const left = subtract(most, now)
    await addMessage(deps, playerId, {
      cause: `limit ${kind} ${window} ${windows[window]} ${limit}`,
      category: 'security',
      kind: `limit_near_${kind}`,
      values: kind === 'time' ? { text: String(left / MINUTE) } : { amount: formatMoney(left) },
      at,
    })
  }
}
