// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { RateModal } from './rate-modal.tsx'

const sent: unknown[] = []
/** What the server answers: whoever is rated, and whether it takes the next rating. */
let standing: readonly object[]
let isTaken: boolean

beforeEach(() => {
  sent.length = 0
  standing = [party]
  isTaken = true
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      return Response.json({ status: 200, message: '', data: { parties: standing, next: null } })
    }
    sent.push(JSON.parse(body as string))
    if (isTaken) return Response.json({ status: 200, message: '', data: { partyId: '4' } })
    return Response.json({ status: 7011, message: 'Alguém mudou isto antes.' }, { status: 409 })
  })
})
const render = rootOfFile()

const party = {
  partyId: '4',
  kind: 'supplier',
  playerId: null,
  name: 'Aurora',
  isReviewDue: true,
  ratingId: '7',
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

const show = (shown: Parameters<typeof RateModal>[0]['party'], onClose = vi.fn<() => void>()) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <RateModal party={shown} onClose={onClose} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return onClose
}

const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!
const text = () => document.body.textContent
const waitFor = (expected: RegExp) => act(() => vi.waitFor(() => expect(text()).toMatch(expected)))
async function press(name: RegExp) {
  const buttons = [...document.querySelectorAll('button')]
  await act(async () => buttons.find(({ textContent }) => name.test(textContent))!.click())
}
const days = () => [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
const exposed = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!

/** What the public list made of somebody whom nobody held to be exposed. */
const marked = {
  ...party,
  ratingId: '8',
  level: 'low',
  reasons: 'Consta na lista',
  exposedSince: '2026-11-20',
  by: '',
} as const

test('[BR-11] a party is rated again from what it was, with new reasons and a new day of review', async () => {
  const onClose = show(party)
  expect(submit().disabled).toBe(true)
  expect(days().map(({ value }) => value)).toEqual(['2026-01-05', ''])
  type(days()[1]!, '2027-05-01')
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
      seen: '7',
    },
  ])
})

test('[BR-11] a mark of the public list that was set meanwhile is shown before anything is sent over it', async () => {
  show({ ...party, exposedSince: null })
  type(days()[0]!, '2027-05-01')
  type(document.querySelector('textarea')!, 'sem indícios')
  standing = [marked]
  isTaken = false
  await act(async () => submit().click())
  expect(sent).toMatchObject([{ seen: '7', exposedSince: null }])
  await waitFor(/Há uma versão mais nova/)
  expect(submit().disabled).toBe(true)
  await press(/^Ver a mais nova$/)
  expect(text()).toMatch(/20\/11\/2026.*Consta na lista.*lista pública/)
  await press(/manter o meu$/)
  expect(text()).not.toMatch(/Há uma versão mais nova/)
  await act(async () => submit().click())
  expect(sent.at(-1)).toMatchObject({ seen: '8', exposedSince: null, reasons: 'sem indícios' })
})

test('[BR-11] somebody who was rated already is not rated as if they were new', async () => {
  show(null)
  const named = () => document.querySelector<HTMLInputElement>('input[required]:not([type=date])')!
  type(named(), '12')
  type(days()[0]!, '2027-05-01')
  type(document.querySelector('textarea')!, 'sem indícios')
  standing = [{ ...marked, kind: 'player', playerId: '12', name: null }]
  isTaken = false
  expect(exposed().checked).toBe(false)
  await act(async () => submit().click())
  expect(sent).toMatchObject([{ seen: null }])
  await waitFor(/Há uma versão mais nova/)
  await press(/^Ver a mais nova$/)
  await press(/partir desta$/)
  expect([exposed().checked, days()[0]!.value]).toEqual([true, '2026-11-20'])
  type(days()[1]!, '2027-05-01')
  await act(async () => submit().click())
  expect(sent.at(-1)).toMatchObject({ seen: '8', exposedSince: '2026-11-20' })
  // somebody else may be new
  type(named(), '13')
  await act(async () => submit().click())
  expect(sent.at(-1)).toMatchObject({ seen: null, party: { playerId: '13' } })
})
