import { expect, test } from 'vitest'
import { amountOf, isAmount, partsOf } from './amounts.ts'

test('an amount is read with a comma or a point, and what has another form is no amount', () => {
  expect(['7,5', '7.50', ' 7 ', '0,05', ''].map(amountOf)).toEqual([
    '7.50',
    '7.50',
    '7.00',
    '0.05',
    '0.00',
  ])
  expect(['1.000,50', '1.000', '12,345,678.9', '1.234.567'].map(amountOf)).toEqual([
    '1000.50',
    '1000.00',
    '12345678.90',
    '1234567.00',
  ])
  const odd = ['1.000.50', '1,000,50', '1000.000', '1.00.50', '0.0001', '1,2,3', '-5', 'dez']
  expect(odd.map(amountOf).filter(isAmount)).toEqual([])
})

test('a number is counted in its parts, whichever mark begins its decimals', () => {
  expect([
    partsOf('7,5', 100),
    partsOf('7.5', 100),
    partsOf('0,07', 1000),
    partsOf('12', 1),
  ]).toEqual([750, 750, 70, 12])
  const odd = ['1,5', '', '-1', '1e3', '1.000,5'].map((typed) => partsOf(typed, 1))
  expect([...odd, partsOf('0,005', 100)].every(Number.isNaN)).toBe(true)
})
