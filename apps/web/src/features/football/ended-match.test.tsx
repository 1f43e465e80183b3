import type { SportEvent } from '@jogada/contract/sport'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RowPrices } from './row-prices.tsx'
import { drawAt, someEvent } from '../../test/event.ts'
import { showPage } from '../../test/show-page.tsx'
import { ResultPrices } from '../../sports/result-prices.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const event = (own: Partial<SportEvent>): SportEvent =>
  someEvent({
    phase: 3,
    minute: 90,
    score: { home: 1, away: 0 },
    markets: [
      {
        ...drawAt('2.00'),
        status: 'suspended',
        outcomes: ['home', 'draw', 'away'].map((name) => ({
          outcomeId: `e1/1x2/@${name}`,
          name,
          odds: '2.00',
          open: false,
        })),
      },
    ],
    ...own,
  })

test.each([
  ['on home', ResultPrices],
  ['in the list', RowPrices],
])('an ended match %s leads to its end, and shows no locked prices', async (_where, Prices) => {
  await showPage(
    <>
      <Prices event={event({ status: 'suspended', eventId: 'held' })} />
      <Prices event={event({ status: 'finished', phase: -1 })} />
    </>,
  )
  const link = await screen.findByRole('link', { name: 'Ver como terminou' })
  expect(link.getAttribute('href')).toBe('/footballPage?event=e1')
  // those of the match that is only held
  expect(screen.getAllByRole('button', { name: /fechado/ })).toHaveLength(3)
})

test('a row whose result is not offered any more names the market that it shows', async () => {
  const handicap = { ...drawAt('1.90'), key: 'asian_handicap', line: '-0.5' }
  await showPage(
    <>
      <RowPrices event={event({ status: 'open' })} />
      <RowPrices event={event({ status: 'open', markets: [handicap] })} />
    </>,
  )
  expect((await screen.findAllByText('Handicap asiático')).length).toBe(1)
  expect(screen.queryByText('Resultado final')).toBeNull()
})
