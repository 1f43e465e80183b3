import { erfc, gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { blocksOf, countOnes } from './bits.ts'
import type { Bits } from './bits.ts'

/** Whether there are as many ones as zeros (SP 800-22 rev. 1a, section 2.1). */
export function frequency(bits: Bits): PValue {
  const sum = 2 * countOnes(bits) - bits.length
  return erfc(Math.abs(sum) / Math.sqrt(2 * bits.length))
}

/** Whether half of each block are ones (SP 800-22 rev. 1a, section 2.2). */
export function blockFrequency(bits: Bits, blockLength: number): PValue {
  const blocks = blocksOf(bits, blockLength)
  const apart = blocks.reduce((sum, block) => sum + (countOnes(block) / blockLength - 0.5) ** 2, 0)
  return gammaTail(blocks.length / 2, 2 * blockLength * apart)
}
