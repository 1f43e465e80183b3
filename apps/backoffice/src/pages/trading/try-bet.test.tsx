// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { TryBet } from './try-bet.tsx'

const render = rootOfFile()

const detail = {
  event: { eventId: 'm', sport: 'football', home: 'Aurora', away: 'Boreal' },
  markets: [
    { isOffered: true, outcomes: [{ outcomeId: 'm/1x2/@home' }, { outcomeId: 'm/1x2/@away' }] },
  ],
} as never

const data = {
  passes: true,
  refusal: null,
  short: null,
  odds: '2.00',
  potential: '20.00',
  largest: '500.00',
  limits: [],
}

/** Lets the next answer come. */
let answer: () => void
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => void (answer = resolve))
    return Response.json({ status: 200, message: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

const type = (field: HTMLInputElement, value: string) =>
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const stake = () => document.querySelector<HTMLInputElement>('form input[inputmode=decimal]')!
const submit = () => act(async () => document.querySelector<HTMLElement>('[type=submit]')!.click())
const come = () =>
  act(async () => {
    answer()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
const shown = () => document.querySelector('[aria-live]')?.textContent ?? ''

test('an answer of another bet is not shown, whether it stands there or is on its way', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <MeContext value={{ permissions: ['trading.limit'] } as unknown as Me}>
            <TryBet detail={detail} />
          </MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  act(() => document.querySelector('button')!.click())
  await submit()
  await come()
  await vi.waitFor(() => expect(shown()).toContain('passaria agora'))
  type(stake(), '9000,00')
  expect(shown()).toBe('')
  await submit()
  type(stake(), '90,00')
  await come()
  expect(shown()).toBe('')
})
