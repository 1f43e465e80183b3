import { setImmediate as nextTask } from 'node:timers/promises'
import type { SportEvent } from '@jogada/contract/sport'
import type { Ticket } from '@jogada/contract/ticket'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOverlay, trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { stored } from '../../platform/storage.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepToken } from '../../session/session.ts'
import { keepAttempt, keepStake } from '../../slip/slip-changes.ts'
import { emptySlip, keepSlip, toggleSelection, useSlip } from '../../slip/slip-store.ts'
import type { BetAttempt, Slip } from '../../slip/slip-store.ts'
import { selectionOf } from '../../sports/result-market.ts'
import { drawAt, someEvent } from '../../test/event.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { repeatEnter } from '../../test/held-key.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { usePlacing } from './placing-store.ts'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const event = (draw: string, own: Partial<SportEvent> = {}): SportEvent =>
  someEvent({ markets: [drawAt(draw)], ...own })

const seen = event('2.00')

const someTicket = (own: Partial<Ticket> = {}): Ticket => ({
  betId: '7001',
  kind: 'single',
  sizes: [],
  lines: 1,
  placedAt: '2026-03-01T12:00:00.000Z',
  status: 0,
  result: null,
  decideAt: null,
  reason: null,
  odds: '2.00',
  stake: '10.00',
  openStake: '10.00',
  potential: '20.00',
  cashedOut: '0.00',
  payout: null,
  settledAt: null,
  legs: [
    {
      outcomeId: 'e1/1x2/@draw',
      eventId: 'e1',
      sport: 'football',
      competition: 'Série A',
      home: 'Flamengo',
      away: 'Palmeiras',
      startsAt: '2026-03-01T19:00:00Z',
      replay: false,
      market: '1x2',
      specifiers: {},
      outcome: 'draw',
      odds: '2.00',
      banker: false,
      placedAtScore: null,
      result: null,
      givenBack: null,
      phase: 0,
      minute: null,
      score: null,
    },
  ],
  ...own,
})

const attempt: BetAttempt = {
  key: 'k',
  stake: '10.00',
  policy: 'better',
  kind: 'single',
  sizes: [],
  bankers: [],
  legs: [{ outcomeId: 'e1/1x2/@draw', odds: '2.00' }],
  atMs: 0,
}

const quote = {
  betAmount: '0.00',
  limit: { min: '1.00', max: '2000.00' },
  maxBet: '1500.00',
  winEnd: '0.00',
  expectedWin: '0.00',
  betAll: '0.00',
  validAmount: '0.00',
  odds: '2.00',
}

const taken = { data: { code: 1000, ticket: someTicket(), balance: '90.00', version: '2' } }

async function openSlip(answers: Answers, stake = '10.00', left = () => {}) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    e1: () => ({ data: seen }),
    quote: () => ({ data: quote }),
    ...answers,
  })
  await show(null)
  keepToken('the-token')
  keepStake(stake)
  left()
  openOverlay({ id: 'slip', params: {} })
  await screen.findByText('Empate')
  await screen.findAllByText(
    /Limite de|Valor máximo|aposta mínima|dependem uma da outra|^Suspenso|não está aberta/,
  )
  const places = () => server.heard.filter(({ path }) => path.endsWith('/bet/ticket'))
  return { user: userEvent.setup(), server, places }
}

beforeEach(() => {
  usePlacing.setState({ bets: {}, receipts: [] })
  toggleSelection(selectionOf(seen, seen.markets[0]!, seen.markets[0]!.outcomes[0]!))
})

afterEach(() => {
  vi.useRealTimers()
  act(() => trimOverlays())
  keepToken(null)
  keepSlip(emptySlip)
})

const press = (name: RegExp) => screen.getByRole('button', { name })

test('[R078] stake, limits, total, profit and return stand before the bet; the receipt after it', async () => {
  const { user, places } = await openSlip({ ticket: () => taken })
  expect(screen.getByText(/Limite de R\$\s1,00 a R\$\s1\.500,00/)).toBeDefined()
  expect(screen.getByText('Retorno possível').parentElement?.textContent).toContain('20,00')
  expect(screen.getByText('Lucro possível').parentElement?.textContent).toContain('10,00')
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText('Aposta feita')).toBeDefined()
  expect(screen.getByText(/Aposta 7001/)).toBeDefined()
  expect(places()[0]?.body).toEqual({
    kind: 'single',
    legs: [{ outcomeId: 'e1/1x2/@draw', seenOdds: '2.00' }],
    stake: '10.00',
    oddsPolicy: 'better',
  })
  expect(useSlip.getState().selections).toEqual([])
  expect(useSlip.getState().stake).toBe('10.00')
})

test('[R107] a worse price is shown old and new, and sent only when confirmed', async () => {
  const { user, places } = await openSlip({
    e1: () => ({ data: event('1.80') }),
    ticket: () => taken,
  })
  expect(await screen.findByText(/caiu de 2,00 para 1,80/)).toBeDefined()
  expect(places().length).toBe(0)
  await user.click(press(/Aceitar nova cotação · R\$\s18,00/))
  await waitFor(() => expect(places().length).toBe(1))
  expect(places()[0]?.body).toMatchObject({
    legs: [{ outcomeId: 'e1/1x2/@draw', seenOdds: '1.80' }],
  })
})

test('[R122] [R179] without an amount the slip asks for one and sends nothing', async () => {
  const { user, places } = await openSlip({ ticket: () => taken }, '0.00')
  await user.click(press(/^Apostar$/))
  expect(screen.getByRole('alert').textContent).toBe('Por favor, preencha o valor da aposta')
  expect(places().length).toBe(0)
})

test('[R122] [R179] an option that is closed says so and cannot be bet on', async () => {
  await openSlip({ e1: () => ({ data: event('2.00', { status: 'finished' }) }) })
  expect(await screen.findByText('Esta opção não está aberta para apostas')).toBeDefined()
  expect((press(/Apostar/) as HTMLButtonElement).disabled).toBe(true)
})

const forgotten = { http: 404, status: 5000, message: 'Jogo não encontrado' }

test('[R122] [R179] a match that is long over and forgotten is closed, and not open at its old price', async () => {
  await openSlip({ e1: () => forgotten })
  expect(await screen.findByText('Esta opção não está aberta para apostas')).toBeDefined()
  expect(screen.queryByText('2,00')).toBeNull()
  expect((press(/Apostar/) as HTMLButtonElement).disabled).toBe(true)
})

test('[R122] [R179] a match that is forgotten while the slip shows it closes; one that is not answered does not', async () => {
  let answer: ReturnType<Answers[string]> = { data: seen }
  await openSlip({ e1: () => answer })
  const askAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['sport', 'event'] }))
  answer = { http: 502, status: 0 }
  await askAgain()
  expect(screen.queryByText(/não está aberta/)).toBeNull()
  answer = forgotten
  await askAgain()
  expect(await screen.findByText('Esta opção não está aberta para apostas')).toBeDefined()
})

test('[R107] a suspended market waits with a lock, and the bet with it', async () => {
  await openSlip({ e1: () => ({ data: event('2.00', { status: 'suspended' }) }) })
  expect(await screen.findByText(/^Suspenso/)).toBeDefined()
  // what was typed stands, what it returns nobody knows
  expect((press(/Apostar R\$\s10,00/) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByText('Total').parentElement?.textContent).toContain('10,00')
  expect(screen.getByText('Retorno possível').parentElement?.textContent).toContain('–')
})

test('[ACC-09] [R122] while all bets are stopped the slip says so before the press, and comes back by itself', async () => {
  const paused = event('2.00', { status: 'suspended', suspendedBecause: 'service' })
  let isOver = false
  const { places } = await openSlip({
    e1: () => ({ data: paused }),
    quote: () => (isOver ? { data: quote } : { status: 1056 }),
    ticket: () => taken,
  })
  const words = 'Apostas esportivas pausadas no momento. Seu cupom fica guardado.'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  const button = () => press(/Apostar R\$\s10,00/) as HTMLButtonElement
  expect(button().disabled).toBe(true)
  isOver = true
  act(() => void queryClient.setQueryData(['sport', 'event', 'e1'], event('2.00', { version: 2 })))
  expect(await screen.findByText(/Limite de R\$\s1,00 a R\$\s1\.500,00/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button().disabled).toBe(false)
  await userEvent.setup().click(button())
  await waitFor(() => expect(places().length).toBe(1))
})

test('[R123] [R179] above the limit the largest accepted stake is offered', async () => {
  const { user } = await openSlip({}, '2000.00')
  expect((await screen.findByRole('alert')).textContent).toMatch(/máximo.*R\$\s1\.500,00/)
  await user.click(await screen.findByRole('button', { name: /Usar R\$\s1\.500,00/ }))
  expect(useSlip.getState().stake).toBe('1500.00')
})

test('[R123] the limits of a single follow what is left while the slip is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let maxBet = '1500.00'
  await openSlip({ quote: () => ({ data: { ...quote, maxBet } }) })
  maxBet = '20.00'
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText(/Limite de R\$\s1,00 a R\$\s20,00/)).toBeDefined()
})

test('[R171] a balance that does not cover the bet opens the deposit', async () => {
  const { user } = await openSlip({
    ticket: () => ({ http: 500, status: 9999, message: 'Saldo insuficiente' }),
  })
  await user.click(press(/Apostar R\$\s10,00/))
  await waitFor(() =>
    expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['slip', 'gameDeposit']),
  )
  expect(useSlip.getState().selections.length).toBe(1)
})

test('[R107] a refusal is told in the slip with its reason', async () => {
  const { user } = await openSlip({
    ticket: () => ({ http: 409, status: 5005, message: 'O jogo mudou. Confira.' }),
  })
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText(/A aposta falhou/)).toBeDefined()
  expect(screen.getByText(/O jogo mudou\. Confira\./)).toBeDefined()
})

test('[R107] an unknown outcome is checked under the same key until the first answer comes', async () => {
  let asked = 0
  const { user, places } = await openSlip({
    ticket: () => {
      asked += 1
      if (asked === 1) throw new TypeError('the connection broke')
      return taken
    },
  })
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText('Verificando aposta')).toBeDefined()
  expect(useSlip.getState().attempts['e1/1x2/@draw']?.key).toBe(places()[0]?.key)
  expect(await screen.findByText('Aposta feita')).toBeDefined()
  expect(places().length).toBe(2)
  expect(places()[1]).toEqual(places()[0])
})

test('[R107] a bet left unanswered by a reload is asked for with its first key when told to', async () => {
  const key = '0b9c8a4e-5d7f-4c2a-9f53-7f1f8a2f6c11'
  const left = { ...attempt, key, atMs: Date.now() - 600_000 }
  const { user, places } = await openSlip({ ticket: () => taken }, '10.00', () =>
    keepAttempt('e1/1x2/@draw', left),
  )
  expect(places().length).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Verificar de novo' }))
  expect(await screen.findByText('Aposta feita')).toBeDefined()
  expect(places().map((heard) => heard.key)).toEqual([key])
})

test('[R107] a bet that another tab has sent is shown as under way and cannot be sent again', async () => {
  const { user, places } = await openSlip({ ticket: () => taken })
  const kept = (attempts: Slip['attempts']) => {
    stored.slip.write(JSON.stringify({ ...useSlip.getState(), attempts }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored.slip.key })))
  }
  kept({ 'e1/1x2/@draw': { ...attempt, atMs: Date.now() } })
  expect(await screen.findByText('Verificando aposta')).toBeDefined()
  const button = screen.getByRole('button', { name: /^Enviando aposta/ }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  await user.click(button)
  act(() => usePlacing.setState({ bets: {} }))
  expect((press(/Apostar R\$\s10,00/) as HTMLButtonElement).disabled).toBe(true)
  kept({})
  expect((press(/Apostar R\$\s10,00/) as HTMLButtonElement).disabled).toBe(false)
  expect(places()).toEqual([])
})

test('[R107] an in-play bet counts its delay down and then shows what was decided', async () => {
  const waiting = someTicket({ status: -10, decideAt: '2026-03-01T12:00:03.000Z' })
  const { user } = await openSlip({
    ticket: () => ({ data: { code: -10, ticket: waiting, balance: '90.00', version: '2' } }),
    7001: () => ({ data: someTicket() }),
  })
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText(/^Confirmando em [1-3] s$/)).toBeDefined()
  expect(await screen.findByText('Aposta feita')).toBeDefined()
  expect(useSlip.getState().attempts).toEqual({})
})

test('[R107] the sums of a bet that waits stand while its match is suspended', async () => {
  await openSlip({ e1: () => ({ data: event('2.00', { status: 'suspended' }) }) }, '10.00', () => {
    keepAttempt('e1/1x2/@draw', { ...attempt, atMs: Date.now() })
    usePlacing.setState({
      bets: { 'e1/1x2/@draw': { state: 'waiting', betId: '7001', delayMs: 60_000 } },
    })
  })
  await waitFor(() => expect(screen.queryByText('2,00')).toBeNull())
  expect(screen.getByText('Retorno possível').parentElement?.textContent).toContain('20,00')
  expect(screen.getByText('Lucro possível').parentElement?.textContent).toContain('10,00')
})

test('[R083] a bet refused after its delay stays in the slip with the reason', async () => {
  const waiting = someTicket({ status: -10, decideAt: '2026-03-01T12:00:00.100Z' })
  const { user } = await openSlip({
    ticket: () => ({ data: { code: -10, ticket: waiting, balance: '90.00', version: '2' } }),
    7001: () => ({ data: someTicket({ status: 4, reason: 'event_changed' }) }),
  })
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText(/O jogo mudou durante a confirmação/)).toBeDefined()
  expect(useSlip.getState().selections.length).toBe(1)
  expect(useSlip.getState().attempts).toEqual({})
})

test('[R122] a price that moved while the bet was sent is told once, by what it is now', async () => {
  const { user } = await openSlip({
    ticket: () => ({ http: 409, status: 5002, message: 'A cotação mudou de 2,05 para 1,95.' }),
  })
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText(/^A cotação mudou\.$/)).toBeDefined()
  expect(screen.queryByText(/para 1,95/)).toBeNull()
})

const second = event('3.00', {
  eventId: 'e2',
  home: 'Santos',
  away: 'Bahia',
  markets: [
    {
      marketId: 'e2/1x2',
      key: '1x2',
      line: null,
      status: 'open',
      outcomes: [{ outcomeId: 'e2/1x2/@home', name: 'home', odds: '3.00', open: true }],
    },
  ],
})
const whole = { ...quote, legs: [], faults: [], refusal: null, lines: 1, systems: [], delayMs: 0 }

const chooseSecond = () => {
  const market = second.markets[0]!
  toggleSelection(selectionOf(second, market, market.outcomes[0]!))
}

test('[R078] two matches make a parlay, sent as one bet with all its legs', async () => {
  const { user, places } = await openSlip(
    {
      e2: () => ({ data: second }),
      check: () => ({ data: whole }),
      ticket: () => ({ ...taken, data: { ...taken.data, ticket: someTicket({ kind: 'parlay' }) } }),
    },
    '10.00',
    chooseSecond,
  )
  expect(await screen.findByText('Santos vence')).toBeDefined()
  await waitFor(() =>
    expect(screen.getByText('Retorno possível').parentElement?.textContent).toContain('60,00'),
  )
  await user.click(press(/Apostar R\$\s10,00/))
  expect(await screen.findByText('Aposta feita')).toBeDefined()
  expect(places()[0]?.body).toMatchObject({
    kind: 'parlay',
    legs: [
      { outcomeId: 'e1/1x2/@draw', seenOdds: '2.00' },
      { outcomeId: 'e2/1x2/@home', seenOdds: '3.00' },
    ],
  })
})

test('[R123] [R179] a parlay that no stake fits says so before the press', async () => {
  const nothing = { ...whole, maxBet: '0.00', limitedBy: 'e2/1x2/@home' }
  const { user, places } = await openSlip(
    { e2: () => ({ data: second }), check: () => ({ data: nothing }) },
    '10.00',
    chooseSecond,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Valor máximo da aposta: R\$\s0,00.*Santos vence/)
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'máx' }).disabled).toBe(true)
  await user.click(press(/Apostar R\$\s10,00/))
  expect(places()).toEqual([])
})

test('[R122] two selections of one match are told in place, make no parlay and have no total odds', async () => {
  const outcome = { outcomeId: 'e1/btts/@yes', name: 'yes', odds: '1.80', open: true }
  const btts = {
    marketId: 'e1/btts',
    key: 'btts',
    line: null,
    status: 'open' as const,
    outcomes: [outcome],
  }
  const whole = event('2.00', { markets: [...seen.markets, btts] })
  await openSlip({ e1: () => ({ data: whole }) }, '10.00', () =>
    toggleSelection(selectionOf(whole, btts, outcome)),
  )
  expect(await screen.findByText(/Mesmo jogo que “Empate”/)).toBeDefined()
  expect(await screen.findByText('1,80')).toBeDefined()
  expect(screen.queryByText('Cotação total')).toBeNull()
  expect((press(/Apostar/) as HTMLButtonElement).disabled).toBe(true)
})

test('[R130] logging out forgets unanswered bets, so that no other player sends them', () => {
  queryClient.clear()
  keepToken('the-token')
  keepAttempt('e1/1x2/@draw', attempt)
  keepToken(null)
  expect(useSlip.getState().attempts).toEqual({})
})

test('[R107] Enter that is held sends a bet once, and takes no new price by itself', async () => {
  let odds = '2.00'
  const { user, places } = await openSlip({
    e1: () => ({ data: event(odds) }),
    ticket: () => {
      odds = '1.80'
      return { http: 409, status: 5002, message: 'A cotação mudou' }
    },
  })
  press(/Apostar R\$\s10,00/).focus()
  await user.keyboard('{Enter>}')
  const again = await screen.findByRole('button', { name: /Aceitar nova cotação/ })
  again.focus()
  repeatEnter()
  await act(() => nextTask())
  expect(places()).toHaveLength(1)
})
