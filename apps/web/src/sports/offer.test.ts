import type { SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { offerOf } from './offer.ts'
import { lineText } from './use-market-words.ts'

const event = (own: {
  readonly status?: SportEvent['status']
  readonly market?: 'open' | 'suspended' | 'settled'
  readonly open?: boolean
}) =>
  ({
    status: own.status ?? 'open',
    markets: [
      {
        status: own.market ?? 'open',
        outcomes: [{ outcomeId: 'o', name: 'home', odds: '1.90', open: own.open ?? true }],
      },
    ],
  }) as unknown as SportEvent

test('[R122] an outcome is open only while match, market and outcome are', () => {
  expect(offerOf(event({}), 'o')).toEqual({ state: 'open', odds: '1.90' })
  expect(offerOf(event({ status: 'suspended' }), 'o').state).toBe('suspended')
  expect(offerOf(event({ market: 'suspended' }), 'o').state).toBe('suspended')
  expect(offerOf(event({ open: false }), 'o').state).toBe('suspended')
})

test('[R122] what is over, settled or no longer offered is closed', () => {
  expect(offerOf(event({ status: 'finished' }), 'o').state).toBe('closed')
  expect(offerOf(event({ market: 'settled' }), 'o').state).toBe('closed')
  expect(offerOf(event({}), 'other').state).toBe('closed')
  expect(offerOf(undefined, 'o').state).toBe('unknown')
})

test('lines read as they are spoken', () => {
  expect(['2.50', '2.25', '3.00', '10.00', '3'].map(lineText)).toEqual([
    '2,5',
    '2,25',
    '3',
    '10',
    '3',
  ])
})
