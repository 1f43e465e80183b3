import { expect, test } from 'vitest'
import { extremeDays } from './extreme-days.ts'

const of = (...amounts: readonly string[]) => extremeDays(amounts.map((amount) => ({ amount })))

test('a period that only lost says its worst day, and no day of nothing as its best', () => {
  expect(of('0.00', '-120.50', '0.00')).toEqual({ highest: null, lowest: '-120.50' })
  expect(of('-3.00')).toEqual({ highest: null, lowest: '-3.00' })
})

test('a period that won and lost says both, one that only won its best day', () => {
  expect(of('10.00', '-20.00', '9.00')).toEqual({ highest: '10.00', lowest: '-20.00' })
  expect(of('0.00', '9.00', '10.00')).toEqual({ highest: '10.00', lowest: null })
  expect(of('0.00', '0.00')).toEqual({ highest: '0.00', lowest: null })
})
