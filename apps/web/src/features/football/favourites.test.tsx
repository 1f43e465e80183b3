import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import type { Stars } from './book-queries.ts'
import { EventBrowser } from './event-browser.tsx'
import { Scoreboard } from './scoreboard.tsx'

vi.mock('../../realtime/live.ts', () => ({
  watchEvents: () => () => {},
  watchMarkets: () => () => {},
}))

const row = (eventId: string, home: string) => ({
  ...someEvent({ eventId, home }),
  moreMarkets: 3,
})
const starred: Stars = { events: ['later'], competitions: [], teams: [] }

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
    teams: [],
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

const ofTeam: Stars = { events: [], competitions: [], teams: ['football:guarani'] }

test('a match of a starred team behind the first page of the list is found', async () => {
  await openFavourites(({ query }) => {
    const isMore = query['offset'] === '1'
    const event = isMore ? row('any', 'Guarani FC') : row('now', 'Santos')
    return { data: { events: [event], total: 2 } }
  }, ofTeam)
  expect(await screen.findByText('Guarani FC', { exact: false })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Santos', { exact: false })).toBeNull())
})

test('whoever starred a team alone is led to where its match may be', async () => {
  await openFavourites(() => ({ data: { events: [row('now', 'Santos')], total: 1 } }), ofTeam)
  expect(await screen.findByText('Nenhum dos seus favoritos está nesta lista agora.')).toBeDefined()
})

test('each side of the scoreboard is starred by keyboard, and the star is taken away', async () => {
  let teams: readonly string[] = ['football:santos']
  const { heard } = startServer({
    favourites: ({ method, body }) => {
      if (method === 'GET') return { data: { events: [], competitions: [], teams } }
      const { id, on } = body as { readonly id: string; readonly on: number }
      teams = on === 1 ? [...teams, id] : teams.filter((one) => one !== id)
      return { data: { events: [], competitions: [], teams } }
    },
  })
  const { user } = await showPage(
    <Scoreboard event={someEvent({ home: 'Santos', away: 'Atlético Mineiro' })} />,
  )
  const given = await screen.findByRole('button', { name: 'Tirar Santos dos favoritos' })
  expect(given.getAttribute('aria-pressed')).toBe('true')
  const open = screen.getByRole('button', { name: 'Favoritar Atlético Mineiro' })
  open.focus()
  await user.keyboard('{Enter}')
  expect(
    await screen.findByRole('button', { name: 'Tirar Atlético Mineiro dos favoritos' }),
  ).toBeDefined()
  await user.click(given)
  expect(await screen.findByRole('button', { name: 'Favoritar Santos' })).toBeDefined()
  await waitFor(() => expect(teams).toEqual(['football:atletico mg']))
  expect(heard.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { kind: 'team', id: 'football:atletico mg', on: 1 },
    { kind: 'team', id: 'football:santos', on: 0 },
  ])
})

test('the sides of a race have no stars', async () => {
  await showPage(<Scoreboard event={someEvent({ sport: 'motorsport', home: 'GP', away: '' })} />)
  expect(await screen.findByRole('heading')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
