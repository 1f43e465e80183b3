import { expect, test } from 'vitest'
import { DOUBLE_OUTCOMES, DOUBLE_STRIP, DOUBLE_TABLE, doubleColor } from './double.ts'

const rolls = Array.from({ length: DOUBLE_OUTCOMES }, (_, roll) => roll)

test('0 is white, 1 to 7 are red and 8 to 14 are black', () => {
  expect(rolls.map(doubleColor)).toEqual([
    'white',
    ...Array.from({ length: 7 }, () => 'red'),
    ...Array.from({ length: 7 }, () => 'black'),
  ])
})

test('red pays on 1 to 7, black on 8 to 14, white on 0 alone', () => {
  const { red, black, white } = DOUBLE_TABLE.selections
  const pays = (table: readonly number[]) => rolls.filter((roll) => table[roll]! > 0)
  expect(pays(red!)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pays(black!)).toEqual([8, 9, 10, 11, 12, 13, 14])
  expect(pays(white!)).toEqual([0])
  expect([red![1], black![8], white![0]]).toEqual([20_000, 20_000, 140_000])
})

test('[GAM-09] the strip shows each roll once, so that every place of it is as likely as it looks', () => {
  expect(DOUBLE_STRIP.toSorted((a, b) => a - b)).toEqual(rolls)
})
