import { expect, test } from 'vitest'
import { read, toggleMarket, useMarketPreferences } from './market-preferences.ts'

test('markets that the player likes and unfolds are kept for the next match', () => {
  toggleMarket('favourites', 'btts')
  toggleMarket('favourites', 'total')
  toggleMarket('unfolded', 'total')
  toggleMarket('favourites', 'btts')
  const expected = { favourites: ['total'], unfolded: ['total'] }
  expect(useMarketPreferences.getState()).toEqual(expected)
  expect(read(localStorage.getItem('jogada.markets'))).toEqual(expected)
})

test('what cannot be read counts as no preference', () => {
  const none = { favourites: [], unfolded: [] }
  expect(read(null)).toEqual(none)
  expect(read('{')).toEqual(none)
  expect(read('{"favourites":"btts","unfolded":[1]}')).toEqual(none)
})
