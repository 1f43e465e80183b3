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
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data }))
})
afterEach(() => vi.unstubAllGlobals())

test('[SPB-12] what a result would pay says that it is not all where not every bet was counted', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <ResultForm eventId="m" sport="football" hasBegun={false} entrants={[]} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  const preview = document.querySelector<HTMLButtonElement>('button')!
  await act(async () => preview.click())
  const said = () => document.querySelector('[role=alert]')?.textContent
  await expect.poll(said).toContain('8.000,00')
  expect(said()).toContain('Há mais apostas do que as contadas aqui.')
})
