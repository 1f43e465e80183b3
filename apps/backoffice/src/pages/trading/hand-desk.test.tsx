// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { HandDesk } from './hand-desk.tsx'

const render = rootOfFile()

beforeEach(() => {
  // jsdom has none
  Reflect.set(Element.prototype, 'scrollIntoView', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: null }))
})
afterEach(() => void vi.unstubAllGlobals())

const detail = {
  event: { eventId: 'm', sport: 'football', phase: 0, minute: null, score: null },
  priceable: [
    { key: 'total', specifiers: ['total'], outcomes: ['over', 'under'] },
    { key: 'corners_total', specifiers: ['total'], outcomes: ['over', 'under'] },
  ],
} as unknown as Parameters<typeof HandDesk>[0]['detail']

const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
    .slice(0, 4)
    .map(({ value }) => value)
const type = (place: number, value: string) =>
  act(() => {
    const input = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')[place]!
    Reflect.set(HTMLInputElement.prototype, 'value', value, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[SPB-03] the prices and the line of one market are not those of the next one', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <HandDesk detail={detail} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  type(1, '2.5')
  type(2, '1.90')
  type(3, '1.85')
  expect(texts().slice(1)).toEqual(['2.5', '1.90', '1.85'])
  act(() => document.querySelector<HTMLInputElement>('input:not([type=hidden])')!.click())
  const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
  await expect.poll(() => options().length).toBeGreaterThan(1)
  act(() => options()[1]!.click())
  expect(texts().slice(1)).toEqual(['', '', ''])
})
