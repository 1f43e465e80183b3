import { expect, test } from 'vitest'
import { centavos } from './money.ts'
import { shortCount, shortReais } from './short-count.ts'

test('[R199] the online count is shown as it is, as K or as M', () => {
  const shown = (count: number) => {
    const { value, unit } = shortCount(count)
    return `${value}${unit}`
  }
  expect([0, 1, 999].map(shown)).toEqual(['0', '1', '999'])
  expect([1000, 1099, 12_345, 999_999].map(shown)).toEqual(['1K', '1K', '12.3K', '999.9K'])
  expect([1_000_000, 2_590_000].map(shown)).toEqual(['1M', '2.5M'])
})

test('[R200] a count-up shows K+ from a thousand, M+ from a million, B+ from a thousand millions', () => {
  const shown = (reais: number) => {
    const short = shortReais(centavos(BigInt(Math.round(reais * 100))))
    return short && `${short.value}${short.unit}`
  }
  expect([0, 10.5, 999.99].map(shown)).toEqual([null, null, null])
  expect([1000, 1099.99, 999_999.99].map(shown)).toEqual(['1K+', '1K+', '999.9K+'])
  expect([1_000_000, 2_590_000, 999_999_999].map(shown)).toEqual(['1M+', '2.5M+', '999.9M+'])
  expect([1_000_000_000, 12_340_000_000].map(shown)).toEqual(['1B+', '12.3B+'])
})
