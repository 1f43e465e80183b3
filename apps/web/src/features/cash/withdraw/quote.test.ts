// @vitest-environment node
import { centavos, reais } from '@jogada/core'
import { expect, test } from 'vitest'
import { quoteOf, usdtText } from './quote.ts'

test('[R193] the fee is serviceAmount of the amount, in whole centavos, and the rest arrives', () => {
  expect(quoteOf(reais(100n), 0.025)).toEqual({ fee: 250n, net: 9_750n })
  expect(quoteOf(centavos(12_345n), 0.03)).toEqual({ fee: 370n, net: 11_975n })
  expect(quoteOf(reais(100n), 0)).toEqual({ fee: 0n, net: 10_000n })
})

test('[R121] USDT shows amount / rate − 1 with two decimals', () => {
  expect(usdtText(reais(100n), '5.40')).toBe('17,52')
  expect(usdtText(reais(1000n), '5')).toBe('199,00')
  expect(usdtText(reais(55n), '5.5')).toBe('9,00')
})

test('[R121] USDT never goes below zero, and a useless rate shows nothing', () => {
  expect(usdtText(reais(1n), '5.40')).toBe('0,00')
  expect(usdtText(reais(100n), '0')).toBeNull()
  expect(usdtText(reais(100n), '')).toBeNull()
})
