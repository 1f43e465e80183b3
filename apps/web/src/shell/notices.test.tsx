import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '../i18n/language.ts'
import { heardDate } from '../platform/server-clock.ts'
import { stored } from '../platform/storage.ts'
import { keepToken } from '../session/session.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { connectToServer } from '../test/socket-server.ts'
import { Notices } from './notices.tsx'

type Banner = {
  noticeId: string
  level: string
  text: string
  until: string | null
  endsAt: string | null
}

let due: Banner[]
beforeEach(() => {
  due = []
  stored.dismissedNotices.write(null)
  heardDate(new Date().toUTCString())
})

const banner = (noticeId: string, text: string, until: string | null = null): Banner => ({
  noticeId,
  level: 'warn',
  text,
  until,
  endsAt: null,
})

/** Stands over all pages, as in the app. */
function routerOver(component: () => ReactNode) {
  const root = createRootRoute({ component })
  const pages = ['/', '/mensagens'].map((path) => createRoute({ getParentRoute: () => root, path }))
  return createRouter({ routeTree: root.addChildren(pages), history: createMemoryHistory() })
}

const noticeServer = () => startServer({ banners: () => ({ data: due }) })

const asked = ({ paths }: ReturnType<typeof noticeServer>) =>
  paths().filter((path) => path.endsWith('/banners')).length

test('[R095] [R038] what the server says to a player is read out in the language of the app, one after the other', async () => {
  noticeServer()
  const { user } = await showPage(<Notices />)
  await chooseLanguage('en_US')
  const { say } = await connectToServer()
  const text = 'Seu saque não pôde ser pago.'
  const values = { amount: '50.00', reason: 'bank_refused' }
  say('notice', { text, level: 'warn', kind: 'withdrawal_refused', values })
  say('notice', { text: 'Something new.', level: 'info', kind: 'not_known_here', values: {} })
  expect(
    await screen.findByText(
      /Your withdrawal of R\$ 50,00.*The bank it was sent to refused the Pix\./,
    ),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dismiss notice' }))
  expect(await screen.findByText('Something new.')).toBeDefined()
  expect(screen.queryByText(/Your withdrawal/)).toBeNull()
  keepToken('another-token')
  await waitFor(() => expect(screen.queryByText('Something new.')).toBeNull())
})

test('[R095] [R038] good news leaves by itself, what is grave stays until it is dismissed or read in the inbox', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  noticeServer()
  const router = routerOver(Notices)
  await showPage(<RouterProvider router={router as never} />)
  const { say } = await connectToServer()
  say('notice', { text: 'Entrou.', level: 'info', kind: 'not_known_here', values: {} })
  say('notice', { text: 'Foi devolvido.', level: 'warn', kind: 'not_known_here', values: {} })
  expect(await screen.findByText('Entrou.')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(await screen.findByText('Foi devolvido.')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Foi devolvido.')).toBeDefined()
  await act(() => router.navigate({ to: '/mensagens' }))
  await waitFor(() => expect(screen.queryByText('Foi devolvido.')).toBeNull())
  vi.useRealTimers()
})

test('[R095] [R038] news for everybody is fetched as soon as it is told of', async () => {
  const server = noticeServer()
  await showPage(<Notices />)
  const { say } = await connectToServer()
  await waitFor(() => expect(asked(server)).toBe(1))
  due = [banner('7', 'Amanhã às 3h')]
  say('notice', { text: 'Amanhã às 3h', level: 'warn' })
  expect(await screen.findByText('Amanhã às 3h')).toBeDefined()
  expect(asked(server)).toBe(2)
})

test('[R038] a dismissed message stays away, also after a reload, and the next one shows', async () => {
  due = [banner('7', 'Amanhã'), banner('8', 'Depois')]
  noticeServer()
  const first = await showPage(<Notices />)
  expect(await screen.findByText('Amanhã')).toBeDefined()
  await first.user.click(screen.getByRole('button', { name: 'Dispensar aviso' }))
  expect(await screen.findByText('Depois')).toBeDefined()
  document.body.replaceChildren()
  await showPage(<Notices />)
  expect(await screen.findByText('Depois')).toBeDefined()
  expect(screen.queryByText('Amanhã')).toBeNull()
})

test('[R038] a message counts down to its moment by the server’s clock', async () => {
  vi.setSystemTime('2026-05-01T12:00:00Z')
  // this device is an hour slow
  heardDate('Fri, 01 May 2026 13:00:00 GMT')
  due = [banner('9', 'Manutenção', '2026-05-01T13:05:00Z')]
  noticeServer()
  await showPage(<Notices />)
  expect(await screen.findByText('em 05:00')).toBeDefined()
  vi.useRealTimers()
})

test('[R038] [R095] a message that is taken back leaves the screen as the server says so', async () => {
  due = [banner('7', 'Amanhã às 3h')]
  const server = noticeServer()
  await showPage(<Notices />)
  const { say } = await connectToServer()
  expect(await screen.findByText('Amanhã às 3h')).toBeDefined()
  due = []
  say('noticesChanged')
  await waitFor(() => expect(screen.queryByText('Amanhã às 3h')).toBeNull())
  expect(asked(server)).toBe(2)
})

test('[R038] a message leaves when its time is over by the server’s clock, and the next one shows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.setSystemTime('2026-05-01T12:00:00Z')
  // this device is an hour slow
  heardDate('Fri, 01 May 2026 13:00:00 GMT')
  due = [
    { ...banner('7', 'Só até já'), endsAt: '2026-05-01T13:00:30Z' },
    { ...banner('8', 'Amanhã'), endsAt: '2026-05-02T13:00:00Z' },
  ]
  const server = noticeServer()
  await showPage(<Notices />)
  expect(await screen.findByText('Só até já')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await screen.findByText('Amanhã')).toBeDefined()
  expect(screen.queryByText('Só até já')).toBeNull()
  expect(asked(server)).toBe(1)
  vi.useRealTimers()
})
