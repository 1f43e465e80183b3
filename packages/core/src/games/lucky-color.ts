import type { DrawTable } from './draws/tables.ts'

export const LUCKY_COLOR_OUTCOMES = 10

export type LuckyColor = 'green' | 'red' | 'violet'
export type LuckySize = 'small' | 'big'

/** Green is 1, 3, 7, 9 and 5; red is 2, 4, 6, 8 and 0; violet goes with 0 and 5. */
export function luckyColors(digit: number): readonly LuckyColor[] {
  const main = digit % 2 === 1 ? 'green' : 'red'
  return digit === 0 || digit === 5 ? [main, 'violet'] : [main]
}

/** 0 to 4 are small, 5 to 9 are big. */
export const luckySize = (digit: number): LuckySize => (digit < 5 ? 'small' : 'big')

type Odds = {
  /** A colour on a digit that has it alone. */
  readonly color: number
  /** The same colour on a digit that is violet too. */
  readonly shared: number
  readonly violet: number
  readonly number: number
  readonly size: number
}

const digits = Array.from({ length: LUCKY_COLOR_OUTCOMES }, (_, digit) => digit)

function tableOf(id: string, odds: Odds): DrawTable {
  const ofColor = (color: LuckyColor) =>
    digits.map((digit) => {
      const colors = luckyColors(digit)
      if (!colors.includes(color)) return 0
      return colors.length === 1 ? odds.color : odds.shared
    })
  const ofSize = (size: LuckySize) =>
    digits.map((digit) => (luckySize(digit) === size ? odds.size : 0))
  const ofNumber = (number: number) => digits.map((digit) => (digit === number ? odds.number : 0))
  return {
    id,
    outcomes: LUCKY_COLOR_OUTCOMES,
    selections: {
      green: ofColor('green'),
      violet: digits.map((digit) => (luckyColors(digit).length === 2 ? odds.violet : 0)),
      red: ofColor('red'),
      small: ofSize('small'),
      big: ofSize('big'),
      ...Object.fromEntries(digits.map((digit) => [`number${digit}`, ofNumber(digit)])),
    },
  }
}

/** Every selection returns exactly 96 %. */
export const LUCKY_COLOR_UNIFORM = tableOf('lucky-uniform96', {
  color: 20_200,
  shared: 15_200,
  violet: 48_000,
  number: 96_000,
  size: 19_200,
})

/** The odds that such games commonly have, their 2 % fee included: 88.2 to 98 %. */
export const LUCKY_COLOR_STANDARD = tableOf('lucky-standard', {
  color: 19_600,
  shared: 14_700,
  violet: 44_100,
  number: 88_200,
  size: 19_600,
})
