// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { RateModal } from './rate-modal.tsx'

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string))
    return Response.json({ status: 200, message: '', data: { partyId: '4' } })
  })
})
const render = rootOfFile()

const party = {
  partyId: '4',
  kind: 'supplier',
  playerId: null,
  name: 'Aurora',
  isReviewDue: true,
  level: 'high',
  reasons: 'antes',
  exposedSince: '2026-01-05',
  reviewOn: '2026-11-01',
  by: 'ana@example.com',
  at: '2026-05-01T12:00:00Z',
} as const

/** Types as a person does, so that React hears it. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(() => {
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Reflect.set(kind.prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[BR-11] a party is rated again from what it was, with new reasons and a new day of review', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <RateModal party={party} onClose={onClose} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!
  expect(submit().disabled).toBe(true)
  const days = document.querySelectorAll<HTMLInputElement>('input[type=date]')
  expect([...days].map(({ value }) => value)).toEqual(['2026-01-05', ''])
  type(days[1]!, '2027-05-01')
  expect(submit().disabled).toBe(true)
  type(document.querySelector('textarea')!, 'contratos\nsem concorrência')
  expect(submit().disabled).toBe(false)
  await act(async () => submit().click())
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      party: { kind: 'supplier', name: 'Aurora' },
      level: 'high',
      reasons: 'contratos sem concorrência',
      exposedSince: '2026-01-05',
      reviewOn: '2027-05-01',
    },
  ])
})
