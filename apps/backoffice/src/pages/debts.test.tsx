// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { MeContext } from '../me.ts'
import type { Me } from '../me.ts'
import { rootOfFile } from '../test/root-of-file.ts'
import { Debts } from './debts.tsx'

const render = rootOfFile()

const debt = {
  debtId: '5',
  playerId: '71',
  endToEndId: 'E00000000202611271200abcdefghijk',
  betId: null,
  amount: '30.00',
  collected: '0.00',
  openedAt: '2026-11-27T12:00:00Z',
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)!

test('that a debt waits for a second person to be written off is said once', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json({
      status: 200,
      message: '',
      data: method === 'GET' ? [debt] : { approvalId: '9' },
    }),
  )
  const told = vi.spyOn(notifications, 'show')
  const me = { permissions: ['deposit.decide'] as Me['permissions'] } as Me
  const router = createRouter({
    routeTree: createRootRoute({ component: Debts }),
    history: createMemoryHistory(),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <TextsProvider>
            <MeContext value={me}>
              <RouterProvider router={router as never} />
            </MeContext>
          </TextsProvider>
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
  await act(() => vi.waitFor(() => expect(button('Dar por perdida')).toBeDefined()))
  await act(async () => button('Dar por perdida').click())
  const words = document.querySelector('textarea')!
  act(() => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'sem bens', words)
    words.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => button('Confirmar').click())
  await act(() => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull()))
  expect(told.mock.calls).toEqual([[expect.objectContaining({ color: 'yellow' })]])
})
