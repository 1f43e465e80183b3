import { DEPOSITED } from '../wallet/index.ts'
import type { RefusalCode } from '@jogada/contract'

/** The version of a player's terms: moved by every change of a limit and by every pause. */
export const TERMS = 'rg:terms'

/** Stakes of a player in centavos, counted when they are made. */
export const STAKED = 'rg:stake'

/** What a player has lost net of payouts, in centavos; negative after a net win. */
export const LOST_NET = 'rg:loss'

/** Seconds of play. */
export const PLAYED = 'rg:time'

/** How a counter of the limits says no. */
export const refusalOfCounter: Readonly<Record<string, RefusalCode>> = {
  [STAKED]: 'stake_limit',
  [LOST_NET]: 'loss_limit',
  [PLAYED]: 'time_limit',
  [DEPOSITED]: 'deposit_limit',
}
