// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { ReadyAnswers } from './ready-answers.tsx'

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Response.json({ status: 200, message: '', data: [] })
    sent.push(JSON.parse(body))
    return Response.json({ status: 200, message: '', data: { answerId: '7' } })
  })
})
const render = rootOfFile()

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

function type(input: HTMLInputElement, text: string) {
  act(() => {
    // past React's own notice of the value, as a key press goes
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('[R135] a text is kept by Enter, and what it was written in is not sent with it', async () => {
  const answer = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <TextsProvider>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              answer()
            }}
          >
            <ReadyAnswers text="Seu Pix está a caminho." onChoose={() => {}} />
          </form>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  act(() => button('Guardar o texto').click())
  const label = await vi.waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[maxlength="40"]')
    expect(input).not.toBeNull()
    return input!
  })
  type(label, 'Pix a caminho')
  await act(async () => label.form!.requestSubmit())
  await vi.waitFor(() =>
    expect(sent).toEqual([{ label: 'Pix a caminho', text: 'Seu Pix está a caminho.' }]),
  )
  expect(answer).not.toHaveBeenCalled()
})
