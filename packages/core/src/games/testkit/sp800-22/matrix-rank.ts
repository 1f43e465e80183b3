import { gammaTail } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { blocksOf, chiSquare } from './bits.ts'
import type { Bits } from './bits.ts'

/** How likely a large square matrix of random bits has full rank, one less, or any below. */
export const RANK_CHANCES = rankChances()

/**
 * Whether square matrices of `size` (32 at most) rows have the ranks that they should: bits that
 * depend on earlier ones by sums make low ranks (SP 800-22 rev. 1a, section 2.5).
 */
export function matrixRank(bits: Bits, size = 32): PValue {
  return gammaTail(1, chiSquare(countRanks(bits, size), RANK_CHANCES) / 2)
}

/** How many matrices have full rank, one less, or any below. */
export function countRanks(bits: Bits, size: number): number[] {
  const found = [0, 0, 0]
  for (const block of blocksOf(bits, size * size)) {
    found[Math.min(size - rankOf(blocksOf(block, size)), 2)]!++
  }
  return found
}

function rankOf(rowsOfBits: readonly Bits[]): number {
  const rows = rowsOfBits.map((row) => row.reduce((word, bit) => ((word << 1) | bit) >>> 0, 0))
  let rank = 0
  for (let column = 0; column < rows.length; column++) {
    const bit = 2 ** column
    const pivot = rows.findIndex((row, i) => i >= rank && (row & bit) !== 0)
    if (pivot === -1) continue
    const pivotRow = rows[pivot]!
    rows[pivot] = rows[rank]!
    rows[rank] = pivotRow
    rank++
    for (let i = rank; i < rows.length; i++) if ((rows[i]! & bit) !== 0) rows[i]! ^= pivotRow
  }
  return rank
}

function rankChances(): readonly number[] {
  let full = 1
  for (let i = 1; i <= 60; i++) full *= 1 - 2 ** -i
  return [full, 2 * full, 1 - 3 * full]
}
