import { expect, test } from 'vitest'
import { choose, openMarkets } from './open-markets.ts'

test('[SPB-12] a market that is priced after the page was opened stands open like the first ones', () => {
  expect(openMarkets([], {})).toEqual([])
  expect(openMarkets(['1x2'], {})).toEqual(['1x2'])
  expect(openMarkets(['1x2', 'total', 'both'], {})).toEqual(['1x2', 'total'])
})

test('[SPB-12] what a trader shut or opened stays so while bets change the order of the markets', () => {
  const shut = choose(['1x2', 'total', 'both'], {}, ['1x2'])
  expect(openMarkets(['total', '1x2', 'both'], shut)).toEqual(['1x2'])
  const opened = choose(['total', '1x2', 'both'], shut, ['1x2', 'both'])
  expect(openMarkets(['both', 'total', '1x2'], opened)).toEqual(['both', '1x2'])
})
