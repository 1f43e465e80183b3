import type { MarketDetail } from '@jogada/contract/sport-book'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { showPage } from '../../test/show-page.tsx'
import { MarketsView } from './markets-view.tsx'

type Kind = Pick<MarketDetail, 'key' | 'gameTime'> & Partial<MarketDetail>

/** A total of its kind with both sides, on the line of 2.5. */
const total = ({ key, gameTime, ...own }: Kind): MarketDetail => ({
  marketId: `e1/${key}`,
  key,
  gameTime,
  line: '2.50',
  status: 'open',
  specifiers: { total: '2.5' },
  group: 'goals',
  favourite: true,
  cashOut: true,
  outcomes: ['over', 'under'].map((name) => ({
    outcomeId: `e1/${key}/total=2.5/@${name}`,
    name,
    odds: '1.90',
    open: true,
  })),
  ...own,
})

const pageOf = (sport: string, markets: MarketDetail[]) => ({
  ...someEvent({ sport }),
  markets,
  groups: [{ group: 'goals', marketIds: markets.map(({ marketId }) => marketId) }],
  delayMs: 0,
  inPlayDelayMs: 0,
})

test('[R078] the sides of a total are labelled O and U, and read out in words', async () => {
  await showPage(<MarketsView event={pageOf('football', [total({ key: 'total', gameTime: 1 })])} />)
  const over = await screen.findByRole('button', { name: /^Mais de 2,5 gols/ })
  const under = screen.getByRole('button', { name: /^Menos de 2,5 gols/ })
  expect(within(over).getByText('O 2,5')).toBeDefined()
  expect(within(under).getByText('U 2,5')).toBeDefined()
})

const PARTS = [
  ['football', '1h_total', 2, '1º tempo'],
  ['football', 'corners_total', 4, 'Escanteios'],
  ['basketball', 'q1_total', 1001, '1º quarto'],
  ['basketball', 'q2_total', 1002, '2º quarto'],
  ['basketball', 'q3_total', 1003, '3º quarto'],
  ['basketball', 'q4_total', 1004, '4º quarto'],
] as const

test.each(PARTS)(
  '[R085] a market of %s, %s, says by its game-time %i that it is on: %s',
  async (sport, key, gameTime, words) => {
    await showPage(<MarketsView event={pageOf(sport, [total({ key, gameTime })])} />)
    expect(await screen.findByText(words)).toBeDefined()
  },
)

test('[R085] a market on the full game names no part of it', async () => {
  const markets = [total({ key: 'total', gameTime: 1 }), total({ key: '1h_total', gameTime: 2 })]
  await showPage(<MarketsView event={pageOf('football', markets)} />)
  const whole = await screen.findByRole('region', { name: 'Total de gols' })
  expect(within(whole).queryByText(/tempo/)).toBeNull()
  expect(screen.getAllByText('1º tempo')).toHaveLength(1)
})
