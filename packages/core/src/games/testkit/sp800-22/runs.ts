import { erfc, gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { blocksOf, chiSquare, countOnes } from './bits.ts'
import type { Bits } from './bits.ts'

/** Whether bits change as often as those of a coin (SP 800-22 rev. 1a, section 2.3). */
export function runs(bits: Bits): PValue {
  const n = bits.length
  const share = countOnes(bits) / n
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(n)) return 0
  let found = 1
  for (let i = 1; i < n; i++) if (bits[i] !== bits[i - 1]) found++
  const even = 2 * share * (1 - share)
  return erfc(Math.abs(found - n * even) / (Math.sqrt(2 * n) * even))
}

export type LongestRuns = {
  /** The least length of a sequence that is read in such blocks. */
  readonly from: number
  readonly blockLength: number
  /** The longest run of the first cell, which holds shorter ones too; the last holds longer ones. */
  readonly shortest: number
  readonly chances: readonly number[]
}

/** As printed in sections 2.4.4 and 3.4. */
export const LONGEST_RUNS: readonly LongestRuns[] = [
  {
    from: 750_000,
    blockLength: 10_000,
    shortest: 10,
    chances: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727],
  },
  {
    from: 6272,
    blockLength: 128,
    shortest: 4,
    chances: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124],
  },
  { from: 128, blockLength: 8, shortest: 1, chances: [0.2148, 0.3672, 0.2305, 0.1875] },
]

/** Whether the longest runs of ones are as long as they should be (SP 800-22 rev. 1a, section 2.4). */
export function longestRun(bits: Bits): PValue {
  const shape = LONGEST_RUNS.find(({ from }) => bits.length >= from)
  if (!shape) throw new RangeError('the longest run is asked of 128 bits or more')
  const { blockLength, shortest, chances } = shape
  const found = chances.map(() => 0)
  for (const block of blocksOf(bits, blockLength)) {
    const cell = Math.min(Math.max(longestOf(block) - shortest, 0), chances.length - 1)
    found[cell]!++
  }
  return gammaTail((chances.length - 1) / 2, chiSquare(found, chances) / 2)
}

function longestOf(block: Bits): number {
  let longest = 0
  let run = 0
  for (const bit of block) {
    run = bit === 1 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}
