import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { withArrived } from './wins.ts'
import { WinsFeed } from './wins-feed.tsx'

const win = (player: string, payout: string) => ({
  game: 'mines',
  player,
  at: '2026-11-20T10:00:00.000Z',
  stake: '2.00',
  payout,
  multiplier: 24_000,
})

test('real wins show masked, quiet for screen readers, and the list can be held', async () => {
  startServer({
    wins: () => ({ data: [win('an***', '4.80')] }),
    hot: () => ({ data: [] }),
  })
  await show(<WinsFeed />)
  expect(await screen.findByText('an***')).toBeDefined()
  expect(screen.getByText('Minas')).toBeDefined()
  expect(screen.getByText('2,40×')).toBeDefined()
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('off')
  expect(screen.getByRole('button', { name: 'Parar a lista' })).toBeDefined()
})

test('what arrives newest last stands newest first, and six are kept', () => {
  const known = ['a', 'b', 'c', 'd', 'e', 'f'].map((player) => win(player, '3.00'))
  const shown = withArrived(known, [win('x', '3.00'), win('y', '3.00')])
  expect(shown.map(({ player }) => player)).toEqual(['y', 'x', 'a', 'b', 'c', 'd'])
})

test('a win at another studio shows the name of its game', async () => {
  const card = {
    code: 'orla.feira',
    title: 'Feira da Orla',
    studio: 'Estúdio Orla',
    category: 'slots',
    rtp: 961_000,
    page: null,
  }
  startServer({
    wins: () => ({ data: [{ ...win('ot***', '7.00'), game: 'orla.feira' }] }),
    hot: () => ({ data: [card] }),
  })
  await show(<WinsFeed />)
  expect(await screen.findByText('Feira da Orla')).toBeDefined()
})
