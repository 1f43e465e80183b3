import { act, screen } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
afterEach(() => vi.useRealTimers())

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

const Known = () => useQuery(channelQuery).data && <p>canal conhecido</p>
