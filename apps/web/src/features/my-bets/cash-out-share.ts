import { timesRatioFloor } from '@jogada/core'
import type { Money } from '@jogada/core'

export const LEAST_PERCENT = 10
export const STEP_PERCENT = 5
export const WHOLE_PERCENT = 100

/** What a share of an offer pays about now; the server says exactly, by the same offer. */
export const shareOf = (offer: Money, percent: number): Money =>
  timesRatioFloor(offer, BigInt(percent), BigInt(WHOLE_PERCENT))
