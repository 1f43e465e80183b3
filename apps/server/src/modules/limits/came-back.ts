import type { LimitWindow } from '@jogada/core/limits/limits'
import { windowsAt } from '@jogada/ledger'
import type { CalendarWindows, Counters } from '@jogada/ledger'
import { BACK_IN_MONTH, BACK_IN_WEEK } from './counters.ts'

export const CAME_BACK = [BACK_IN_WEEK, BACK_IN_MONTH] as const

/** What came back of stakes of earlier days, and in which week and month that was. */
export type CameBack = {
  readonly windows: CalendarWindows
  readonly week: bigint
  readonly month: bigint
}

/** Reads the counters of `CAME_BACK` as they stood at an instant. */
export const readCameBack = (counters: Counters, at: Date): CameBack => ({
  windows: windowsAt(at),
  week: counters[BACK_IN_WEEK]!.week,
  month: counters[BACK_IN_MONTH]!.month,
})

/**
 * By how much the stakes and losses of a window of `at` are less than was counted; none of a day.
 */
export function cameBack(back: CameBack, window: LimitWindow, at: Date): bigint {
  if (window === 'day') return 0n
  return back.windows[window] === windowsAt(at)[window] ? back[window] : 0n
}
