// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { ResultForm } from './result-form.tsx'

const render = rootOfFile()

const data = {
  bets: 900,
  stake: '9000.00',
  payout: '8000.00',
  ended: 900,
  stillOpen: 0,
  forPerson: 0,
  isPart: true,
  legs: { win: 0, win_half: 0, refund: 900, lose_half: 0, lose: 0 },
}
/** What holds an answer back; nothing by itself. */
let hold: Promise<void>
beforeEach(() => {
  hold = Promise.resolve()
  vi.stubGlobal('fetch', async () => {
    await hold
    return Response.json({ status: 200, message: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

const queries = new QueryClient()
const show = (hasBegun: boolean) =>
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">
        <TextsProvider>
          <ResultForm eventId="m" sport="football" hasBegun={hasBegun} entrants={[]} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
const preview = () => act(async () => document.querySelector<HTMLButtonElement>('button')!.click())
const said = () => document.querySelector('[role=alert]')?.textContent

test('[SPB-12] what a result would pay says that it is not all where not every bet was counted', async () => {
  show(false)
  await preview()
  await expect.poll(said).toContain('8.000,00')
  expect(said()).toContain('Há mais apostas do que as contadas aqui.')
})

test('[SPB-12] what a result would pay is not shown beside another result', async () => {
  let answer = () => {}
  hold = new Promise((resolve) => (answer = resolve))
  show(true)
  const ends = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const choose = (end: string) => act(() => ends.find(({ value }) => value === end)!.click())
  choose('void')
  await preview()
  choose('abandoned')
  await act(async () => {
    answer()
    await new Promise((heard) => setTimeout(heard, 20))
  })
  expect(said()).toBe(undefined)
  choose('void')
  await preview()
  await expect.poll(said).toContain('8.000,00')
})

test('[SPB-12] a match that begins after it was looked at is looked at again', async () => {
  show(false)
  await preview()
  await expect.poll(said).toContain('8.000,00')
  show(true)
  expect(said()).toBe(undefined)
})
