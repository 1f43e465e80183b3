// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { MeContext } from '../me.ts'
import type { Me } from '../me.ts'
import { rootOfFile } from '../test/root-of-file.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { DocumentForm } from './offers/document-form.tsx'
import { Gifts } from './offers/gifts.tsx'
import { StakeShare } from './player/stake-share.tsx'
import { StaffAddresses } from './staff-addresses.tsx'
import { StaffPage } from './staff-page.tsx'
import { AmendEvent } from './trading/amend-event.tsx'

/** What the server has, by path, and what it was sent. */
const stands = new Map<string, unknown>()
const sent: { readonly path: string; readonly body: object }[] = []
let queries: QueryClient

beforeEach(() => {
  sent.length = 0
  stands.clear()
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ status: 200, message: '', data: stands.get(path) })
    sent.push({ path, body: JSON.parse(body as string) })
    return Response.json({ status: 7011, message: 'Alguém mudou isto antes.' }, { status: 409 })
  })
})
const render = rootOfFile()

const me = {
  email: 'ana@example.com',
  permissions: ['site.change', 'offer.change', 'staff.manage', 'legal.draft', 'trading.limit'],
} as unknown as Me

const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">
        <TextsProvider>
          <MeContext value={me}>{page}</MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )

const text = () => document.body.textContent
const waitFor = (expected: RegExp) => act(() => vi.waitFor(() => expect(text()).toMatch(expected)))
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => name.test(textContent))!
async function press(name: RegExp) {
  await act(() => vi.waitFor(() => expect(button(name)).toBeDefined()))
  await act(async () => button(name).click())
}
const field = (label: RegExp) => {
  const found = [...document.querySelectorAll('label')].find((one) => label.test(one.textContent))!
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${found.htmlFor}`)!
}
const type = (label: RegExp, value: string) =>
  act(() => {
    const input = field(label)
    const kind = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Reflect.set(kind.prototype, 'value', value, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** As when somebody comes back to the window. */
const readAgain = () => act(async () => queries.invalidateQueries())
const giveReason = () => type(/^Motivo/, 'conferido')

/** What a form must do once a colleague has saved: say so, send nothing, and go on from what was seen. */
async function goOnKnowingly() {
  await waitFor(/Há uma versão mais nova/)
  await press(/^Ver a mais nova$/)
  await press(/manter o meu$/)
  expect(text()).not.toMatch(/Há uma versão mais nova/)
}

const ALL = '/api/ops/settings/all'
const setting = (about: string, version: number) => ({
  documents: { site: { footer: { about: { pt_BR: about }, law: {} }, pages: [], home: [] } },
  versions: {
    site: [
      {
        version,
        fromAt: '2026-11-01T12:00:00Z',
        reason: 'r',
        changedAt: '2026-11-01T12:00:00Z',
        changedBy: 'bia@example.com',
        approvedBy: 'bia@example.com',
      },
    ],
  },
})

test('[AUD-05] a document is sent with the version that it was drawn from, and what was typed outlives a newer one', async () => {
  stands.set(ALL, setting('de antes', 3))
  show(
    <DocumentForm name="site" lead="rodapé">
      {(site, change, isFixed) => (
        <label>
          {isFixed ? 'da colega' : 'sobre'}
          <input
            aria-label={isFixed ? 'da colega' : 'sobre'}
            readOnly={isFixed}
            value={site.footer.about.pt_BR ?? ''}
            onChange={(event) =>
              change({
                ...site,
                footer: { ...site.footer, about: { pt_BR: event.currentTarget.value } },
              })
            }
          />
        </label>
      )}
    </DocumentForm>,
  )
  await waitFor(/rodapé/)
  const input = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'meu', input('sobre')!)
    input('sobre')!.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(/^Salvar$/)
  giveReason()
  // a colleague saves while the reason is written
  stands.set(ALL, setting('da colega', 4))
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ version: 3 })
  await waitFor(/Há uma versão mais nova/)
  expect(button(/^Confirmar$/).disabled).toBe(true)
  await press(/^Ver a mais nova$/)
  expect([input('sobre')!.value, input('da colega')!.value]).toEqual(['meu', 'da colega'])
  await press(/manter o meu$/)
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({
    version: 4,
    value: { footer: { about: { pt_BR: 'meu' } } },
  })

  // read again behind the form, the draft is still of the version that it was drawn from
  stands.set(ALL, setting('da colega, outra vez', 5))
  await readAgain()
  await waitFor(/Há uma versão mais nova/)
  await press(/^Ver a mais nova$/)
  await press(/partir desta$/)
  expect(input('sobre')!.value).toBe('da colega, outra vez')
  expect(sent).toHaveLength(2)
})

test('[AUD-05] an offer is sent with the mark of the one that was opened, and a new one takes no code that exists', async () => {
  const gift = {
    giftId: 'festa',
    audience: 'verified',
    minimumLevel: 0,
    amount: '5.00',
    isOn: true,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    budget: '50.00',
    budgetWindow: 'total',
    wagerTimes: 1,
    spent: { day: '0.00', month: '0.00', total: '0.00' },
    version: 'um',
  }
  stands.set('/api/ops/offers/gifts', [gift])
  show(<Gifts />)
  await waitFor(/festa/)
  await press(/^Mudar$/)
  type(/^Giro/, '7')
  giveReason()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ version: 'um', wagerTimes: 7 })
  stands.set('/api/ops/offers/gifts', [{ ...gift, budget: '10.00', version: 'dois' }])
  await readAgain()
  await press(/^Ver a mais nova$/)
  // what the other one changed, and nothing else
  const newest = document.querySelector('[aria-label="A versão mais nova"]')!
  expect([...newest.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['Verba'])
  await press(/manter o meu$/)
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ version: 'dois', wagerTimes: 7 })
  await press(/^Cancelar$/)

  await press(/^Novo$/)
  type(/^Código/, 'festa')
  giveReason()
  expect(text()).toMatch(/Este código já existe/)
  expect(button(/^Confirmar$/).disabled).toBe(true)
  type(/^Código/, 'outra-festa')
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ version: null })
})

test('[AUD-05] a list of addresses is sent with the version that it was typed from', async () => {
  const path = '/api/ops/settings/staff'
  const list = (ranges: readonly string[], version: number) => ({
    value: { ranges },
    version,
    yours: '192.0.2.1',
    isOpen: false,
  })
  stands.set(path, list(['192.0.2.0/24'], 1))
  show(<StaffAddresses />)
  await waitFor(/192\.0\.2\.0/)
  await press(/endereços$/)
  stands.set(path, list(['192.0.2.0/24', '198.51.100.0/24'], 2))
  await readAgain()
  giveReason()
  await waitFor(/Há uma versão mais nova/)
  expect(button(/^Confirmar$/).disabled).toBe(true)
  await goOnKnowingly()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, value: { ranges: ['192.0.2.0/24'] } })
})

test('[AUD-05] [BR-10] the next version of a text is asked for after the one that its writing began from', async () => {
  const version = (n: number) => ({
    document: 'terms',
    version: n,
    title: 'Termos',
    changes: 'x',
    body: `Corpo da versão ${n}, com mais de vinte letras`,
    publishedAt: '2026-01-01T00:00:00Z',
    publishedBy: 'bia@example.com',
    effectiveAt: '2026-01-01T00:00:00Z',
    accepted: 0,
  })
  stands.set('/api/ops/legal/versions', [version(1)])
  stands.set('/api/ops/legal/desk', { drafts: [], waiting: [] })
  show(<LegalPage />)
  await waitFor(/Versões/)
  await press(/^Escrever a próxima/)
  type(/O que muda/, 'Novo prazo')
  stands.set('/api/ops/legal/versions', [version(1), version(2)])
  await readAgain()
  await waitFor(/Há uma versão mais nova/)
  expect(field(/O que muda/).value).toBe('Novo prazo')
  expect(button(/^Guardar rascunho$/).disabled).toBe(true)
  await goOnKnowingly()
  expect(field(/O que muda/).value).toBe('Novo prazo')

  // a colleague's draft of the same document counts as newer too
  const draft = { ...version(2), revision: 1, savedAt: '2026-01-01T00:00:00Z', savedBy: 'bia' }
  stands.set('/api/ops/legal/desk', { drafts: [draft], waiting: [] })
  await readAgain()
  await waitFor(/Há uma versão mais nova/)
  expect(sent).toEqual([])
})

test('[R135] roles are asked for with those that were seen, and a colleague’s change is shown first', async () => {
  const person = {
    staffId: '7',
    email: 'bia@example.com',
    name: 'Bia',
    roles: ['support'],
    rolesUntil: null,
    lastingRoles: ['support'],
    isActive: true,
    hasSecondFactor: true,
    createdAt: '2026-01-01T00:00:00Z',
    passwordChangedAt: '2026-01-01T00:00:00Z',
    lastAccessAt: null,
    lastAddress: '',
  }
  const path = '/api/ops/staff/list'
  stands.set(path, [person])
  show(<StaffPage />)
  await waitFor(/bia@example\.com/)
  await press(/^Perfis$/)
  giveReason()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ roles: ['support'], seen: ['support'] })
  const roles = ['support', 'finance']
  stands.set(path, [{ ...person, roles, lastingRoles: roles }])
  await readAgain()
  await goOnKnowingly()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ roles: ['support'], seen: ['support', 'finance'] })
})

test('[R135] roles for a while are named, and nobody makes them last without choosing them', async () => {
  const person = {
    staffId: '7',
    email: 'bia@example.com',
    name: 'Bia',
    roles: ['support', 'finance'],
    rolesUntil: '2026-12-01T12:00:00Z',
    lastingRoles: ['support'],
    isActive: true,
    hasSecondFactor: true,
    lastAccessAt: null,
    lastAddress: '',
  }
  stands.set('/api/ops/staff/list', [person])
  show(<StaffPage />)
  await waitFor(/bia@example\.com/)
  await press(/^Perfis$/)
  await waitFor(/Por enquanto, até 01\/12\/2026, 09:00:00/)
  giveReason()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ roles: ['support'], seen: ['support', 'finance'] })
})

test('[SPB-07] a player’s share of the limits is set over the one that was seen', async () => {
  const path = '/api/ops/players/stakes/7'
  stands.set(path, { percent: 100, setBy: null, setAt: null })
  show(<StakeShare playerId="7" />)
  await waitFor(/Mudar a parte/)
  await press(/^Mudar a parte$/)
  giveReason()
  stands.set(path, { percent: 10, setBy: 'bia@example.com', setAt: '2026-11-01T12:00:00Z' })
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ percent: 100, seen: 100 })
  await goOnKnowingly()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({ percent: 100, seen: 10 })
})

test('[SPB-03] an event is said anew from what was seen of it, and a colleague’s words are shown first', async () => {
  const event = {
    eventId: 'e',
    competition: 'Copa do Litoral',
    home: 'Bahia',
    away: 'Coritiba',
    stage: '37',
    startsAt: '2026-12-01T12:00:00.000Z',
  } as unknown as Parameters<typeof AmendEvent>[0]['event']
  show(<AmendEvent event={event} />)
  await press(/./)
  giveReason()
  const moved = { ...event, startsAt: '2026-12-01T15:00:00.000Z' }
  show(<AmendEvent event={moved} />)
  expect(button(/^Confirmar$/).disabled).toBe(true)
  await goOnKnowingly()
  await press(/^Confirmar$/)
  expect(sent.at(-1)?.body).toMatchObject({
    startsAt: event.startsAt,
    seen: { home: 'Bahia', startsAt: moved.startsAt },
  })
})
