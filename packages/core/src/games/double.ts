import type { DrawTable } from './draws/tables.ts'

/** The colours of double; the letter stands beside the colour wherever it is shown. */
export type DoubleColor = 'white' | 'red' | 'black'

export const DOUBLE_OUTCOMES = 15

/** 0 is white, 1 to 7 are red, 8 to 14 are black. */
export const doubleColor = (roll: number): DoubleColor =>
  roll === 0 ? 'white' : roll <= 7 ? 'red' : 'black'

/** The order of the tiles on the strip, repeated without end. */
export const DOUBLE_STRIP: readonly number[] = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4]

const paysOn = (color: DoubleColor, multiplier: number) =>
  Array.from({ length: DOUBLE_OUTCOMES }, (_, roll) =>
    doubleColor(roll) === color ? multiplier : 0,
  )

/** Red and black pay 2.00, white 14.00, stake included: 14/15 comes back on each. */
export const DOUBLE_TABLE: DrawTable = {
  id: 'double-1',
  outcomes: DOUBLE_OUTCOMES,
  selections: {
    red: paysOn('red', 20_000),
    black: paysOn('black', 20_000),
    white: paysOn('white', 140_000),
  },
}
