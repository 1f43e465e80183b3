import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { queryClient } from '../session/query-client.ts'
import { emptySlip, useSlip } from '../slip/slip-store.ts'
import type { SlipSelection } from '../slip/slip-store.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { SupportButton, channelQuery } from './support-button.tsx'

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
)
afterEach(() => {
  vi.useRealTimers()
  act(() => useSlip.setState(emptySlip))
})

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

const shown = async () => screen.findByRole('button', { name: 'Abrir o atendimento' })
const isAside = (button: HTMLElement) => button.dataset['aside'] === 'true'

test('[R034] the support button goes back to the margin, and comes out with a move upwards', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ channel: () => ({ data: { supportId: 'jogada' } }) })
  await showPage(<SupportButton />)
  const button = await shown()
  expect(isAside(button)).toBe(true)
  scrollTo(400)
  scrollTo(300)
  expect(isAside(button)).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(isAside(button)).toBe(true)
  scrollTo(400)
  scrollTo(300)
  expect(isAside(button)).toBe(false)
})

test('[R034] [R163] the support button opens the chat in a frame', async () => {
  startServer({ channel: () => ({ data: { supportId: 'jogada' } }) })
  const { user } = await showPage(<SupportButton />)
  await user.click(await shown())
  const chat = await screen.findByRole('dialog', { name: 'Atendimento' })
  expect(chat.querySelector('iframe')?.getAttribute('src')).toBe('/suporte')
})

test('[R034] without a support id there is no button', async () => {
  const { paths } = startServer({ channel: () => ({ data: { supportId: null } }) })
  await showPage(
    <>
      <SupportButton />
      <Known />
    </>,
  )
  expect(await screen.findByText('canal conhecido')).toBeDefined()
  expect(paths().some((path) => path.endsWith('/channel'))).toBe(true)
  expect(screen.queryByRole('button', { name: 'Abrir o atendimento' })).toBeNull()
})

test('[R034] beside the prices of home the support button rests in the margin, over the slip’s line', async () => {
  startServer({ channel: () => ({ data: { supportId: 'jogada' } }) })
  await showHome()
  const button = await shown()
  scrollTo(400)
  scrollTo(300)
  expect(isAside(button)).toBe(true)
  expect(button.dataset['overSlip']).toBeUndefined()
  act(() => useSlip.setState({ selections: [{ outcomeId: 'o1' } as SlipSelection] }))
  expect(button.dataset['overSlip']).toBe('true')
})

async function showHome() {
  queryClient.clear()
  await chooseLanguage('pt_BR')
  const root = createRootRoute({ component: SupportButton })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/home' })])
  const history = createMemoryHistory({ initialEntries: ['/home'] })
  render(
    <QueryClientProvider client={queryClient}>
      <Texts>
        <RouterProvider router={createRouter({ routeTree, history }) as never} />
      </Texts>
    </QueryClientProvider>,
  )
}

const Known = () => useQuery(channelQuery).data && <p>canal conhecido</p>
