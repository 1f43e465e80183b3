import type { RoundSeeds } from '../../fairness/seeds.ts'
import { floatsFrom, pick } from '../../fairness/stream.ts'
import type { Ladder } from '../ladder.ts'

export type MinesParams = { readonly mines: number }

/** The tiles with a mine, in the order in which they were drawn. */
export type MinesBoard = readonly number[]

export const MINES_TILES = 25
export const MINES_MIN = 1
export const MINES_MAX = 24

/** What the game gives back of each stake, in ten-thousandths, before rounding down. */
export const MINES_RETURN_X10000 = 9_900

const ALGORITHM_VERSION = 1

/**
 * Tiles 0 to 24 count left to right, then top to bottom. Each number of the stream takes one of the
 * tiles that are left, so that fewer mines with the same seeds are the first of more.
 */
export function drawMines(seeds: RoundSeeds, { mines }: MinesParams): MinesBoard {
  const pool = Array.from({ length: MINES_TILES }, (_, tile) => tile)
  return floatsFrom(seeds, mines).map((float) => pool.splice(pick(float, pool.length), 1)[0]!)
}

const binomials = pascal(MINES_TILES)

function pascal(size: number): readonly (readonly bigint[])[] {
  const rows: bigint[][] = [[1n]]
  for (let n = 1; n <= size; n++) {
    const above = rows[n - 1]!
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)))
  }
  return rows
}

/** How many ways there are to open `picks` of the tiles, and how many of them hit no mine. */
const ways = ({ mines }: MinesParams, picks: number) => ({
  all: binomials[MINES_TILES]![picks]!,
  safe: binomials[MINES_TILES - mines]![picks]!,
})

/** Mines that give back `returnX10000` of each stake; `mines` is the one that ships. */
export function minesReturning(returnX10000: number): Ladder<MinesParams, MinesBoard> {
  const variants = Array.from({ length: MINES_MAX - MINES_MIN + 1 }, (_, index) => ({
    mines: MINES_MIN + index,
  }))
  const multipliers = variants.map((params) => multipliersOf(params, BigInt(returnX10000)))
  return {
    game: 'mines',
    algorithmVersion: ALGORITHM_VERSION,
    variants,
    steps: ({ mines }) => MINES_TILES - mines,
    multiplierX10000: ({ mines }, picks) => multipliers[mines - MINES_MIN]![picks]!,
    chance(params, picks) {
      const { all, safe } = ways(params, picks)
      return { numerator: safe, denominator: all }
    },
    draw: drawMines,
    choices: (_, picks) =>
      Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
        (tile) => !picks.includes(tile),
      ),
    isSafe: (board, _, tile) => !board.includes(tile),
  }
}

function multipliersOf(params: MinesParams, returnX10000: bigint): number[] {
  return Array.from({ length: MINES_TILES - params.mines + 1 }, (_, picks) => {
    const { all, safe } = ways(params, picks)
    return Number((returnX10000 * all) / safe)
  })
}

export const mines = minesReturning(MINES_RETURN_X10000)
