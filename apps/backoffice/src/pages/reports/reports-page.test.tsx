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
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filterOfAddress, parseSearch, stringifySearch } from '../../components/address-filter.ts'
import { today } from '../../components/days.ts'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { periodsAt } from './periods.ts'
import { ReportsPage } from './reports-page.tsx'

const render = rootOfFile()

beforeEach(() => {
  // the figures are not looked at
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
})
afterEach(() => void vi.unstubAllGlobals())

test('a report is where it was when whoever followed a figure comes back', async () => {
  const routeTree = createRootRoute({ component: ReportsPage, validateSearch: filterOfAddress })
  const history = createMemoryHistory({
    initialEntries: ['/?tab=levy&from=2026-10-01&to=2026-10-31'],
  })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <MeContext value={{ permissions: [], roles: [] } as unknown as Me}>
            <RouterProvider router={router as never} />
          </MeContext>
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const days = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=date]')].map(({ value }) => value)
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
  const chosen = () => tabs().findIndex((tab) => tab.ariaSelected === 'true')
  await expect.poll(days).toEqual(['2026-10-01', '2026-10-31'])
  expect(chosen()).toBe(5)
  await act(async () => tabs()[4]!.click())
  await expect.poll(chosen).toBe(4)
  expect(router.state.location.search).toEqual({
    tab: 'prizes',
    from: '2026-10-01',
    to: '2026-10-31',
  })
  const { lastMonth } = periodsAt(today())
  const choice = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Mês passado')!
  await act(async () => choice().click())
  await expect.poll(days).toEqual([lastMonth.from, lastMonth.to])
  expect(choice().ariaPressed).toBe('true')
  expect(chosen()).toBe(4)
})
