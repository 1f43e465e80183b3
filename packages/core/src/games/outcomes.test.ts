import { describe, expect, test } from 'vitest'
import { drawOutcome } from '../fairness/chain.ts'
import { serverSeedFrom } from '../fairness/seeds.ts'
import { floatsFrom, pick } from '../fairness/stream.ts'
import { DICE_OUTCOMES, diceRoll } from './dice.ts'
import { limboResult } from './limbo.ts'
import { drawMines } from './mines.ts'
import { MINES_TILES } from './mines/rules.ts'
import { drawTower } from './row-double.ts'
import { ROW_DOUBLE_ROWS } from './row-double/rules.ts'

const WORDS = 2 ** 32
/** Everything that a game draws from: tiles, tiles of a row, wheels, rolls, the words of limbo. */
const SCALES = [2, 3, 4, 10, 15, ...Array.from({ length: MINES_TILES }, (_, i) => i + 1), 10_001]

describe('[RNG-03] words become outcomes without favour', () => {
  test.each([...new Set(SCALES)])('of 2^32 words each of %i outcomes has as many, to one', (n) => {
    // outcome k begins at the first word w with w × n ≥ k × 2^32
    const first = (k: number) => Number((BigInt(k) * BigInt(WORDS) + BigInt(n) - 1n) / BigInt(n))
    const counts = Array.from({ length: n }, (_, k) => first(k + 1) - first(k))
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    // and pick begins it there, at every single boundary
    for (let k = 1; k < n; k++) {
      expect(pick(first(k) / WORDS, n)).toBe(k)
      expect(pick((first(k) - 1) / WORDS, n)).toBe(k - 1)
    }
    expect([pick(0, n), pick((WORDS - 1) / WORDS, n)]).toEqual([0, n - 1])
  })
})

test('[RNG-05] a seed has more bits than any board has ways to lie', () => {
  let ways = 1n
  for (let tile = 2n; tile <= BigInt(MINES_TILES); tile++) ways *= tile
  expect(ways).toBeLessThan(2n ** 256n)
  expect(serverSeedFrom(new Uint8Array(32).fill(0xa5))).toBe('a5'.repeat(32))
  for (const bytes of [31, 33]) expect(() => serverSeedFrom(new Uint8Array(bytes))).toThrow(/32/)
})

const ROUNDS = 20_000
const seedsAt = (nonce: number) => ({ serverSeed: 'c3'.repeat(32), clientSeed: 'praia', nonce })

type Sample = { readonly cells: number; readonly drawn: readonly number[] }

const sampled = (cells: number, draw: (nonce: number) => number): Sample => ({
  cells,
  drawn: Array.from({ length: ROUNDS }, (_, nonce) => draw(nonce)),
})

const { drawn: rolls } = sampled(20, (nonce) =>
  Math.floor((diceRoll(seedsAt(nonce)) * 20) / 10_001),
)
/** Final outcomes in cells that come equally often. */
const samples: Readonly<Record<string, Sample>> = {
  'dice, in twentieths': { cells: 20, drawn: rolls },
  'dice, one roll and the next': sampled(25, (nonce) => {
    const fifth = (at: number) => Math.floor((diceRoll(seedsAt(at)) * 5) / DICE_OUTCOMES)
    return fifth(2 * nonce) * 5 + fifth(2 * nonce + 1)
  }),
  'limbo, by halves of the chance': sampled(2, (nonce) =>
    limboResult(seedsAt(nonce)) >= 198 ? 1 : 0,
  ),
  'mines, where the first lies': sampled(
    25,
    (nonce) => drawMines(seedsAt(nonce), { mines: 1 })[0]!,
  ),
  'mines, where the last of five lies': sampled(
    25,
    (nonce) => drawMines(seedsAt(nonce), { mines: 5 })[4]!,
  ),
  'mines, the third beside the first': sampled(24, (nonce) => {
    const [one, , three] = drawMines(seedsAt(nonce), { mines: 3 })
    return ((three! - one! + MINES_TILES) % MINES_TILES) - 1
  }),
  'row double, the safe tile of the first row and the last': sampled(4, (nonce) => {
    const tower = drawTower(seedsAt(nonce), { difficulty: 'hard' })
    return tower[0]![0]! * 2 + tower[ROW_DOUBLE_ROWS - 1]![0]!
  }),
  'double, the wheel of fifteen': sampled(15, (nonce) => drawOutcome(`link ${nonce}`, 'salt', 15)),
  'colours, the ten digits': sampled(10, (nonce) => drawOutcome(`link ${nonce}`, 'salt', 10)),
}

/** Pearson's statistic of cells that should come equally often. */
function chiSquare({ cells, drawn }: Sample): number {
  const counts = Array<number>(cells).fill(0)
  for (const cell of drawn) counts[cell] = (counts[cell] ?? NaN) + 1
  const expected = drawn.length / cells
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** What it passes once in a thousand, so that all samples together do in less than one of a hundred. */
function bound(cells: number): number {
  const freedom = cells - 1
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + 3.09 * Math.sqrt(part)) ** 3
}

describe('[RNG-04] [RNG-06] [BAT-03] final outcomes come as often as they should, all samples at 99 %', () => {
  test.each(Object.entries(samples))('%s', (_name, sample) => {
    expect(chiSquare(sample)).toBeLessThan(bound(sample.cells))
  })

  test('runs above and below the middle are as long as those of a fair coin', () => {
    const ups = rolls.map((cell) => cell >= 10)
    const highs = ups.filter(Boolean).length
    const lows = ROUNDS - highs
    const runs = 1 + ups.filter((up, i) => i > 0 && up !== ups[i - 1]).length
    const mean = (2 * highs * lows) / ROUNDS + 1
    const variance = ((mean - 1) * (mean - 2)) / (ROUNDS - 1)
    expect(Math.abs(runs - mean) / Math.sqrt(variance)).toBeLessThan(3.29)
  })

  test.each([
    ['a byte scaled by its remainder', (word: number) => (word >>> 24) % 25],
    ['a tile that is drawn again once', (word: number) => (word % 25 === 7 ? 8 : word % 25)],
    ['a generator that counts', (_: number, nonce: number) => ((nonce * 7) % 26) % 25],
  ])('[BAT-05] and %s is found out', (_name, draw) => {
    const sample = sampled(25, (nonce) => draw(floatsFrom(seedsAt(nonce), 1)[0]! * WORDS, nonce))
    expect(chiSquare(sample)).toBeGreaterThan(bound(25))
  })

  test('[BAT-05] a linear congruential generator is even by itself and found out by one draw and the next', () => {
    let state = 12_345
    const next = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state & 7
    }
    expect(chiSquare(sampled(8, next))).toBeLessThan(bound(8))
    expect(chiSquare(sampled(64, () => next() * 8 + next()))).toBeGreaterThan(bound(64))
  })
})
