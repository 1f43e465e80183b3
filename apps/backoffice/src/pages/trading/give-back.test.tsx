// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { GiveBack } from './give-back.tsx'
import type { GiveBackProps } from './give-back.tsx'

const render = rootOfFile()

const data = {
  bets: 7,
  stake: '70.00',
  back: 0,
  payout: '0.00',
  settled: 0,
  paid: '0.00',
  stillOpen: 0,
  isPart: false,
}
/** Answers the calls that wait. */
let answers: ((answer: Response) => void)[]
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => void vi.unstubAllGlobals())

const detail = {
  event: { eventId: 'm', sport: 'football', home: 'Bahia', away: 'Coritiba' },
  markets: [],
} as unknown as GiveBackProps['detail']

const show = (late: GiveBackProps['late']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <GiveBack detail={detail} isOpen late={late} onClose={() => {}} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))!
const press = (name: RegExp) => act(async () => button(name).click())
const clocks = () => [...document.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')]
const type = (input: HTMLInputElement, value: string) =>
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const said = () => document.querySelector('[role=alert]')?.textContent
const answer = () =>
  act(async () => {
    answers.shift()!(Response.json({ status: 200, message: '', data }))
    await new Promise((heard) => setTimeout(heard, 20))
  })

test('[SPB-09] what giving back returns is dropped where other bets are meant by then', async () => {
  show(null)
  await press(/^Ver o que/)
  await press(/Últimos 5/)
  await answer()
  expect(said()).toBe(undefined)
  await press(/^Ver o que/)
  await answer()
  await expect.poll(said).toContain('70,00')
})

test('a time that is none is marked, and nothing is asked of it', () => {
  show({ from: 'x', to: '2026-12-01T12:00:00.000Z' })
  expect(clocks().map(({ value }) => value)).toEqual(['', '2026-12-01T09:00'])
  type(clocks()[0]!, '12026-12-01T09:00')
  expect(clocks().map((input) => input.getAttribute('aria-invalid') === 'true')).toEqual([
    true,
    false,
  ])
  expect(button(/^Ver o que/).disabled).toBe(true)
})
