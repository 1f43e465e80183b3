import { expect, test } from 'vitest'
import { filterOfAddress, parseSearch, stringifySearch } from './address-filter.ts'

test('a filter stands in the address as it was typed, and comes back the same', () => {
  const filter = { state: 'in_review', late: '1', from: '1.000,50', subject: 'player:12 & more' }
  const text = stringifySearch({ ...filter, flag: '', to: undefined })
  expect(text).toBe('?state=in_review&late=1&from=1.000%2C50&subject=player%3A12+%26+more')
  expect(parseSearch(text)).toEqual(filter)
  expect(stringifySearch({})).toBe('')
})

test('what is no text, or longer than any filter, is none', () => {
  expect(filterOfAddress({ a: 1, b: ['x'], c: 'y'.repeat(261), d: 'z' })).toEqual({ d: 'z' })
})
