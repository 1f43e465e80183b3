import type { Market, SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { resultMarket } from './result-market.ts'

const market = (key: string): Market => ({
  marketId: key,
  key,
  line: null,
  status: 'open',
  outcomes: [],
})

const eventWith = (...keys: readonly string[]) => ({ markets: keys.map(market) }) as SportEvent

test('a handicap is not shown as who wins', () => {
  expect(resultMarket(eventWith('asian_handicap'))).toBeUndefined()
  expect(resultMarket(eventWith('asian_handicap', '1x2'))?.key).toBe('1x2')
  expect(resultMarket(eventWith('winner_incl_ot'))?.key).toBe('winner_incl_ot')
})
