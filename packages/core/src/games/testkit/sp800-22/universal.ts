import { erfc } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import type { Bits } from './bits.ts'

/** As printed in sections 2.9.4 and 2.9.7: the least length, and the statistic of a fair source. */
export const UNIVERSAL = [
  { from: 2_068_480, word: 8, mean: 7.1836656, variance: 3.238 },
  { from: 904_960, word: 7, mean: 6.1962507, variance: 3.125 },
  { from: 387_840, word: 6, mean: 5.2177052, variance: 2.954 },
] as const

/** Whether the sequence cannot be told in fewer bits (SP 800-22 rev. 1a, section 2.9). */
export function universal(bits: Bits): PValue {
  const shape = UNIVERSAL.find(({ from }) => bits.length >= from)
  if (!shape) throw new RangeError('the universal test is asked of 387,840 bits or more')
  const { word, mean, variance } = shape
  const warmUp = 10 * 2 ** word
  const tested = Math.floor(bits.length / word) - warmUp
  const correction = 0.7 - 0.8 / word + ((4 + 32 / word) * tested ** (-3 / word)) / 15
  const deviation = correction * Math.sqrt(variance / tested)
  const apart = universalStatistic(bits, { word, warmUp }) - mean
  return erfc(Math.abs(apart) / (Math.SQRT2 * deviation))
}

/** The mean of the logarithms of how many words lie between a word and its last appearance. */
export function universalStatistic(
  bits: Bits,
  { word, warmUp }: { readonly word: number; readonly warmUp: number },
): number {
  const words = Math.floor(bits.length / word)
  const seen = new Uint32Array(2 ** word)
  let sum = 0
  for (let i = 1; i <= words; i++) {
    let value = 0
    for (let bit = (i - 1) * word; bit < i * word; bit++) value = (value << 1) | bits[bit]!
    if (i > warmUp) sum += Math.log2(i - seen[value]!)
    seen[value] = i
  }
  return sum / (words - warmUp)
}
