import { expect, test } from 'vitest'
import { endOfBet } from './bet-end.ts'

test('[SPB-12] a trader reads of each bet of an event how it stands', () => {
  const ends = [
    [0, null],
    [-10, null],
    [4, null],
    [-1, null],
    [8888, null],
    [9999, 10],
    [9999, 11],
    [9999, 20],
    [9999, 21],
    [9999, 90],
  ].map(([status, result]) => endOfBet({ status: status!, result: result!, sold: false }))
  const open = ['open', 'waiting', 'refused', 'exception', 'undrawn']
  expect(ends).toEqual([...open, 'won', 'halfLost', 'lost', 'halfWon', 'back'])
  expect(endOfBet({ status: 9999, result: null, sold: true })).toBe('sold')
})
