import type { Ticket } from '@jogada/contract/ticket'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openOverlay, trimOverlays } from '../../overlays/overlay-store.ts'
import { useToast } from '../../overlays/toast.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepToken } from '../../session/session.ts'
import { emptySlip, keepSlip, useSlip } from '../../slip/slip-store.ts'
import { someBalance } from '../../test/player.ts'
import { repeatEnter } from '../../test/held-key.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const someLeg = (own: Partial<Ticket['legs'][number]> = {}): Ticket['legs'][number] => ({
  outcomeId: 'e1/total/total=2.25/@over',
  eventId: 'e1',
  sport: 'football',
  competition: 'Série A',
  home: 'Flamengo',
  away: 'Palmeiras',
  startsAt: '2026-03-01T19:00:00Z',
  replay: false,
  market: 'total',
  specifiers: { total: '2.25' },
  outcome: 'over',
  odds: '1.90',
  banker: false,
  placedAtScore: null,
  result: null,
  givenBack: null,
  phase: 0,
  minute: null,
  score: null,
  ...own,
})

const someTicket = (own: Partial<Ticket> = {}): Ticket => ({
  betId: '77',
  kind: 'single',
  sizes: [],
  lines: 1,
  placedAt: '2026-03-01T12:00:00Z',
  status: 0,
  result: null,
  decideAt: null,
  reason: null,
  odds: '1.90',
  stake: '10.00',
  openStake: '10.00',
  potential: '19.00',
  cashedOut: '0.00',
  payout: null,
  settledAt: null,
  legs: [someLeg()],
  ...own,
})

type Bets = { readonly open?: readonly Ticket[]; readonly settled?: readonly Ticket[] }

async function openBets({ open = [], settled = [] }: Bets, answers: Answers = {}) {
  const server = startServer({
    events: () => ({ data: [] }),
    getBalance: () => ({ data: someBalance() }),
    ...answers,
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (!pathname.endsWith('/bet/tickets')) return answered(url, init)
    const tickets = searchParams.get('state') === 'settled' ? settled : open
    const counts = { open: open.length, settled: settled.length }
    return Promise.resolve(Response.json({ status: 200, message: '', data: { tickets, counts } }))
  })
  await showPage(null)
  keepToken('the-token')
  openOverlay({ id: 'bets', params: {} })
  await screen.findByRole('tab', { name: /Abertas/ })
  return { user: userEvent.setup(), server }
}

afterEach(() => {
  vi.useRealTimers()
  keepToken(null)
  useToast.setState({ toast: null })
})

test('[R083] a bet that a message leads to comes alone, as it stands, before all others', async () => {
  const asked = someTicket({ status: 9999, result: 10, payout: '19.00' })
  startServer({ 77: () => ({ data: { ...asked, licenceProfile: 'v1', oddsPolicy: 'none' } }) })
  await showPage(null)
  keepToken('the-token')
  openOverlay({ id: 'bets', params: { betId: '77' } })
  expect(await screen.findByText('Ganhou')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Minhas apostas' }))
  expect(screen.getByRole('tab', { name: /Abertas/ })).toBeDefined()
})

const results = [
  [10, 'Ganhou', '19.00', '19,00'],
  [21, 'Ganhou metade', '14.50', '14,50'],
  [90, 'Devolvida', '10.00', '10,00'],
  [11, 'Perdeu metade', '5.00', '5,00'],
  [20, 'Perdeu', '0.00', '0,00'],
] as const

test.each(results)(
  '[R083] a drawn bet with result %i reads %s with what was returned',
  async (result, words, payout, shown) => {
    const { user } = await openBets({ settled: [someTicket({ status: 9999, result, payout })] })
    await user.click(screen.getByRole('tab', { name: /Encerradas/ }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('Retornou').parentElement?.textContent).toContain(shown)
  },
)

test('[R083] a system that returned less than its stake does not say that half of it came back', async () => {
  const legs = [someLeg(), someLeg({ outcomeId: 'e2/total/total=2.25/@over', eventId: 'e2' })]
  const system = someTicket({ kind: 'system', sizes: [2], legs, odds: null, status: 9999 })
  const { user } = await openBets({ settled: [{ ...system, result: 11, payout: '3.00' }] })
  await user.click(screen.getByRole('tab', { name: /Encerradas/ }))
  expect(await screen.findByText('Voltou menos que o valor apostado.')).toBeDefined()
  expect(screen.queryByText(/^Metade do valor voltou/)).toBeNull()
})

const states = [
  [{ status: -10 }, 'Confirmando'],
  [{ status: 0 }, 'Em aberto'],
  [{ status: 4, reason: 'event_changed' }, 'A aposta falhou'],
  [{ status: -11, reason: 'exposure_limit' }, 'A aposta falhou'],
  [{ status: -1 }, 'Apuração em análise'],
  [{ status: 8888 }, 'Não apurada'],
  [{ status: 9999, cashedOut: '12.00', payout: '0.00' }, 'Cash-out'],
] as const

test.each(states)('[R083] [R179] a bet in state %j reads %s', async (own, words) => {
  await openBets({ open: [someTicket(own)] })
  await screen.findByText('Mais de 2,25 gols')
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
})

test('[R083] a leg that the house gave back says why, and so does a bet that is open again', async () => {
  const late = someLeg({ result: 90, givenBack: 'late' })
  const cancelled = someLeg({ outcomeId: 'e2/1x2/@home', eventId: 'e2', givenBack: 'cancelled' })
  await openBets({
    open: [
      someTicket({ kind: 'parlay', legs: [late, cancelled] }),
      someTicket({ betId: '78', reason: 'taken_back' }),
    ],
  })
  expect(await screen.findByText('Aceita depois do início do jogo: vale 1,00.')).toBeDefined()
  expect(screen.getByText('Cancelada pela casa: vale 1,00.')).toBeDefined()
  expect(screen.getByText(/foi anulado. Ela está em aberto de novo/)).toBeDefined()
})

test('[R083] a bet that waits for its delay tells soon what was decided', async () => {
  const open = [someTicket({ status: -10 })]
  await openBets({ open })
  await screen.findByText('Confirmando')
  open.splice(0, 1, someTicket({ status: 4, reason: 'event_changed' }))
  expect(await screen.findByText('A aposta falhou')).toBeDefined()
})

test('[R084] an open bet says that its match is put off or interrupted, and has no final score then', async () => {
  const score = { home: 1, away: 1 }
  const legs = [
    someLeg({ phase: -14, score: null }),
    someLeg({ outcomeId: 'e2/1x2/@home', eventId: 'e2', phase: -13, minute: 70, score }),
    someLeg({ outcomeId: 'e3/1x2/@home', eventId: 'e3', phase: -11, score: null }),
  ]
  await openBets({ open: [someTicket({ kind: 'parlay', legs })] })
  expect(await screen.findByText('Adiado')).toBeDefined()
  const interrupted = screen.getByText('Interrompido')
  expect(interrupted.parentElement!.textContent).toContain('Placar 1 a 1')
  // before a match its day and time say enough
  expect(screen.queryByText('A definir')).toBeNull()
})

test('[R083] a parlay stands leg by leg, each with its result, price and live score', async () => {
  const legs = [
    someLeg({ result: 10, phase: -1, score: { home: 2, away: 1 } }),
    someLeg({ outcomeId: 'e2/1x2/@draw', market: '1x2', outcome: 'draw', odds: '3.40' }),
    someLeg({
      outcomeId: 'e3/1x2/@home',
      eventId: 'e3',
      market: '1x2',
      outcome: 'home',
      phase: 3,
      minute: 71,
      score: { home: 1, away: 0 },
    }),
  ]
  await openBets({ open: [someTicket({ kind: 'parlay', legs, odds: '12.00' })] })
  expect(await screen.findByText('Ganhou')).toBeDefined()
  expect(screen.getByText('Placar 2 a 1')).toBeDefined()
  expect(screen.getByText(/Placar agora 1 a 0/)).toBeDefined()
  expect(screen.getByText("71'")).toBeDefined()
  expect(screen.getByText('3,40')).toBeDefined()
})

test.each([
  [21, 'Ganhou metade'],
  [11, 'Perdeu metade'],
  [90, 'Devolvida'],
] as const)(
  '[R083] a leg of a parlay that ended as %i says so for everybody',
  async (result, words) => {
    const open = someLeg({ outcomeId: 'e2/1x2/@draw', eventId: 'e2' })
    await openBets({ open: [someTicket({ kind: 'parlay', legs: [someLeg({ result }), open] })] })
    expect((await screen.findByText(words)).className).not.toContain('visually-hidden')
  },
)

const offer = {
  betId: '77',
  available: true,
  reason: null,
  offerId: '0-1200-abc',
  amount: '12.00',
  openStake: '10.00',
  delayMs: 0,
}

test('[R083] a cash-out is shown, confirmed and sent with the offer that was seen', async () => {
  const sold = { code: 1000, amount: '12.00', decideAt: null, balance: '112.00', version: '2' }
  const { user, server } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': ({ method }) =>
        method === 'GET' ? { data: offer } : { data: { ...sold, ticket: someTicket() } },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$\s12,00/ }))
  expect(server.heard.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(screen.getByRole('button', { name: /Confirmar e receber R\$\s12,00/ }))
  await waitFor(() => expect(useToast.getState().toast?.text).toMatch(/recebeu R\$\s12,00/))
  expect(screen.queryByText(/Você recebeu/)).toBeNull()
  const sent = server.heard.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ offerId: '0-1200-abc', percent: 100 })
  expect(sent?.key).not.toBeNull()
})

test('[R083] an offer that falls while it is being confirmed is shown and confirmed again', async () => {
  const sold = { code: 1000, amount: '7.00', decideAt: null, balance: '107.00', version: '2' }
  let now = offer
  const { user, server } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': ({ method }) =>
        method === 'GET' ? { data: now } : { data: { ...sold, ticket: someTicket() } },
    },
  )
  const moveTo = async (amount: string) => {
    now = { ...offer, amount, offerId: `0-${amount.replace('.', '')}-abc` }
    await act(() => queryClient.invalidateQueries({ queryKey: ['player', 'cash-out'] }))
  }
  const sales = () => server.heard.filter(({ method }) => method === 'POST')
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$\s12,00/ }))
  await moveTo('7.00')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /caiu de R\$\s12,00 para R\$\s7,00/,
  )
  await user.click(screen.getByRole('button', { name: /Cash-out R\$\s7,00/ }))
  expect(sales()).toEqual([])
  await moveTo('8.00')
  await user.click(await screen.findByRole('button', { name: /Confirmar e receber R\$\s8,00/ }))
  await waitFor(() => expect(sales()).toHaveLength(1))
  expect(sales()[0]!.body).toEqual({ offerId: '0-800-abc', percent: 100 })
})

test('[R083] an in-play cash-out counts its delay down, and what it paid is told when the bet has left', async () => {
  const open = [someTicket()]
  const waits = { code: -10, amount: '12.00', decideAt: '2026-03-01T12:00:03Z' }
  const { user } = await openBets(
    { open },
    {
      'cash-out': ({ method }) =>
        method === 'GET'
          ? { data: { ...offer, delayMs: 3000 } }
          : { data: { ...waits, balance: '100.00', version: '1', ticket: someTicket() } },
      77: () => {
        open.length = 0
        return { data: someTicket({ status: 9999, openStake: '0.00', cashedOut: '12.00' }) }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$/ }))
  await user.click(screen.getByRole('button', { name: /Confirmar/ }))
  expect(await screen.findByText(/confirmando em [12] s…/)).toBeDefined()
  await waitFor(() => expect(useToast.getState().toast?.text).toMatch(/recebeu R\$\s12,00/))
  await waitFor(() => expect(screen.getByText('Você não tem apostas abertas.')).toBeDefined())
})

test('[R083] a look at a sale that gets no answer refuses nothing, and is taken again', async () => {
  const waits = { code: -10, amount: '12.00', decideAt: '2026-03-01T12:00:03Z' }
  let looks = 0
  const { user } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': ({ method }) =>
        method === 'GET'
          ? { data: { ...offer, delayMs: 10 } }
          : { data: { ...waits, balance: '100.00', version: '1', ticket: someTicket() } },
      77: () =>
        looks++ === 0
          ? { http: 502, status: 0, message: '' }
          : { data: someTicket({ status: 9999, openStake: '0.00', cashedOut: '12.00' }) },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$/ }))
  await user.click(screen.getByRole('button', { name: /Confirmar/ }))
  await waitFor(() => expect(useToast.getState().toast?.text).toMatch(/recebeu R\$\s12,00/), {
    timeout: 60_000,
  })
  expect(looks).toBeGreaterThan(1)
})

test('[R083] a sale that is still undecided after its delay is waited for, and not told as refused', async () => {
  const waits = { code: -10, amount: '12.00', decideAt: '2026-03-01T12:00:03Z' }
  const undecided = { ...offer, available: false, reason: 'waiting', offerId: null, amount: null }
  const sold = someTicket({ status: 9999, openStake: '0.00', cashedOut: '12.00' })
  let isSent = false
  let looks = 0
  const { user } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': ({ method }) => {
        if (method === 'GET' && !isSent) return { data: { ...offer, delayMs: 10 } }
        if (method === 'GET') return { data: ++looks > 2 ? offer : undecided }
        isSent = true
        return { data: { ...waits, balance: '100.00', version: '1', ticket: someTicket() } }
      },
      77: () => ({ data: looks > 2 ? sold : someTicket() }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$/ }))
  await user.click(screen.getByRole('button', { name: /Confirmar/ }))
  await waitFor(
    () => {
      expect(screen.queryByText(/não foi feito/)).toBeNull()
      expect(useToast.getState().toast?.text).toMatch(/recebeu R\$\s12,00/)
    },
    { timeout: 10_000 },
  )
  expect(looks).toBeGreaterThan(2)
})

test('[R083] a sale that was paid before it is asked for again is told with what it brought', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const waits = { code: -10, amount: '6.00', decideAt: '2026-03-01T12:00:03Z' }
  const open = [someTicket()]
  const rest = someTicket({ openStake: '5.00', cashedOut: '6.00' })
  let isAway = true
  const { server } = await openBets(
    { open },
    {
      'cash-out': ({ method }) =>
        method === 'GET'
          ? { data: { ...offer, delayMs: 10 } }
          : { data: { ...waits, balance: '100.00', version: '1', ticket: someTicket() } },
      77: () => (isAway ? { http: 502, status: 0, message: '' } : { data: rest }),
    },
  )
  const press = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole('button', { name }))
  await press('Ver oferta de cash-out')
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '50' } })
  await press(/Cash-out R\$\s6,00/)
  await press(/Confirmar/)
  await screen.findByText(/confirmando|Enviando/)
  open[0] = rest
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  isAway = false
  await press('Verificar de novo')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText(/Você recebeu R\$\s6,00/)).toBeDefined()
  const [first, again] = server.heard.filter(({ method }) => method === 'POST')
  expect(again!.key).toBe(first!.key)
})

test('[R083] an offer that has changed is refused in words, and the new one can be asked for', async () => {
  const { user } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': ({ method }) =>
        method === 'GET'
          ? { data: offer }
          : { http: 409, status: 5021, message: 'A oferta mudou.' },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$/ }))
  await user.click(screen.getByRole('button', { name: /Confirmar/ }))
  expect(await screen.findByText(/A oferta mudou/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ver nova oferta' }))
  expect(await screen.findByRole('button', { name: /Cash-out R\$\s12,00/ })).toBeDefined()
})

test('[R083] a ticket without an offer says why', async () => {
  const { user } = await openBets(
    { open: [someTicket()] },
    {
      'cash-out': () => ({
        data: { ...offer, available: false, reason: 'suspended', offerId: null, amount: null },
      }),
    },
  )
  await user.click(await screen.findByRole('tab', { name: 'Cash-out' }))
  await waitFor(() => expect(screen.getByText('Cash-out suspenso por um momento.')).toBeDefined())
})

test('a player without bets is told so', async () => {
  const { user } = await openBets({})
  expect(await screen.findByText('Você não tem apostas abertas.')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Encerradas' }))
  expect(await screen.findByText('Nenhuma aposta encerrada ainda.')).toBeDefined()
})

test('[R083] after a part was sold the rest can be sold too', async () => {
  const rest = someTicket({ openStake: '5.00', cashedOut: '6.00' })
  const sold = { code: 1000, amount: '6.00', decideAt: null, balance: '106.00', version: '2' }
  const { user } = await openBets(
    { open: [rest] },
    {
      'cash-out': ({ method }) =>
        method === 'GET' ? { data: offer } : { data: { ...sold, ticket: rest } },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '50' } })
  await user.click(await screen.findByRole('button', { name: /Cash-out R\$\s6,00/ }))
  await user.click(screen.getByRole('button', { name: /Confirmar/ }))
  expect(await screen.findByText(/Você recebeu R\$\s6,00/)).toBeDefined()
  expect(useToast.getState().toast).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver nova oferta' }))
  expect(await screen.findByRole('button', { name: /Cash-out R\$\s12,00/ })).toBeDefined()
})

const leg = (eventId: string, own: Partial<Ticket['legs'][number]> = {}) =>
  someLeg({ outcomeId: `${eventId}/1x2/@home`, eventId, market: '1x2', outcome: 'home', ...own })

test('[R083] a system has its name and says how many of its bets still stand', async () => {
  const legs = [leg('a', { result: 20 }), leg('b'), leg('c'), leg('d')]
  const yankee = someTicket({ kind: 'system', sizes: [2, 3, 4], lines: 11, legs, odds: null })
  await openBets({ open: [yankee] })
  expect(await screen.findByText('Yankee · 4 seleções · 11 apostas')).toBeDefined()
  expect(screen.getByText('Ainda valem 4 de 11 apostas.')).toBeDefined()
})

test('[R083] an open bet is repeated: its legs, shape and stake stand in the slip', async () => {
  const legs = [leg('a', { banker: true }), leg('b', { phase: -11 }), leg('c', { odds: '3.40' })]
  const system = someTicket({ kind: 'system', sizes: [2], lines: 2, legs, odds: null })
  const { user } = await openBets({
    open: [system, someTicket({ betId: '78', legs: [leg('x', { phase: -1 })] })],
  })
  const [repeat, ...others] = await screen.findAllByRole('button', { name: 'Repetir' })
  // a match that has ended cannot be bet on again
  expect(others).toEqual([])
  await user.click(repeat!)
  expect(useSlip.getState()).toMatchObject({
    mode: 'system',
    sizes: [2],
    bankers: ['a/1x2/@home'],
    stake: '10.00',
    selections: [
      { outcomeId: 'a/1x2/@home', marketId: 'a/1x2', odds: '1.90' },
      { outcomeId: 'b/1x2/@home' },
      { outcomeId: 'c/1x2/@home', odds: '3.40' },
    ],
  })
  expect(await screen.findByRole('dialog', { name: 'Cupom' })).toBeDefined()
  act(() => trimOverlays())
  keepSlip(emptySlip)
})

test('a bet leads to the support desk and names itself there', async () => {
  await openBets({ open: [someTicket()] })
  const link = await screen.findByRole('link', { name: /suporte/i })
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  expect(pathname).toBe('/suporte')
  expect(searchParams.get('topic')).toBe('bet')
  expect(searchParams.get('about')).toContain('77')
  expect(searchParams.get('record')).toBe('sport:77')
})

/** Everything that is written on pictures, and hands them to nobody. */
function readPictures() {
  const written: string[] = []
  const pen = { fillRect: () => {}, fillText: (text: string) => written.push(text) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()))
  Object.assign(navigator, { canShare: () => true, share: async () => {} })
  return written
}

test.each([
  ['sold as a whole', { cashedOut: '12.00', payout: '0.00' }, 'Retornou', '12,00'],
  ['sold in part and won', { result: 10, cashedOut: '6.00', payout: '9.50' }, 'Retornou', '15,50'],
] as const)('[R083] the picture of a bet that was %s shows all that it returned', async (...of) => {
  const [, own, name, amount] = of
  const { user } = await openBets({ settled: [someTicket({ status: 9999, ...own })] })
  await user.click(screen.getByRole('tab', { name: /Encerradas/ }))
  const written = readPictures()
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))
  await waitFor(() => expect(written).toContain(name))
  expect(written.join(' ')).toMatch(new RegExp(`R\\$\\s${amount}`))
  expect(written.join(' ')).not.toMatch(/R\$\s0,00/)
})

test('[R083] Enter that is held asks for a cash-out and does not confirm it', async () => {
  const { user, server } = await openBets(
    { open: [someTicket()] },
    { 'cash-out': () => ({ data: offer }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver oferta de cash-out' }))
  const sell = await screen.findByRole('button', { name: /Cash-out R\$\s12,00/ })
  sell.focus()
  await user.keyboard('{Enter>}')
  repeatEnter()
  expect(screen.getByRole('button', { name: /Confirmar e receber R\$\s12,00/ })).toBeDefined()
  expect(server.heard.some(({ method }) => method === 'POST')).toBe(false)
})
