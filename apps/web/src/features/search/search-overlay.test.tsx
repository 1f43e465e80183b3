import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameCard } from '../../games/game-queries.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { someEvent } from '../../test/event.ts'
import { someHelpFacts } from '../../test/help-facts.ts'
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
  await screen.findByText('61 resultados')
  const found = screen.getByRole('region', { name: 'Jogos' })
  expect(within(found).getAllByRole('listitem')).toHaveLength(8)
  await user.click(within(found).getByRole('button', { name: 'Mostrar mais' }))
  await waitFor(() => expect(within(found).getAllByRole('listitem')).toHaveLength(16))
})

test('the search finds a competition and leads to its matches, and answers of the help', async () => {
  const event = (when: string) =>
    someEvent({ eventId: when, home: 'Guarani', sport: 'basketball', competition: 'Copa da Orla' })
  startServer({
    events: ({ query }) => ({ data: query['when'] === 'live' ? [] : [event('upcoming')] }),
    catalogue: () => ({ data: { games: [], count: 0, categories: [] } }),
    facts: () => ({ data: someHelpFacts }),
  })
  const { user } = await showPage(null)
  openOverlay({ id: 'search', params: {} })
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'copa da orla')
  const leagues = await screen.findByRole('region', { name: 'Campeonatos' })
  expect(within(leagues).getByRole('link').getAttribute('href')).toBe(
    '/footballPage?sport=basketball&tab=upcoming&league=Copa+da+Orla',
  )
  await user.clear(field)
  await user.type(field, 'esqueci senha')
  const help = await screen.findByRole('region', { name: 'Ajuda e regras' })
  const answer = within(help).getByRole('link', { name: 'Esqueci minha senha. Como entro?' })
  expect(answer.getAttribute('href')).toBe('/ajuda?sobre=password')
  // what is not offered is not answered
  await user.clear(field)
  await user.type(field, 'transferir para outro jogador')
  await screen.findByText('Nada com essas palavras.')
})

test('the search finds pages by their names and by what is done there, and what a complaint means', async () => {
  const match = (home: string, away: string) =>
    someEvent({ eventId: home, home, away, competition: 'Copa da Orla' })
  const matches = [match('Grêmio', 'Mirassol'), match('Vasco', 'Vitória')]
  startServer({
    events: ({ query }) => ({ data: query['when'] === 'live' ? [] : matches }),
    catalogue: () => ({ data: { games: [card('Minas')], count: 1, categories: ['slots'] } }),
    facts: () => ({ data: someHelpFacts }),
  })
  const { user } = await showPage(null)
  openOverlay({ id: 'search', params: {} })
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'carteira')
  const pages = await screen.findByRole('region', { name: 'Atalhos' })
  const [first] = within(pages).getAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Carteira', '/conta'])
  for (const [words, page] of [
    ['depositar', 'Carteira'],
    ['ao vivo', 'Ao vivo agora'],
  ] as const) {
    await user.clear(field)
    await user.type(field, words)
    await screen.findByRole('link', { name: page })
    expect(screen.queryByRole('region', { name: 'Partidas' })).toBeNull()
  }
  await user.clear(field)
  await user.type(field, 'minas')
  await screen.findByText('Minas')
  expect(screen.queryByRole('region', { name: 'Partidas' })).toBeNull()
  await user.clear(field)
  await user.type(field, 'onde está meu saque')
  const help = await screen.findByRole('region', { name: 'Ajuda e regras' })
  const [answer] = within(help).getAllByRole('link')
  expect(answer?.getAttribute('href')).toBe('/ajuda?sobre=withdraw')
})
