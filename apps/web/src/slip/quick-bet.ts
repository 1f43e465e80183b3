import { useSession } from '../session/session.ts'
import { useSlip } from './slip-store.ts'

/** A slip that opens later than so is opened to be looked at. */
const GOOD_FOR_MS = 3000

let wishedAtMs = 0

/**
 * Whether the next choice is to be a bet by itself: the player has asked for it, is logged in, has
 * a stake, and builds nothing else in the slip. The wish is good for one bet, and for a moment.
 */
export function isQuickBet(): boolean {
  const { quick, selections, stake } = useSlip.getState()
  const is = Boolean(quick && !selections[0] && Number(stake) && useSession.getState().token)
  wishedAtMs = is ? Date.now() : 0
  return is
}

/** Whether the only selection is to be bet on at once; told a single time. */
export function takeQuickBet(): boolean {
  const was = Date.now() - wishedAtMs < GOOD_FOR_MS
  wishedAtMs = 0
  return was
}
