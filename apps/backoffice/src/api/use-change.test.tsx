// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { useChange } from './use-call.ts'

const render = rootOfFile()

/** What the server says next. */
let reply: { readonly status: number; readonly message: string; readonly data: unknown }
beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json(reply, { status: reply.status === 200 ? 200 : 409 }),
  )
})
afterEach(() => {
  act(() => notifications.clean())
  vi.unstubAllGlobals()
})

function Grant() {
  const change = useChange(ops.opsAccount.setRoles)
  const input = { params: { staffId: '1' }, body: { roles: [], seen: [], reason: 'saiu' } }
  return (
    <button type="button" onClick={() => change.mutate(input)}>
      Dar
    </button>
  )
}

async function said() {
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <Notifications />
          <Grant />
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  act(() => document.querySelector('button')!.click())
  const shown = () =>
    [...document.querySelectorAll('.mantine-Notification-description')].map(
      (one) => one.textContent,
    )
  await expect.poll(shown).not.toEqual([])
  return shown()
}

test('what waits for a second person is not said to be done', async () => {
  reply = { status: 200, message: '', data: { approvalId: '7' } }
  expect(await said()).toEqual(['Pedido registrado: outra pessoa precisa aprovar.'])
})

test('what was done at once is said to be done', async () => {
  reply = { status: 200, message: '', data: { approvalId: null } }
  expect(await said()).toEqual(['Feito.'])
})
