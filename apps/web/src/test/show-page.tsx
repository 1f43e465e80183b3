import { QueryClientProvider } from '@tanstack/react-query'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { configureRequests } from '../api/request.ts'
import { chooseLanguage, currentLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { configureOverlays, trimOverlays } from '../overlays/overlay-store.ts'
import { reactToFailure } from '../react-to-failure.ts'
import { knownPlayer } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { currentToken, keepToken } from '../session/session.ts'

/**
 * Shows a page to a logged-in player in Portuguese, with the overlays over it and a home to go to;
 * requests, overlays and refusals are wired as in the browser. It is opened with `asked` as its
 * search; `path` and `search` are where the page is left to.
 */
export async function showPage(page: ReactNode, asked: Readonly<Record<string, string>> = {}) {
  queryClient.clear()
  trimOverlays()
  keepToken('a-token')
  configureRequests({ token: currentToken, language: currentLanguage, react: reactToFailure })
  configureOverlays(() => ({ loggedIn: true, verified: knownPlayer()?.kyc === 1 }))
  await chooseLanguage('pt_BR')
  const router = routerOf(page, `/page?${new URLSearchParams(asked)}`)
  render(
    <QueryClientProvider client={queryClient}>
      <Texts>
        <RouterProvider router={router as never} />
      </Texts>
    </QueryClientProvider>,
  )
  const at = () => router.state.location
  return { user: userEvent.setup(), path: () => at().pathname, search: () => at().search }
}

function routerOf(page: ReactNode, entry: string) {
  const root = createRootRoute()
  const shown = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: () => (
      <Suspense>
        {page}
        <OverlayHost />
      </Suspense>
    ),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: OverlayHost })
  const records = createRoute({ getParentRoute: () => root, path: '/registros' })
  return createRouter({
    routeTree: root.addChildren([shown, home, records]),
    history: createMemoryHistory({ initialEntries: [entry] }),
  })
}
