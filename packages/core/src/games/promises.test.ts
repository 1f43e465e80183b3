import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { licenceIds, licenceProfile } from '../licence/profile.ts'
import { centavos } from '../money.ts'
import { diceRoll, DICE_ALGORITHM_VERSION, DICE_OUTCOMES, dicePayTable } from './dice.ts'
import { DICE_MAX_CHANCE, diceMultiplierX10000 } from './dice.ts'
import { DOUBLE_TABLE } from './double.ts'
import { DRAW_LIMITS, drawPayout } from './draws.ts'
import type { HouseGame } from './house-games.ts'
import { ladderPayTable } from './ladder.ts'
import type { Ladder } from './ladder.ts'
import { LIMBO_ALGORITHM_VERSION, LIMBO_WORDS, limboPayTable } from './limbo.ts'
import { limboWinningWords } from './limbo/pay-table.ts'
import { LIMBO_MAX_TARGET_X100, LIMBO_MIN_TARGET_X100 } from './limbo/rules.ts'
import { payoutAt, SOLO_LIMITS } from './limits.ts'
import { LUCKY_COLOR_STANDARD, LUCKY_COLOR_UNIFORM } from './lucky-color.ts'
import { drawMines, mines } from './mines.ts'
import { rowDouble } from './row-double.ts'

const HUNDRED_MILLION = 100_000_000n

describe('[GAM-07] the highest award of every game comes at least once in a hundred million', () => {
  const ladders: readonly Ladder<never, unknown>[] = [mines, rowDouble] as never
  test.each(ladders)('$game, in every variant and at every step', (ladder) => {
    let steps = 0
    for (const params of ladder.variants) {
      for (let step = 1; step <= ladder.steps(params); step++) {
        const { numerator, denominator } = ladder.chance(params, step)
        expect(numerator * HUNDRED_MILLION).toBeGreaterThanOrEqual(denominator)
        steps++
      }
    }
    expect(steps).toBeGreaterThan(40)
  })

  test('limbo at its highest target, and dice at its smallest chance', () => {
    const words = limboWinningWords(LIMBO_MAX_TARGET_X100)
    expect(BigInt(words) * HUNDRED_MILLION).toBeGreaterThanOrEqual(BigInt(LIMBO_WORDS))
    expect(HUNDRED_MILLION).toBeGreaterThanOrEqual(BigInt(DICE_OUTCOMES))
  })

  test.each([DOUBLE_TABLE, LUCKY_COLOR_UNIFORM, LUCKY_COLOR_STANDARD])('$id', (table) => {
    const { outcomes, selections } = table
    for (const multipliers of Object.values(selections)) {
      const top = Math.max(...multipliers)
      const ways = multipliers.filter((multiplier) => multiplier === top).length
      expect(BigInt(ways) * HUNDRED_MILLION).toBeGreaterThanOrEqual(BigInt(outcomes))
    }
  })
})

describe('[GAM-05] cut to the centavo, no bet gives back less than the strictest licence asks', () => {
  const floor = Math.max(...licenceIds.map((id) => licenceProfile(id).games.minReturn))
  // what is cut weighs most on the smallest stakes
  const stakes = Array.from({ length: 100 }, (_, more) =>
    centavos(SOLO_LIMITS.minStake + BigInt(more)),
  )

  /** What the worst of the small stakes gets back on average where it wins so often and so much. */
  const worst = (chance: number, multiplierX10000: number) =>
    Math.min(
      ...stakes.map(
        (stake) => (chance * Number(payoutAt(stake, multiplierX10000))) / Number(stake),
      ),
    )

  test('dice at every chance, limbo at every low target', () => {
    for (let chance = 1; chance <= DICE_MAX_CHANCE; chance++) {
      const returned = worst(chance / DICE_OUTCOMES, diceMultiplierX10000(chance))
      expect(returned).toBeGreaterThanOrEqual(floor)
    }
    for (let target = LIMBO_MIN_TARGET_X100; target <= 1_000; target++) {
      const returned = worst(limboWinningWords(target) / LIMBO_WORDS, target * 100)
      expect(returned).toBeGreaterThanOrEqual(floor)
    }
  })

  test.each([mines, rowDouble] as never as readonly Ladder<never, unknown>[])(
    '$game, wherever one stops',
    (ladder) => {
      for (const params of ladder.variants) {
        for (const { multiplierX10000, chance } of ladderPayTable(ladder, params)) {
          const share = Number(chance.numerator) / Number(chance.denominator)
          expect(worst(share, multiplierX10000)).toBeGreaterThanOrEqual(floor)
        }
      }
    },
  )

  test.each([DOUBLE_TABLE, LUCKY_COLOR_UNIFORM, LUCKY_COLOR_STANDARD])('$id', (table) => {
    expect(DRAW_LIMITS.minStake).toBe(SOLO_LIMITS.minStake)
    for (const selection of Object.keys(table.selections)) {
      for (const stake of stakes) {
        const paid = Array.from({ length: table.outcomes }, (_, outcome) =>
          Number(drawPayout(table, { selection, stake }, outcome)),
        ).reduce((sum, one) => sum + one)
        expect(paid / table.outcomes / Number(stake)).toBeGreaterThanOrEqual(floor)
      }
    }
  })
})

describe('[GAM-08] what came before changes nothing', () => {
  const seedsAt = (nonce: number) => ({
    serverSeed: '5a'.repeat(32),
    clientSeed: 'praia',
    nonce,
  })
  const ROUNDS = 20_000
  const rolls = Array.from({ length: ROUNDS }, (_, nonce) => diceRoll(seedsAt(nonce)))

  test('a round is its seeds alone: drawn in any order, and again, it is the same', () => {
    for (const nonce of [19_999, 7, 4_711, 7, 0])
      expect(diceRoll(seedsAt(nonce))).toBe(rolls[nonce])
    const board = drawMines(seedsAt(3), { mines: 5 })
    for (let nonce = 0; nonce < 50; nonce++) drawMines(seedsAt(nonce), { mines: 24 })
    expect(drawMines(seedsAt(3), { mines: 5 })).toEqual(board)
  })

  test('after one, two or three wins in a row the next win is as likely as ever', () => {
    const half = DICE_OUTCOMES / 2
    const wins = rolls.map((roll) => roll < half)
    for (const [length, came] of [1, 2, 3].flatMap((n) => [
      [n, true] as const,
      [n, false] as const,
    ])) {
      let after = 0
      let won = 0
      for (let i = length; i < ROUNDS; i++) {
        if (!wins.slice(i - length, i).every((win) => win === came)) continue
        after++
        if (wins[i]) won++
      }
      // one degree of freedom at 99.9 %; the seeds are fixed, so that this never changes
      const chiSquare = ((won - after / 2) ** 2 / (after / 2)) * 2
      expect(after).toBeGreaterThan(2_000)
      expect(chiSquare).toBeLessThan(10.83)
    }
  })
})

describe('[GAM-19] a pay table is that of its version: who changes one gives it another version', () => {
  const printOf = (table: unknown) =>
    createHash('sha256')
      .update(
        JSON.stringify(table, (_, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      )
      .digest('hex')
      .slice(0, 16)

  const tableOf = <P>(ladder: Ladder<P, unknown>) =>
    ladder.variants.map((params) => ladderPayTable(ladder, params))

  type Printed = readonly [name: string, version: number | string, table: unknown, known: string]

  const promises: Readonly<Record<HouseGame, readonly Printed[]>> = {
    dice: [['dice', DICE_ALGORITHM_VERSION, dicePayTable(), 'dice 1 9ccc3c5fb3e6ff36']],
    limbo: [['limbo', LIMBO_ALGORITHM_VERSION, limboPayTable(), 'limbo 1 1500b08e2186facf']],
    mines: [
      [
        'mines',
        mines.algorithmVersion,
        tableOf(mines as Ladder<{ mines: number }, unknown>),
        'mines 1 31c28d99253e2d05',
      ],
    ],
    rowDouble: [
      [
        'rowDouble',
        rowDouble.algorithmVersion,
        tableOf(rowDouble as never),
        'rowDouble 1 00f2aa3f09b05485',
      ],
    ],
    double: [['double', DOUBLE_TABLE.id, DOUBLE_TABLE, 'double double-1 3e266103aac338ec']],
    luckyColor: [
      [
        'lucky',
        LUCKY_COLOR_UNIFORM.id,
        LUCKY_COLOR_UNIFORM,
        'lucky lucky-uniform96 c84217bc695be511',
      ],
      [
        'lucky',
        LUCKY_COLOR_STANDARD.id,
        LUCKY_COLOR_STANDARD,
        'lucky lucky-standard c61c4e4ca10f02ed',
      ],
    ],
  }

  test.each(Object.values(promises).flat())('%s in version %s', (game, version, table, known) => {
    expect(`${game} ${version} ${printOf(table)}`).toBe(known)
  })
})
