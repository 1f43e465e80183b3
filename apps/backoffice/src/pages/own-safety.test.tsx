// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import type { ReactNode } from 'react'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

const session = (sessionId: string, isThis: boolean) => ({
  sessionId,
  isThis,
  userAgent: `Navegador ${sessionId}`,
  address: '203.0.113.7',
  openedAt: '2026-11-27T12:00:00Z',
  seenAt: '2026-11-27T12:30:00Z',
})

const sent: { readonly path: string; readonly body: unknown }[] = []
let open = [session('1', true), session('2', false)]

beforeEach(() => {
  sent.length = 0
  open = [session('1', true), session('2', false)]
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const given = body ? (JSON.parse(body as string) as Record<string, unknown>) : null
    if (method !== 'GET') sent.push({ path, body: given })
    if (path.includes('/sessions/end')) open = open.filter(({ isThis }) => isThis)
    const data = path.endsWith('/password')
      ? { stage: given?.['code'] ? 'changed' : 'code' }
      : method === 'GET'
        ? open
        : null
    return Response.json({ status: 200, message: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())
const render = rootOfFile()

const show = (part: ReactNode) =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <TextsProvider>{part}</TextsProvider>
        </MantineProvider>
      </QueryClientProvider>,
    )
  })

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => buttons(name).at(-1)!.click())

function type(input: HTMLInputElement, text: string) {
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const inputs = (selector: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[role=dialog] ${selector}`),
]

test('[AUD-07] whoever changes their password gives the present one, a new one, and then the code', async () => {
  const told = vi.spyOn(notifications, 'show')
  await show(<OwnPassword />)
  await press('Trocar a senha')
  const [present, next] = inputs('input[type=password]')
  type(present!, 'praia-grande-77')
  expect(buttons('Continuar')[0]!.disabled).toBe(true)
  type(next!, 'serra-do-mar-42')
  await press('Continuar')
  await act(() => vi.waitFor(() => expect(buttons('Voltar')).toHaveLength(1)))
  expect(sent.at(-1)!.body).toEqual({
    password: 'praia-grande-77',
    newPassword: 'serra-do-mar-42',
  })
  for (const [index, digit] of ['1', '2', '3', '4', '5', '6'].entries()) {
    type(inputs('input:not([type=hidden])')[index]!, digit)
  }
  await press('Confirmar')
  await act(() => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull()))
  expect(sent.at(-1)!.body).toMatchObject({ newPassword: 'serra-do-mar-42', code: '123456' })
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Senha trocada. Suas outras sessões foram encerradas.' }),
  )
})

test('[AUD-07] the own sessions are shown, this one marked and without an end, and the others can be ended', async () => {
  await show(<OwnSessions />)
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Navegador 2')))
  expect(document.body.textContent.match(/Esta sessão/g)).toHaveLength(1)
  expect(document.body.textContent).toContain('203.0.113.7')
  expect(buttons('Encerrar')).toHaveLength(1)
  await press('Encerrar')
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/api\/ops\/account\/sessions\/end\/2$/),
  ])
  await act(() => vi.waitFor(() => expect(document.body.textContent).not.toContain('Navegador 2')))
  expect(buttons('Encerrar todas as outras')).toHaveLength(0)
})
