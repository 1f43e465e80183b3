import { expect, test } from 'vitest'
import { linesOf, partsOf } from './parts.ts'

const parts = (specifiers: Readonly<Record<string, string>>) =>
  partsOf(specifiers).map(({ name, number }) => name['en-us'].replace('{number}', number))

test('[R087] a part of a match is named from the larger to the smaller, however it is written', () => {
  expect(parts({ gamenr: '5', setnr: '2' })).toEqual(['Set 2', 'Game 5'])
  expect(parts({ inningnr: '1', overnr: '6' })).toEqual(['Innings 1', 'Over 6'])
  expect(parts({ total: '2.50' })).toEqual([])
})

test('[R087] a game that belongs to no set is what Brazil calls a set', () => {
  const [alone] = partsOf({ gamenr: '3', total: '40.5' })
  const [, within] = partsOf({ setnr: '1', gamenr: '3' })
  expect([alone!.name['pt-br'], within!.name['pt-br']]).toEqual(['Set {number}', 'Game {number}'])
})

test('[R087] lines are what neither the name nor the part of a market says', () => {
  expect(linesOf({ quarternr: '1', hcp: '-1.5' })).toEqual(['-1.5'])
  expect(linesOf({ setnr: '2', total: '44.5' })).toEqual(['44.5'])
  expect(linesOf({ places: '3' })).toEqual([])
})
