import { QueryClientProvider } from '@tanstack/react-query'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { queryClient } from '../session/query-client.ts'
import { keepToken } from '../session/session.ts'
import { PageOfSession } from './page-of-session.tsx'

/** A page with a field that nobody but its user fills. */
async function showFrame() {
  await chooseLanguage('pt_BR')
  const root = createRootRoute({ component: PageOfSession })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: () => <input aria-label="typed" />,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/home' })
  const router = createRouter({
    routeTree: root.addChildren([page, home]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Texts>
        <RouterProvider router={router as never} />
      </Texts>
    </QueryClientProvider>,
  )
  await userEvent.setup().type(await screen.findByLabelText('typed'), 'mine')
}

const typed = () => screen.getByLabelText<HTMLInputElement>('typed').value

test('[R091] no page goes on with what another session left on it, and a visitor keeps it at the login', async () => {
  keepToken(null)
  await showFrame()
  act(() => keepToken('first'))
  expect(typed()).toBe('mine')
  act(() => keepToken(null))
  expect(typed()).toBe('')
})
