import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { EventBrowser } from './event-browser.tsx'

vi.mock('../../realtime/live.ts', () => ({
  watchEvents: () => () => {},
  watchMarkets: () => () => {},
}))

const row = (eventId: string, home: string) => ({
  ...someEvent({ eventId, home }),
  moreMarkets: 3,
})
const starred = { events: ['later'], competitions: [] }

async function openFavourites(board: Answers['board'], stars = starred) {
  const server = startServer({
    getBalance: () => ({ data: someBalance() }),
    sports: () => ({
      data: [{ sport: 'football', live: 1, upcoming: 1, source: 'open_data' }],
    }),
    competitions: () => ({ data: [] }),
    favourites: () => ({ data: stars }),
    board,
  })
  const { user } = await showPage(<EventBrowser />)
  await screen.findByText('Santos', { exact: false })
  await user.click(screen.getByRole('button', { name: 'Favoritos' }))
  return { user, server }
}

test('a favourite that is not under way is one touch away, and favourites stay chosen', async () => {
  const { user } = await openFavourites(({ query }) => {
    const event = query['when'] === 'live' ? row('now', 'Santos') : row('later', 'Guarani')
    return { data: { events: [event], total: 1 } }
  })
  expect(await screen.findByText('Nenhum dos seus favoritos está nesta lista agora.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ver favoritos em “Próximos”' }))
  expect(await screen.findByText('Guarani', { exact: false })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Favoritos' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test('without any favourite the list says how to mark one', async () => {
  await openFavourites(() => ({ data: { events: [row('now', 'Santos')], total: 1 } }), {
    events: [],
    competitions: [],
  })
  expect(await screen.findByText(/^Toque na estrela/)).toBeDefined()
})

test('a favourite behind the first page of the list is found', async () => {
  const { server } = await openFavourites(({ query }) => {
    const isMore = query['offset'] === '1'
    return { data: { events: [isMore ? row('later', 'Guarani') : row('now', 'Santos')], total: 2 } }
  })
  expect(await screen.findByText('Guarani', { exact: false })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Santos', { exact: false })).toBeNull())
  expect(server.heard.some(({ query }) => query['offset'] === '1')).toBe(true)
})
