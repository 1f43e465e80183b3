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
import { filterOfAddress, parseSearch, stringifySearch } from '../components/address-filter.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { MeContext } from '../me.ts'
import type { Me } from '../me.ts'
import { rootOfFile } from '../test/root-of-file.ts'
import { AuditPage } from './audit-page.tsx'

const render = rootOfFile()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: [] }))
})
afterEach(() => void vi.unstubAllGlobals())

test('[AUD-05] the fields of the log are those of its address, also once that is emptied', async () => {
  const routeTree = createRootRoute({ component: AuditPage, validateSearch: filterOfAddress })
  const history = createMemoryHistory({ initialEntries: ['/?actor=ana&until=2026-11-20'] })
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
  const texts = () =>
    [...document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])')].map(
      ({ value }) => value,
    )
  await expect.poll(texts).toEqual(['ana', '', '', '2026-11-20'])
  await act(async () => history.push('/'))
  await expect.poll(texts).toEqual(['', '', '', ''])
  await act(async () => history.push('/?actor=bia&subject=player%3A7'))
  await expect.poll(texts).toEqual(['bia', '', 'player:7', ''])
})
