import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { PlayScreen } from './play-screen.tsx'

const card = {
  code: 'orla.feira',
  title: 'Feira da Orla',
  studio: 'Estúdio Orla',
  category: 'slots',
  rtp: 961_000,
  page: null,
}

const launched = (url: string) => ({ data: { url, sessionToken: 's1', game: card } })

async function showGame(answers: Answers) {
  const server = startServer({ stopGame: () => ({ data: { game: null } }), ...answers })
  await showPage(<PlayScreen code="orla.feira" demo={false} />)
  return server
}

test('[R017] a game opens in a sandboxed frame under its own title', async () => {
  const server = await showGame({ launch: () => launched('https://games.example/f?entry=1') })
  const frame = await screen.findByTitle('Feira da Orla')
  expect(frame.getAttribute('src')).toBe('https://games.example/f?entry=1')
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/)
  expect(server.heard.find(({ path }) => path.endsWith('/launch'))).toMatchObject({
    method: 'POST',
    body: { gameCode: 'orla.feira', demo: 0, returnUrl: '/cassino' },
  })
})

test('[GAM-13] how today’s play stands is in sight beside the game, and opens with its sums', async () => {
  const session = {
    now: '2026-11-20T10:00:00.000Z',
    playedSeconds: 1_920,
    staked: '40.00',
    net: '-12.50',
    realityCheckMinutes: 60,
    bar: 'in_play',
  }
  await showGame({
    launch: () => launched('https://games.example/f?entry=1'),
    session: () => ({ data: session }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^32 min hoje · −R\$\s12,50$/ }))
  const summary = await screen.findByRole('dialog', { name: 'Sua sessão' })
  expect(within(summary).getByText(/40,00/)).toBeTruthy()
  expect(within(summary).getByRole('link', { name: 'Ver meus limites' })).toBeTruthy()
})

test('an address of our own origin is never framed', async () => {
  await showGame({ launch: () => launched(`${location.origin}/home`) })
  expect((await screen.findByRole('alert')).textContent).toContain('O jogo não abriu')
  expect(document.querySelector('iframe')).toBe(null)
})

test('a studio that is silent is said in place, and asked again on request', async () => {
  let asked = 0
  await showGame({
    launch: () =>
      ++asked === 1
        ? { http: 503, status: 4201, message: 'O estúdio não está respondendo.' }
        : launched('https://games.example/f?entry=2'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'O estúdio não está respondendo.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByTitle('Feira da Orla')).toBeTruthy()
})

test('a game that there is not is said to be none, and leads to those that there are', async () => {
  await showGame({
    launch: () => ({ http: 404, status: 4200, message: 'Não temos este jogo.' }),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Não temos este jogo.')
  expect(within(alert).getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe(
    '/cassino',
  )
  expect(screen.queryByText('Abrindo o jogo…')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})

test('[R154] leaving the page asks the server to stop the game', async () => {
  const server = await showGame({
    launch: () => launched('https://games.example/f?entry=1'),
  })
  await screen.findByTitle('Feira da Orla')
  expect(server.paths()).not.toContain('/api/app/game/stopGame')
  cleanup()
  await waitFor(() => expect(server.paths()).toContain('/api/app/game/stopGame'))
  expect(server.heard.find(({ path }) => path.endsWith('/stopGame'))?.query).toEqual({
    opening: 's1',
  })
})

test('[R154] a page that is left before its game opened stops that opening once it is known', async () => {
  const answer = Promise.withResolvers<void>()
  const server = await showGame({
    launch: async () => {
      await answer.promise
      return launched('https://games.example/f?entry=1')
    },
  })
  await waitFor(() => expect(server.paths()).toContain('/api/app/game/launch'))
  cleanup()
  expect(server.paths()).not.toContain('/api/app/game/stopGame')
  answer.resolve()
  await waitFor(() =>
    expect(server.heard.find(({ path }) => path.endsWith('/stopGame'))?.query).toEqual({
      opening: 's1',
    }),
  )
})

test('[R171] a game that lacks money opens the deposit of games over it', async () => {
  await showGame({ launch: () => launched('https://games.example/f?entry=1') })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Feira da Orla')
  const say = (origin: string) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        origin,
        source: frame.contentWindow,
        data: { type: 'jogada:funds' },
      }),
    )
  say('https://elsewhere.example')
  expect(screen.queryByRole('dialog')).toBe(null)
  say('https://games.example')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
