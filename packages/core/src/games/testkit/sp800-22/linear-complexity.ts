import { gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { blocksOf, chiSquare } from './bits.ts'
import type { Bits } from './bits.ts'

/** As printed in section 3.10: how far a block is from the mean, in steps from -3 or less to 3. */
const CHANCES = [1 / 96, 1 / 32, 1 / 8, 1 / 2, 1 / 4, 1 / 16, 1 / 48]

/** Whether blocks need as long a shift register as they should (SP 800-22 rev. 1a, section 2.10). */
export const linearComplexity = (bits: Bits, blockLength: number): PValue =>
  gammaTail(3, chiSquare(countComplexities(bits, blockLength), CHANCES) / 2)

/** How many blocks are how far from the mean: the cells of section 2.10.4, step 5. */
export function countComplexities(bits: Bits, blockLength: number): number[] {
  const m = blockLength
  const sign = m % 2 === 0 ? 1 : -1
  const mean = m / 2 + (9 - sign) / 36 - (m / 3 + 2 / 9) / 2 ** m
  const found = CHANCES.map(() => 0)
  for (const block of blocksOf(bits, m)) {
    const apart = sign * (shortestRegister(block) - mean) + 2 / 9
    found[Math.min(Math.max(Math.ceil(apart - 0.5) + 3, 0), 6)]!++
  }
  return found
}

/**
 * The length of the shortest linear feedback shift register that makes `bits` (Massey 1969). Its
 * taps, those before it last grew and the bits behind the next one are kept 32 to a word.
 */
export function shortestRegister(bits: Bits): number {
  const size = (bits.length >> 5) + 1
  let taps = new Int32Array(size)
  let before = new Int32Array(size)
  let old = new Int32Array(size)
  const behind = new Int32Array(size)
  taps[0] = 1
  before[0] = 1
  let length = 0
  for (let n = 0; n < bits.length; n++) {
    const used = ((n + 1) >> 5) + 1
    shift(before, used, 0)
    shift(behind, used, bits[n]!)
    if (!isOdd(taps, behind, used)) continue
    old.set(taps)
    for (let i = 0; i < used; i++) taps[i]! ^= before[i]!
    if (2 * length > n) continue
    length = n + 1 - length
    ;[before, old] = [old, before]
  }
  return length
}

/** Moves every bit up by one place; `enters` comes in below. */
function shift(words: Int32Array, used: number, enters: number) {
  let carry = enters
  for (let i = 0; i < used; i++) {
    const word = words[i]!
    words[i] = (word << 1) | carry
    carry = word >>> 31
  }
}

/** Whether an odd number of ones stand in both. */
function isOdd(left: Int32Array, right: Int32Array, used: number): boolean {
  let all = 0
  for (let i = 0; i < used; i++) all ^= left[i]! & right[i]!
  all ^= all >>> 16
  all ^= all >>> 8
  all ^= all >>> 4
  return ((0x6996 >> (all & 15)) & 1) === 1
}
