import type { Bet } from '@jogada/contract/sport'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { keepToken } from '../../session/session.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const someBet = (own: Partial<Bet>): Bet => ({
  betId: '1',
  placedAt: '2026-03-01T12:00:00Z',
  eventId: 'e1',
  home: 'Flamengo',
  away: 'Palmeiras',
  startsAt: '2026-03-01T19:00:00Z',
  replay: false,
  market: 'total',
  line: '2.25',
  outcome: 'over',
  odds: '1.90',
  stake: '10.00',
  potential: '19.00',
  status: 0,
  payout: null,
  settledAt: null,
  score: null,
  ...own,
})

async function openBets(bets: { readonly open: Bet[]; readonly settled: Bet[] }) {
  startServer({ events: () => ({ data: [] }) })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (!pathname.endsWith('/sport/bets')) return answered(url, init)
    const data = searchParams.get('state') === 'open' ? bets.open : bets.settled
    return Promise.resolve(Response.json({ status: 200, message: '', data }))
  })
  await show(null)
  keepToken('the-token')
  openOverlay({ id: 'bets', params: {} })
  await screen.findByRole('tab', { name: 'Abertas' })
  return userEvent.setup()
}

afterEach(() => keepToken(null))

const settledStatuses = [
  [10, 'Ganhou', '19.00', '19,00'],
  [21, 'Ganhou metade', '14.50', '14,50'],
  [90, 'Devolvida', '10.00', '10,00'],
  [11, 'Perdeu metade', '5.00', '5,00'],
  [20, 'Perdeu', '0.00', '0,00'],
] as const

test.each(settledStatuses)(
  '[R083] status %i reads %s with what was returned',
  async (status, words, payout, shown) => {
    const settled = [someBet({ status, payout, settledAt: '2026-03-01T21:00:00Z' })]
    const user = await openBets({ open: [], settled })
    await user.click(screen.getByRole('tab', { name: 'Encerradas' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('Retornou').parentElement?.textContent).toContain(shown)
  },
)

test('[R083] status 0 is open with its possible return, and the line reads as it was bet', async () => {
  await openBets({ open: [someBet({})], settled: [] })
  expect(await screen.findByText('Em aberto')).toBeDefined()
  expect(screen.getByText('Mais de 2,25 gols')).toBeDefined()
  expect(screen.getByText('Retorno possível').parentElement?.textContent).toContain('19,00')
})

test('a player without bets is told so', async () => {
  const user = await openBets({ open: [], settled: [] })
  expect(await screen.findByText('Você não tem apostas abertas.')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Encerradas' }))
  expect(await screen.findByText('Nenhuma aposta encerrada ainda.')).toBeDefined()
})
