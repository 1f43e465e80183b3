import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameCard } from '../../games/game-queries.ts'
import { startServer } from '../../test/server.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { showPage } from '../../test/show-page.tsx'
import { LobbyScreen } from './lobby-screen.tsx'

const PAGE = 60
const games = Array.from({ length: 130 }, (_, place): GameCard => ({
  code: `orla.jogo-${place}`,
  title: `Jogo ${place}`,
  studio: 'Estúdio Orla',
  category: 'slots',
  rtp: null,
  page: null,
}))

async function openLobby(
  favourites: readonly string[] = [],
  search: Readonly<Record<string, string>> = {},
) {
  startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
    favourites: () => ({ data: favourites }),
    favouriteGames: () => ({ data: games.filter(({ code }) => favourites.includes(code)) }),
    catalogue: ({ query: { from = '0' } }) => ({
      data: {
        games: games.slice(Number(from), Number(from) + PAGE),
        count: games.length,
        categories: ['slots'],
      },
    }),
  })
  return showPage(<LobbyScreen />, search)
}

const shown = () => screen.getAllByRole('listitem').length

test('[R130] every game of a large catalogue can be reached, and all of them are counted', async () => {
  const { user } = await openLobby()
  await screen.findByText('130 jogos')
  expect(shown()).toBe(60)
  const more = () => screen.getByRole('button', { name: 'Mostrar mais' })
  await user.click(more())
  await waitFor(() => expect(shown()).toBe(120))
  await user.click(more())
  await waitFor(() => expect(shown()).toBe(130))
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('[R130] favourites are all shown, wherever they stand among the games', async () => {
  const { user } = await openLobby(['orla.jogo-3', 'orla.jogo-129'])
  await user.click(await screen.findByRole('button', { name: 'Favoritos' }))
  await screen.findByText('2 jogos')
  expect(screen.getByText('Jogo 129')).toBeDefined()
  await user.type(screen.getByRole('searchbox'), '129')
  await screen.findByText('1 jogo')
})

test('[R130] without a favourite it is said how to keep one', async () => {
  const { user } = await openLobby()
  await user.click(await screen.findByRole('button', { name: 'Favoritos' }))
  const said = await screen.findByText('Toque no coração de um jogo para guardá-lo aqui.')
  expect(said).toBeDefined()
})

test('[R130] words and kind stand in the address, so that the way back from a game finds them', async () => {
  const { user, search } = await openLobby(['orla.jogo-3'])
  await user.type(await screen.findByRole('searchbox'), 'jogo 3')
  await waitFor(() => expect(search()).toEqual({ q: 'jogo 3' }))
  await user.click(screen.getByRole('button', { name: 'Favoritos' }))
  await waitFor(() => expect(search()).toEqual({ q: 'jogo 3', kind: 'favourites' }))
  await screen.findByText('1 jogo')
  cleanup()
  await openLobby(['orla.jogo-3'], { q: 'jogo 3', kind: 'favourites' })
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('jogo 3')
  await screen.findByText('1 jogo')
  const favourites = screen.getByRole('button', { name: 'Favoritos' })
  expect(favourites.getAttribute('aria-pressed')).toBe('true')
})

test('[R130] an address with a kind that does not exist shows all games', async () => {
  await openLobby([], { kind: 'poker' })
  expect(await screen.findByText('130 jogos')).toBeDefined()
})
