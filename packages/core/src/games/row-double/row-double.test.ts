import { describe, expect, test } from 'vitest'
import { serverSeedHash } from '../../fairness/seeds.ts'
import { ladderPayTable, ladderReturn, ladderReturnToPlayer } from '../ladder.ts'
import {
  ROW_DOUBLE_MIN_RETURN,
  ROW_DOUBLE_MULTIPLIERS,
  ROW_DOUBLE_VECTORS,
} from './row-double-vectors.ts'
import { drawTower, ROW_DOUBLE_DEFAULT, ROW_SHAPES, rowDouble } from './rules.ts'

describe('the tower', () => {
  test.each(ROW_DOUBLE_VECTORS)('nonce $nonce of $clientSeed, $difficulty', (vector) => {
    expect(drawTower(vector, vector)).toEqual(vector.board)
    expect(serverSeedHash(vector.serverSeed)).toBe(vector.serverSeedHash)
  })

  test('each row has its number of safe tiles', () => {
    for (const params of rowDouble.variants) {
      const board = drawTower({ serverSeed: 'c'.repeat(64), clientSeed: 'd', nonce: 3 }, params)
      const { size, safe } = ROW_SHAPES[params.difficulty]
      expect(board).toHaveLength(9)
      for (const row of board) {
        expect(new Set(row).size).toBe(safe)
        expect(row.every((tile) => tile >= 0 && tile < size)).toBe(true)
      }
    }
  })
})

describe('the pay table', () => {
  test('[GAM-05] all 45 places to stop pay what the table says, 97.99 % to 98 %', () => {
    let stops = 0
    for (const params of rowDouble.variants) {
      ROW_DOUBLE_MULTIPLIERS[params.difficulty].forEach((multiplier, index) => {
        expect(rowDouble.multiplierX10000(params, index + 1)).toBe(multiplier)
        const { numerator, denominator } = ladderReturn(rowDouble, params, index + 1)
        expect(100n * numerator <= 98n * denominator).toBe(true)
        stops++
      })
    }
    expect(stops).toBe(45)
    const { min, max } = ladderReturnToPlayer(rowDouble)
    expect(min).toBeCloseTo(ROW_DOUBLE_MIN_RETURN, 12)
    expect(max).toBeCloseTo(0.98, 12)
  })

  test('the default ladder doubles with every row', () => {
    const rows = ladderPayTable(rowDouble, { difficulty: ROW_DOUBLE_DEFAULT })
    expect(rows.map(({ multiplierX10000 }) => multiplierX10000)).toEqual([
      19_600, 39_200, 78_400, 156_800, 313_600, 627_200, 1_254_400, 2_508_800, 5_017_600,
    ])
    expect(rows.at(-1)!.chance).toEqual({ numerator: 1n, denominator: 512n })
  })
})
