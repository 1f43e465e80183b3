// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { CampaignLook } from './campaign-look.tsx'

const asked: { readonly url: string; readonly body: unknown }[] = []
const none = { deposits: 0, players: 0, amount: '0.00' }
const forecast = {
  looked: 3,
  isWhole: true,
  given: { deposits: 3, players: 2, amount: '1234.56' },
  leftOut: none,
  budget: { most: '1234.56', emptyDays: 0, firstEmptyDay: null },
  bonuses: {
    released: { bonuses: 1, amount: '5.01' },
    expired: { bonuses: 0, amount: '0.00' },
    open: { bonuses: 2, amount: '1229.55' },
  },
}
let answer: object

beforeEach(() => {
  asked.length = 0
  answer = { from: '2026-10-01T03:00:00Z', to: '2026-10-31T03:00:00Z', gap: null, forecast }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: JSON.parse(body as string) })
    return Response.json({ status: 200, message: '', data: answer })
  })
})
const render = rootOfFile()

const draft = {
  kind: 'package_gift' as const,
  audience: 'everybody' as const,
  isOn: true,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '100.00',
  budgetWindow: 'day' as const,
  wagerTimes: 2,
  validDays: 7,
  discountParts: null,
  playThreshold: null,
  bonusBase: null,
  multiplierHundredths: null,
}

const me = { permissions: ['setting.view'] as Me['permissions'] } as Me
const queries = new QueryClient()
const show = (id: string, change: object = {}) =>
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <TextsProvider>
          <MeContext value={me}>
            <CampaignLook id={id} draft={{ ...draft, ...change }} />
          </MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )

const button = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    /Prever custo|Foresee the cost/.test(textContent),
  )!
const text = () => document.body.textContent.replaceAll('\u00A0', ' ')
const press = () => act(async () => button().click())
const shows = (expected: RegExp) => act(() => vi.waitFor(() => expect(text()).toMatch(expected)))

test('a forecast is asked of the draft as it is typed, and is gone once that is another', async () => {
  show('page-gift')
  await press()
  expect(asked).toEqual([{ url: expect.stringContaining('/page-gift/forecast'), body: draft }])
  await shows(/1[.,]234[.,]56/)
  expect(text()).toMatch(/5[.,]01/)
  show('page-gift', { budget: '99.99' })
  expect(text()).not.toMatch(/1[.,]234[.,]56/)
})

test('what cannot be foreseen is said in words, and nothing is asked without a code', async () => {
  answer = { from: '2026-10-01T03:00:00Z', to: '2026-10-31T03:00:00Z', gap: 'play', forecast: null }
  show('')
  expect(button().disabled).toBe(true)
  show('page-gift')
  await press()
  await shows(/Não dá para prever|cannot be foreseen/)
})
