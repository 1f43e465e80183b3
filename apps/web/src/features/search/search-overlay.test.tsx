import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameCard } from '../../games/game-queries.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

const card = (title: string): GameCard => ({
  code: `orla.${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  studio: 'Estúdio Orla',
  category: 'slots',
  rtp: null,
  page: null,
})
const first = Array.from({ length: 60 }, (_, place) => card(`Jogo ${place}`))
const last = card('Feira da Orla')

test('the search finds games that the lobby does not show at once, counts all it found and shows more', async () => {
  startServer({
    events: () => ({ data: [] }),
    catalogue: ({ query: { search } }) => ({
      data: {
        games: search === 'orla feira' ? [last] : first,
        count: search === 'orla feira' ? 1 : 61,
        categories: ['slots'],
      },
    }),
  })
  const { user } = await showPage(null)
  openOverlay({ id: 'search', params: {} })
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'orla feira')
  await screen.findByText('1 resultado')
  expect(screen.getByText('Feira da Orla')).toBeDefined()
  await user.clear(field)
  await user.type(field, 'jogo')
  await screen.findByText('60 resultados')
  const found = screen.getByRole('region', { name: 'Jogos' })
  expect(within(found).getAllByRole('listitem')).toHaveLength(8)
  await user.click(within(found).getByRole('button', { name: 'Mostrar mais' }))
  await waitFor(() => expect(within(found).getAllByRole('listitem')).toHaveLength(16))
})
