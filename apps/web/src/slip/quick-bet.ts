import { useSession } from '../session/session.ts'
import { useSlip } from './slip-store.ts'

let isWished = false

/**
 * Whether the next choice is to be a bet by itself: the player has asked for it, is logged in, has
 * a stake, and builds nothing else in the slip. The wish is good for one bet.
 */
export function isQuickBet(): boolean {
  const { quick, selections, stake } = useSlip.getState()
  isWished = Boolean(quick && !selections[0] && Number(stake) && useSession.getState().token)
  return isWished
}

/** Whether the only selection is to be bet on at once; told a single time. */
export function takeQuickBet(): boolean {
  const was = isWished
  isWished = false
  return was
}
