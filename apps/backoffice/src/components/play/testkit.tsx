import type { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { parseSearch, stringifySearch } from '../address-filter.ts'

/** A desk of a few pages that all show the same, at an address, for whoever has the permissions. */
export function deskAt(
  address: string,
  Shown: () => ReactNode,
  permissions: readonly ops.Permission[],
) {
  const root = createRootRoute()
  const routes = ['/', '/jogador/$playerId', '/razao', '/mercados/$eventId'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: Shown }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  const shown = (
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <MeContext value={{ permissions } as unknown as Me}>
            <RouterProvider router={router as never} />
          </MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
  return { shown, address: () => router.state.location.href }
}
