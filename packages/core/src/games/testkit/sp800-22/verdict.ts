import { chiSquareTail } from '../statistics.ts'
import type { PValue } from '../statistics.ts'
import { chiSquare } from './bits.ts'

export const ALPHA = 0.01
/** Below this p-values are not spread evenly (section 4.2.2). */
const LEAST_UNIFORMITY = 0.0001
const CELLS = 10

export type Verdict = {
  readonly sequences: number
  readonly passed: number
  readonly uniformity: PValue
  readonly holds: boolean
}

/** How many of so many sequences must pass: three deviations below 99 % (section 4.2.1). */
export const leastPassed = (sequences: number): number =>
  Math.ceil(sequences * (1 - ALPHA - 3 * Math.sqrt((ALPHA * (1 - ALPHA)) / sequences)))

/** Whether p-values of many sequences lie as evenly between 0 and 1 (section 4.2.2). */
export function uniformity(pValues: readonly PValue[]): PValue {
  const found = Array.from({ length: CELLS }, () => 0)
  for (const p of pValues) found[Math.min(Math.max(Math.floor(p * CELLS), 0), CELLS - 1)]!++
  const even = found.map(() => 1 / CELLS)
  return chiSquareTail(chiSquare(found, even), CELLS - 1)
}

/** What one test found in many sequences, by section 4.2. A p-value that is no number never passes. */
export function judge(pValues: readonly PValue[]): Verdict {
  const sequences = pValues.length
  const passed = pValues.filter((p) => p >= ALPHA && p <= 1 + 1e-9).length
  const spread = uniformity(pValues)
  const holds = passed >= leastPassed(sequences) && spread >= LEAST_UNIFORMITY
  return { sequences, passed, uniformity: spread, holds }
}
