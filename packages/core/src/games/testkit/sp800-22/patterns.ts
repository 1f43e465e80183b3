import { gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { countPatterns } from './bits.ts'
import type { Bits } from './bits.ts'

/** How often each pattern stands in the sequence that goes on with its own beginning. */
function countAround(bits: Bits, length: number): Uint32Array {
  const around = new Uint8Array(bits.length + length - 1)
  around.set(bits)
  around.set(bits.subarray(0, length - 1), bits.length)
  return countPatterns(around, length)
}

/** How even the patterns of a length are; none at all are even. */
export function patternStatistic(bits: Bits, length: number): number {
  if (length === 0) return 0
  const counts = countAround(bits, length)
  const squares = counts.reduce((sum, found) => sum + found * found, 0)
  return (squares * counts.length) / bits.length - bits.length
}

/**
 * Whether every pattern of `length` bits comes as often, by first and by second differences (SP
 * 800-22 rev. 1a, section 2.11).
 */
export function serial(bits: Bits, length: number): { first: PValue; second: PValue } {
  const [whole, shorter, shortest] = [0, 1, 2].map((less) => patternStatistic(bits, length - less))
  const first = whole! - shorter!
  const second = first - (shorter! - shortest!)
  return {
    first: gammaTail(2 ** (length - 2), first / 2),
    second: gammaTail(2 ** (length - 3), second / 2),
  }
}

/** How much a pattern says of the bit that follows it, in nats (section 2.12.4, step 6). */
export function entropyOfNext(bits: Bits, length: number): number {
  const phi = (m: number) =>
    countAround(bits, m).reduce((sum, found) => {
      const share = found / bits.length
      return found === 0 ? sum : sum + share * Math.log(share)
    }, 0)
  return phi(length) - phi(length + 1)
}

/** Whether a pattern says nothing of the bit that follows (SP 800-22 rev. 1a, section 2.12). */
export function approximateEntropy(bits: Bits, length: number): PValue {
  const statistic = 2 * bits.length * (Math.LN2 - entropyOfNext(bits, length))
  return gammaTail(2 ** (length - 1), statistic / 2)
}
