import { DEPOSITED, PLAY_TERMS } from '../wallet/index.ts'
import type { RefusalCode } from '@jogada/contract'

/** The version of a player's terms. */
export const TERMS = PLAY_TERMS

/** Stakes of a player in centavos, counted when they are made. */
export const STAKED = 'rg:stake'

/** What a player has lost net of payouts, in centavos; negative after a net win. */
export const LOST_NET = 'rg:loss'

/**
 * What came back in this week, or this month, of stakes of its earlier days, in centavos: the
 * stakes and losses of that window are less by it. It stands apart, for those of the day are not.
 */
export const BACK_IN_WEEK = 'rg:back:week'
export const BACK_IN_MONTH = 'rg:back:month'

/** Seconds of play. */
export const PLAYED = 'rg:time'

/** How a counter of the limits says no. */
export const refusalOfCounter: Readonly<Record<string, RefusalCode>> = {
  [STAKED]: 'stake_limit',
  [LOST_NET]: 'loss_limit',
  [PLAYED]: 'time_limit',
  [DEPOSITED]: 'deposit_limit',
}
