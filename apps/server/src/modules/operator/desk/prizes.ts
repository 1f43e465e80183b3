import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { periodOf } from '../../report/index.ts'
import { prizeTimes } from '../../sportsbook/index.ts'

const AT_ONCE = 200

/**
 * How long prizes took that were paid on the days of a period, both included, with up to `most` of
 * those that took too long.
 */
export async function showPrizes(
  deps: Deps,
  { from, to }: { readonly from: string; readonly to: string },
  most: number | null = AT_ONCE,
): Promise<CallReply<typeof ops.books.prizes>> {
  const times = await prizeTimes(deps, periodOf(from, to), most)
  return { withinMinutes: ops.books.PRIZE_MINUTES, ...times }
}
