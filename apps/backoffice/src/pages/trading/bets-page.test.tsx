// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { filterOfAddress, parseSearch, stringifySearch } from '../../components/address-filter.ts'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { BetsPage } from './bets-page.tsx'

const render = rootOfFile()
afterEach(() => void vi.unstubAllGlobals())

const bet = {
  playerId: '71',
  betId: '900',
  placedAt: '2026-11-27T12:00:00Z',
  kind: 'single',
  stake: '10.00',
  odds: '2.50',
  potential: '25.00',
  status: 0,
  result: null,
  sold: false,
  payout: null,
  legs: [
    { eventId: 'e1', sport: 'football', home: 'Bahia', away: 'Vitória', outcomeId: 'e1/1x2/@home' },
  ],
}

test('[AUD-08] the board of bets asks for what its address says, leads to the bet, and goes on where nothing was found', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url.split('board-of-bets')[1]!))
    const isFirst = !url.includes('after=')
    const data = isFirst
      ? { bets: [], next: '2026-11-27T12:00:01.000000Z 901' }
      : { bets: [bet], next: null }
    return Response.json({ status: 200, message: '', data })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: BetsPage, validateSearch: filterOfAddress }),
    history: createMemoryHistory({ initialEntries: ['/?state=open&minStake=10.00&kind=nonsense'] }),
    parseSearch,
    stringifySearch,
  })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <MeContext value={{ permissions: ['player.view'] as Me['permissions'] } as Me}>
            <RouterProvider router={router as never} />
          </MeContext>
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await expect.poll(() => document.body.textContent).toContain('Nenhuma entre as apostas lidas')
  expect(asked[0]).toBe('?state=open&minStake=10.00')
  const next = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Próximos',
  )
  await act(async () => next!.click())
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(1)
  const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/jogador/71', '/jogador/71?play=sport%3A900', '/mercados/e1'])
  expect(document.querySelector('tbody')!.textContent).toContain('Em aberto')
})
