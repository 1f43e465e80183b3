import { describe, expect, test } from 'vitest'
import { serverSeedHash } from '../../fairness/seeds.ts'
import { ladderPayTable, ladderReturn, ladderReturnToPlayer } from '../ladder.ts'
import { MINES_MULTIPLIERS, MINES_RETURN_BOUNDS, MINES_VECTORS } from './mines-vectors.ts'
import { drawMines, mines, minesReturning } from './rules.ts'

describe('the board', () => {
  test.each(MINES_VECTORS)('nonce $nonce of $clientSeed hides $mines mines', (vector) => {
    expect(drawMines(vector, vector)).toEqual(vector.board)
    expect(serverSeedHash(vector.serverSeed)).toBe(vector.serverSeedHash)
  })

  test('fewer mines of one round are the first of more', () => {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'b', nonce: 7 }
    const all = drawMines(seeds, { mines: 24 })
    expect(new Set(all).size).toBe(24)
    for (let count = 1; count <= 24; count++) {
      expect(drawMines(seeds, { mines: count })).toEqual(all.slice(0, count))
    }
  })
})

describe('the pay table', () => {
  test('[GAM-05] all 300 places to stop pay what the table says, 98.99 % to 99 %', () => {
    let stops = 0
    for (const params of mines.variants) {
      const known = MINES_MULTIPLIERS[params.mines]!
      expect(mines.steps(params)).toBe(known.length)
      known.forEach((multiplier, index) => {
        expect(mines.multiplierX10000(params, index + 1)).toBe(multiplier)
        const { numerator, denominator } = ladderReturn(mines, params, index + 1)
        expect(100n * numerator <= 99n * denominator).toBe(true)
        stops++
      })
    }
    expect(stops).toBe(300)
    const { min, max } = ladderReturnToPlayer(mines)
    expect(min).toBeCloseTo(MINES_RETURN_BOUNDS.min, 12)
    expect(max).toBeCloseTo(MINES_RETURN_BOUNDS.max, 12)
  })

  test('[GAM-05] [BAT-06] chances are those of counting every board', () => {
    for (const params of [{ mines: 1 }, { mines: 2 }, { mines: 23 }]) {
      const boards = combinations(25, params.mines)
      const tiles = [0, 7]
      for (let picks = 1; picks <= Math.min(2, mines.steps(params)); picks++) {
        const chosen = tiles.slice(0, picks)
        const clear = boards.filter((board) => !chosen.some((tile) => board.includes(tile)))
        const { numerator, denominator } = mines.chance(params, picks)
        expect(BigInt(clear.length) * denominator).toBe(numerator * BigInt(boards.length))
      }
    }
  })

  test('[GAM-04] the table shows step, multiplier and chance', () => {
    expect(ladderPayTable(mines, { mines: 3 })[0]).toEqual({
      step: 1,
      multiplierX10000: 11_250,
      chance: { numerator: 22n, denominator: 25n },
    })
    expect(ladderPayTable(mines, { mines: 24 })).toHaveLength(1)
  })

  test('another configured return gives other multipliers', () => {
    const { max } = ladderReturnToPlayer(minesReturning(9_500))
    expect(max).toBeCloseTo(0.95, 12)
  })
})

/** Every set of `count` numbers below `size`, or of those left out when that is shorter. */
function combinations(size: number, count: number): number[][] {
  if (count > size / 2) {
    const all = Array.from({ length: size }, (_, index) => index)
    return combinations(size, size - count).map((out) => all.filter((one) => !out.includes(one)))
  }
  let found: number[][] = [[]]
  for (let i = 0; i < count; i++) {
    found = found.flatMap((set) =>
      Array.from({ length: size }, (_, next) => next)
        .filter((next) => next > (set.at(-1) ?? -1))
        .map((next) => [...set, next]),
    )
  }
  return found
}
