import { gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { blocksOf, chiSquare, countPatterns } from './bits.ts'
import type { Bits } from './bits.ts'

/** The templates of `length` bits that cannot overlap themselves, in ascending order. */
export function aperiodicTemplates(length: number): number[] {
  const overlapsItself = (template: number) =>
    Array.from({ length: length - 1 }, (_, i) => i + 1).some(
      (shift) => template >> shift === (template & (2 ** (length - shift) - 1)),
    )
  return Array.from({ length: 2 ** length }, (_, template) => template).filter(
    (template) => !overlapsItself(template),
  )
}

/**
 * Whether each template that cannot overlap itself stands in each block as often as it should (SP
 * 800-22 rev. 1a, section 2.7). One that cannot is found as often whether or not the search goes on
 * behind what it found, so that one count of all patterns serves every template.
 */
export function nonOverlapping(
  bits: Bits,
  { templateLength, blocks }: { readonly templateLength: number; readonly blocks: number },
): Readonly<Record<string, PValue>> {
  const m = templateLength
  const size = Math.floor(bits.length / blocks)
  const counts = blocksOf(bits, size)
    .slice(0, blocks)
    .map((block) => countPatterns(block, m))
  const mean = (size - m + 1) / 2 ** m
  const variance = size * (2 ** -m - (2 * m - 1) / 2 ** (2 * m))
  return Object.fromEntries(
    aperiodicTemplates(m).map((template) => {
      const apart = counts.reduce((sum, count) => sum + (count[template]! - mean) ** 2, 0)
      const text = template.toString(2).padStart(m, '0')
      return [text, gammaTail(blocks / 2, apart / variance / 2)]
    }),
  )
}

const RUN = { length: 9, blockLength: 1032, cells: 6 } as const

/** Whether nine ones in a row come as often as they should (SP 800-22 rev. 1a, section 2.8). */
export function overlapping(bits: Bits): PValue {
  const found = countOverlapping(bits, RUN)
  const chances = overlappingChances(RUN)
  return gammaTail((RUN.cells - 1) / 2, chiSquare(found, chances) / 2)
}

export type RunTemplate = {
  readonly length: number
  readonly blockLength: number
  readonly cells: number
}

/** How many blocks hold the run of ones never, once, twice …; the last cell holds all above. */
export function countOverlapping(bits: Bits, { length, blockLength, cells }: RunTemplate) {
  const found = Array.from({ length: cells }, () => 0)
  for (const block of blocksOf(bits, blockLength)) {
    const times = countPatterns(block, length)[2 ** length - 1]!
    found[Math.min(times, cells - 1)]!++
  }
  return found
}

/** How likely each cell is, exactly: bit after bit, by the ones that came last and what was found. */
export function overlappingChances({ length, blockLength, cells }: RunTemplate): number[] {
  const fresh = () => Array.from({ length: length + 1 }, () => new Float64Array(cells))
  let chances = fresh()
  chances[0]![0] = 1
  for (let i = 0; i < blockLength; i++) {
    const next = fresh()
    for (const [ones, byCell] of chances.entries()) {
      const longer = Math.min(ones + 1, length)
      for (const [cell, chance] of byCell.entries()) {
        next[0]![cell]! += chance / 2
        next[longer]![longer === length ? Math.min(cell + 1, cells - 1) : cell]! += chance / 2
      }
    }
    chances = next
  }
  return Array.from({ length: cells }, (_, cell) =>
    chances.reduce((sum, byCell) => sum + byCell[cell]!, 0),
  )
}
