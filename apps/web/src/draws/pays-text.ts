import { decimalText } from '../components/decimal-text.ts'

/** `2,02× / 1,52×`: every multiplier that a selection can pay, the largest first. */
export const paysText = (multipliers: readonly number[]) =>
  [...new Set(multipliers)]
    .filter((multiplier) => multiplier > 0)
    .toSorted((a, b) => b - a)
    .map((multiplier) => `${decimalText(Math.floor(multiplier / 100), 2)}×`)
    .join(' / ')
