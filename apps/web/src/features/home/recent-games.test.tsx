import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limitsQuery } from '../../session/limits-query.ts'
import { queryClient } from '../../session/query-client.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { RecentGames } from './recent-games.tsx'

const card = { studio: 'Orla', rtp: null, page: null } as const

let pause: object | null = null

function serve() {
  pause = null
  startServer({
    limits: () => ({ data: { pause, depositRoom: null } }),
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
}

test('[R010] home leads back to what was played last, each with its last stake', async () => {
  serve()
  await showPage(<RecentGames />)
  expect(await screen.findByText('Última aposta: R$ 12,50')).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mines',
    '/play?game=orla.feira',
  ])
})

test('[R010] who has played nothing yet sees no empty row', async () => {
  const { heard } = startServer({
    recent: () => ({ data: [] }),
    limits: () => ({ data: { pause: null, depositRoom: null } }),
  })
  await showPage(<RecentGames />)
  await expect.poll(() => heard.length).toBe(2)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('[RG-04] whoever takes a break is not led back to a game', async () => {
  serve()
  await showPage(<RecentGames />)
  expect(await screen.findByText('Última aposta: R$ 12,50')).toBeDefined()
  const until = '2026-12-01T00:00:00.000Z'
  pause = { kind: 'self_exclusion', from: until, until }
  await act(() => queryClient.refetchQueries({ queryKey: limitsQuery.queryKey }))
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
