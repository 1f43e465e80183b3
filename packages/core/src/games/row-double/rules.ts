import type { RoundSeeds } from '../../fairness/seeds.ts'
import { floatsFrom, pick } from '../../fairness/stream.ts'
import type { Ladder } from '../ladder.ts'

export type RowDoubleDifficulty = 'easy' | 'medium' | 'hard' | 'expert' | 'master'

export type RowDoubleParams = { readonly difficulty: RowDoubleDifficulty }

/** The safe tiles of each row from the bottom up, in the order in which they were drawn. */
export type RowDoubleBoard = readonly (readonly number[])[]

/** Tiles of a row, and how many of them are safe. */
export type RowShape = { readonly size: number; readonly safe: number }

export const ROW_DOUBLE_ROWS = 9
export const ROW_DOUBLE_DEFAULT: RowDoubleDifficulty = 'hard'

export const ROW_SHAPES: Readonly<Record<RowDoubleDifficulty, RowShape>> = {
  easy: { size: 4, safe: 3 },
  medium: { size: 3, safe: 2 },
  hard: { size: 2, safe: 1 },
  expert: { size: 3, safe: 1 },
  master: { size: 4, safe: 1 },
}

/** What the game gives back of each stake, in ten-thousandths, taken once and not per row. */
export const ROW_DOUBLE_RETURN_X10000 = 9_800

const ALGORITHM_VERSION = 1

/** One stream for the whole tower: each row takes its safe tiles from a pool of its own. */
export function drawTower(seeds: RoundSeeds, { difficulty }: RowDoubleParams): RowDoubleBoard {
  const { size, safe } = ROW_SHAPES[difficulty]
  const floats = floatsFrom(seeds, ROW_DOUBLE_ROWS * safe)
  return Array.from({ length: ROW_DOUBLE_ROWS }, (_, row) => {
    const pool = Array.from({ length: size }, (_, tile) => tile)
    return floats
      .slice(row * safe, (row + 1) * safe)
      .map((float) => pool.splice(pick(float, pool.length), 1)[0]!)
  })
}

/** rowDouble that gives back `returnX10000` of each stake; `rowDouble` is the one that ships. */
export function rowDoubleReturning(returnX10000: number): Ladder<RowDoubleParams, RowDoubleBoard> {
  const variants = (Object.keys(ROW_SHAPES) as RowDoubleDifficulty[]).map((difficulty) => ({
    difficulty,
  }))
  const multipliers = Object.fromEntries(
    variants.map(({ difficulty }) => [difficulty, multipliersOf(difficulty, BigInt(returnX10000))]),
  )
  return {
    game: 'rowDouble',
    algorithmVersion: ALGORITHM_VERSION,
    variants,
    steps: () => ROW_DOUBLE_ROWS,
    multiplierX10000: ({ difficulty }, rows) => multipliers[difficulty]![rows]!,
    chance({ difficulty }, rows) {
      const { size, safe } = ROW_SHAPES[difficulty]
      return { numerator: BigInt(safe) ** BigInt(rows), denominator: BigInt(size) ** BigInt(rows) }
    },
    draw: drawTower,
    choices: ({ difficulty }) =>
      Array.from({ length: ROW_SHAPES[difficulty].size }, (_, tile) => tile),
    isSafe: (board, row, tile) => board[row]!.includes(tile),
  }
}

function multipliersOf(difficulty: RowDoubleDifficulty, returnX10000: bigint): number[] {
  const { size, safe } = ROW_SHAPES[difficulty]
  return Array.from({ length: ROW_DOUBLE_ROWS + 1 }, (_, rows) =>
    Number((returnX10000 * BigInt(size) ** BigInt(rows)) / BigInt(safe) ** BigInt(rows)),
  )
}

export const rowDouble = rowDoubleReturning(ROW_DOUBLE_RETURN_X10000)
