// @vitest-environment jsdom
import type { CallReply, ops } from '@jogada/contract'
import { MantineProvider, Tabs } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { Daily } from './daily.tsx'

const render = rootOfFile()
afterEach(() => void vi.unstubAllGlobals())

const report: CallReply<typeof ops.books.report> = {
  title: 'daily',
  from: '2026-11-01',
  to: '2026-11-02',
  generatedAt: '2026-11-02T12:00:00Z',
  products: [],
  days: [],
  costs: [
    { day: '2026-11-01', kind: 'gift', cost: '1.10' },
    { day: '2026-11-02', kind: 'award', cost: '2.00' },
    { day: '2026-11-02', kind: 'gift', cost: '0.40' },
  ],
}

function Costs() {
  const query = useQuery({
    queryKey: ['report'],
    queryFn: () => ({ ...report, days: [{}] as never }),
  })
  return (
    <Tabs value="costs" keepMounted={false}>
      <Daily query={query} />
    </Tabs>
  )
}

test('[AUD-08] what bonuses cost stands first for the whole period, and a day of a kind leads to its commands', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ status: 200, message: '', data: { rows: [], next: null } })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: Costs }),
    history: createMemoryHistory(),
  })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <MeContext value={{ may: () => false } as unknown as Me}>
            <RouterProvider router={router as never} />
          </MeContext>
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    )
  await expect.poll(() => rows().length).toBe(6)
  expect(rows().slice(0, 3)).toEqual([
    ['Período', 'Tudo', 'R$ 3,50'],
    ['Período', 'Prêmio', 'R$ 2,00'],
    ['Período', 'Presente', 'R$ 1,50'],
  ])
  const figures = [...document.querySelectorAll<HTMLElement>('button.followed')]
  expect(figures.map(({ textContent }) => textContent)).toEqual(['R$ 0,40', 'R$ 2,00', 'R$ 1,10'])
  await act(async () => figures[0]!.click())
  await expect
    .poll(() => asked.map((url) => url.split('/api')[1]))
    .toEqual(['/ops/reports/rows/costs/2026-11-02?kind=gift'])
})
