// @vitest-environment jsdom
import type { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { Papers } from './papers.tsx'

const CLEAR = 'Rua Augusta, s/n – Bela Vista, São Paulo/SP, 01310-100'
const papers = {
  person: null,
  registration: { address: '•••, SP', gender: '•••', at: '2026-11-20T10:00:00Z' },
  refusal: null,
  documents: [],
  next: null,
}
const sent: { readonly path: string; readonly body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Response.json({ status: 200, message: '', data: papers })
    const asked = JSON.parse(body) as { readonly field: string }
    sent.push({ path, body: asked })
    const value = asked.field === 'gender' ? 'not_said' : CLEAR
    return Response.json({ status: 200, message: '', data: { value } })
  })
})
const render = rootOfFile()

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)

const shownTo = async (permissions: readonly ops.Permission[]) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <MeContext value={{ permissions } as unknown as Me}>
            <Papers playerId="7" />
          </MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('•••, SP'))
}

test('[BR-09] address and gender stand masked, and who may not reveal has no way to', async () => {
  await shownTo(['kyc.view'])
  expect(document.body.textContent).toContain('Gênero•••')
  expect(document.body.textContent).not.toContain('Augusta')
  expect(buttons('Mostrar')).toEqual([])
})

test('[BR-09] who may reveal says why first, and then reads each in words', async () => {
  await shownTo(['kyc.view', 'player.reveal'])
  for (const field of ['address', 'gender'] as const) {
    act(() => buttons('Mostrar')[0]!.click())
    const reason = await vi.waitFor(() => {
      const found = document.querySelector('textarea:not([aria-hidden])')
      expect(found).not.toBeNull()
      return found as HTMLTextAreaElement
    })
    expect(sent.some(({ body }) => (body as { field: string }).field === field)).toBe(false)
    act(() => {
      // past React's own notice of the value, as a key press goes
      Reflect.set(HTMLTextAreaElement.prototype, 'value', 'conferir cadastro', reason)
      reason.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => reason.form!.requestSubmit())
    const shown = field === 'address' ? CLEAR : 'prefere não dizer'
    await vi.waitFor(() => expect(document.body.textContent).toContain(shown))
  }
  expect(sent).toEqual(
    (['address', 'gender'] as const).map((field) => ({
      path: '/api/ops/players/reveal/7',
      body: { field, reason: 'conferir cadastro' },
    })),
  )
})
