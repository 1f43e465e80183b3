// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rootOfFile } from '../../test/root-of-file.ts'
import { deskAt } from '../play/testkit.tsx'
import { OnWordButton } from './on-word-button.tsx'

const sent: { readonly path: string; readonly body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(body as string) as unknown })
    return Response.json({ status: 200, message: '', data: null })
  })
})
afterEach(() => vi.unstubAllGlobals())
const render = rootOfFile()

const button = (name: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)!.click())

function type(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  act(() => {
    Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function open(permissions: Parameters<typeof deskAt>[2]) {
  const desk = deskAt('/jogador/7', () => <OnWordButton playerId="7" />, permissions)
  await act(async () => render(desk.shown))
}

const say = (text: string) => type(document.querySelector('textarea')!, text)

test('[RG-07] who asks for six months out gets them from the limits officer, with what was said', async () => {
  await open(['wellbeing.act'])
  await press('A pedido do jogador')
  const want = document.querySelector<HTMLInputElement>('input[value=exclusion]')!
  await act(async () => want.click())
  expect(button('Confirmar')!.disabled).toBe(true)
  say('pediu por telefone')
  await press('Confirmar')
  await act(() => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull()))
  expect(sent).toEqual([
    {
      path: expect.stringMatching(/\/api\/ops\/wellbeing\/exclude\/7$/),
      body: { months: 6, reason: 'pediu por telefone' },
    },
  ])
})

test('[RG-04] a limit on the player’s word needs an amount and the words', async () => {
  await open(['wellbeing.act'])
  await press('A pedido do jogador')
  say('pediu por telefone')
  expect(button('Confirmar')!.disabled).toBe(true)
  type(document.querySelector<HTMLInputElement>('input[inputmode=decimal]')!, '50,00')
  await press('Confirmar')
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  expect(sent[0]!.body).toEqual({
    kind: 'deposit',
    window: 'day',
    amount: '50.00',
    reason: 'pediu por telefone',
  })
})

test('[RG-04] who may not act for a player’s wellbeing sees no way to', async () => {
  await open(['player.view'])
  expect(button('A pedido do jogador')).toBeUndefined()
})
