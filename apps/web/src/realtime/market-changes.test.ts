import type { Market, SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { withHeader, withMarkets } from './market-changes.ts'

const market = (marketId: string, odds: string): Market => ({
  marketId,
  key: marketId,
  line: null,
  status: 'open',
  outcomes: [{ outcomeId: `${marketId}/@home`, name: 'home', odds, open: true }],
})

const held = {
  eventId: 'e',
  version: 5,
  status: 'open',
  minute: 10,
  markets: [market('a', '1.50'), market('b', '2.50'), market('c', '3.50')],
} as SportEvent

const change = { eventId: 'e', status: 'open' as const, moved: {}, gone: [] as string[] }

test('changes leave what they do not name, take what is gone and add what is new', () => {
  const event = withMarkets(held, {
    ...change,
    version: 6,
    since: 5,
    markets: [market('b', '2.60'), market('d', '4.00')],
    gone: ['a'],
  })
  expect(event!.markets.map(({ marketId, outcomes }) => [marketId, outcomes[0]!.odds])).toEqual([
    ['b', '2.60'],
    ['c', '3.50'],
    ['d', '4.00'],
  ])
})

test('changes since a version that was never held are not applied, old ones change nothing', () => {
  expect(withMarkets(held, { ...change, version: 9, since: 7, markets: [] })).toBeNull()
  expect(withMarkets(held, { ...change, version: 4, since: 3, markets: [] })).toBe(held)
})

test('a market that only costs something else keeps all but its prices', () => {
  const event = withMarkets(held, {
    ...change,
    version: 6,
    since: 5,
    markets: [],
    moved: { b: ['2.70'] },
  })
  expect(event!.markets).toEqual([market('a', '1.50'), market('b', '2.70'), market('c', '3.50')])
})

test('prices of a market that is not held are asked for again', () => {
  const moved = { unknown: ['2.70'] }
  expect(withMarkets(held, { ...change, version: 6, since: 5, markets: [], moved })).toBeNull()
})

test('all markets replace what is held, whatever its age', () => {
  const markets = [market('z', '9.00')]
  expect(withMarkets(held, { ...change, version: 9, since: null, markets })!.markets).toEqual(
    markets,
  )
})

test('[R122] a suspended event closes every market, named or not', () => {
  const event = withMarkets(held, {
    ...change,
    status: 'suspended',
    version: 6,
    since: 5,
    markets: [],
  })
  expect(event!.markets.every(({ status }) => status === 'suspended')).toBe(true)
  expect(event!.markets.some(({ outcomes }) => outcomes.some(({ open }) => open))).toBe(false)
})

test('a row brings score and clock to a whole event and leaves it its markets', () => {
  const row = { ...held, version: 6, minute: 11, markets: [market('a', '1.40')] }
  expect(withHeader(held, row)).toMatchObject({ minute: 11, version: 6, markets: held.markets })
  expect(withHeader(held, { ...row, version: 4 })).toBe(held)
})
