import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MenuLinks } from '../features/menu/menu-links.tsx'
import { PushSwitch } from '../features/help/push-switch.tsx'
import { useOverlays } from '../overlays/overlay-store.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { AppNotes } from './app-notes.tsx'
import { InstallGuideOverlay } from './install-guide-overlay.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const MACINTOSH =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.installOffer = null
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function deviceWith(userAgent: string, touchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touchPoints })
}

const opened = () => useOverlays.getState().stack.map(({ id }) => id)

test('on an iPhone the second visit is told how the app comes to the home screen', async () => {
  deviceWith(IPHONE, 5)
  localStorage.setItem('jogada.visits', '1')
  await showPage(<AppNotes />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Como fazer' }))
  expect(opened()).toEqual(['installGuide'])
})

test.each([
  ['an iPad, which calls itself a Macintosh, has', MACINTOSH, 5, true],
  ['a Macintosh lacks', MACINTOSH, 0, false],
])('the menu of %s the way to the home screen', async (_, userAgent, touch, expected) => {
  deviceWith(userAgent, touch)
  startServer({ channel: () => ({ data: { app: null, instagram: 'https://i.example' } }) })
  await showPage(<MenuLinks />)
  await screen.findByRole('link', { name: 'Instagram' })
  expect(screen.queryByRole('button', { name: 'Baixar o aplicativo' }) !== null).toBe(expected)
})

test('from the home screen an iPhone offers the home screen no more', async () => {
  deviceWith(IPHONE, 5)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
  startServer({ channel: () => ({ data: { app: null, instagram: 'https://i.example' } }) })
  await showPage(<MenuLinks />)
  await screen.findByRole('link', { name: 'Instagram' })
  expect(screen.queryByRole('button', { name: 'Baixar o aplicativo' })).toBeNull()
})

test('where alerts come only to the home screen, their switch gives its place to the way there', async () => {
  deviceWith(IPHONE, 5)
  await showPage(<PushSwitch />)
  expect(
    await screen.findByText(/os avisos chegam quando a Jogada está na tela inicial/),
  ).toBeDefined()
})

test('the guide names the three steps in their order', async () => {
  await showPage(<InstallGuideOverlay params={{}} close={() => {}} />)
  const steps = await screen.findAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1.*Compartilhar/),
    expect.stringMatching(/^2.*Adicionar à Tela de Início/),
    expect.stringMatching(/^3.*Adicionar/),
  ])
})
