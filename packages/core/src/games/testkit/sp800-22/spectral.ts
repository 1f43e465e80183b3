import { erfc } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import type { Bits } from './bits.ts'
import { powerSpectrum } from './fourier.ts'

/** Whether no period stands out (SP 800-22 rev. 1a, section 2.6). */
export function spectral(bits: Bits): PValue {
  const n = bits.length
  const expected = (0.95 * n) / 2
  const apart = (countLowPeaks(bits) - expected) / Math.sqrt((n * 0.95 * 0.05) / 4)
  return erfc(Math.abs(apart) / Math.SQRT2)
}

/** How many peaks of the first half stay below what 95 % of them should. */
export function countLowPeaks(bits: Bits): number {
  const n = bits.length
  const threshold = n * Math.log(1 / 0.05)
  const power = powerSpectrum(Float64Array.from(bits, (bit) => 2 * bit - 1))
  return power.subarray(0, Math.floor(n / 2)).filter((square) => square < threshold).length
}
