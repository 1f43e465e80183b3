import { expect, test } from 'vitest'
import { shortCount } from './short-count.ts'

test('[R199] the online count is shown as it is, as K or as M', () => {
  const shown = (count: number) => {
    const { value, unit } = shortCount(count)
    return `${value}${unit}`
  }
  expect([0, 1, 999].map(shown)).toEqual(['0', '1', '999'])
  expect([1000, 1099, 12_345, 999_999].map(shown)).toEqual(['1K', '1K', '12.3K', '999.9K'])
  expect([1_000_000, 2_590_000].map(shown)).toEqual(['1M', '2.5M'])
})
