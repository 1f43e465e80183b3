import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { RecentGames } from './recent-games.tsx'

const card = { studio: 'Orla', rtp: null, page: null } as const

test('[R010] home leads back to what was played last, each with its last stake', async () => {
  startServer({
    recent: () => ({
      data: [
        {
          ...card,
          code: 'mines',
          title: 'Mines',
          category: 'original',
          page: '/mines',
          stake: '12.50',
        },
        { ...card, code: 'orla.feira', title: 'Feira', category: 'slots', stake: '0.40' },
      ],
    }),
  })
  await showPage(<RecentGames />)
  expect(await screen.findByText('Última aposta: R$ 12,50')).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mines',
    '/play?game=orla.feira',
  ])
})

test('[R010] who has played nothing yet sees no empty row', async () => {
  const { heard } = startServer({ recent: () => ({ data: [] }) })
  await showPage(<RecentGames />)
  await expect.poll(() => heard.length).toBe(1)
  expect(screen.queryByRole('heading')).toBeNull()
})
