import type { wallet, CallReply } from '@jogada/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { BalanceView } from '../balance/balance-view.tsx'
import { RecordsView } from './records-view.tsx'

type Page = CallReply<typeof wallet.records>
type Record = Page['records'][number]

const someRecord = (own: Partial<Record> = {}): Record => ({
  recordId: 'e7',
  type: '11',
  status: '00',
  kind: 'withdrawal',
  at: '2026-11-20T15:00:00.000Z',
  amount: '-60.00',
  credit: '0.00',
  debit: '60.00',
  balance: '40.00',
  movement: 'Pedido de saque',
  game: null,
  ...own,
})

const records = [
  someRecord(),
  someRecord({
    recordId: 'e6',
    type: '20',
    kind: 'transfer_received',
    movement: 'Recebida',
    status: '10',
    amount: '30.00',
    balance: '100.00',
  }),
  someRecord({ recordId: 'o3', type: '10', status: '01', amount: '20.00', balance: null }),
  someRecord({
    recordId: 'e2',
    type: '31',
    kind: 'rowDouble_bet',
    movement: 'Aposta',
    game: 'rowDouble',
    status: '10',
    amount: '-1.00',
  }),
  someRecord({ recordId: 'e1', type: '31', kind: 'provider_debit', status: '10', amount: '-1.00' }),
  someRecord({
    recordId: 'e0',
    type: '10',
    kind: 'deposit_taken_back',
    movement: 'Pix devolvido',
    status: '10',
    amount: '-30.00',
  }),
]

function listen() {
  const urls: string[] = []
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    records: () => ({ data: { records, next: null } satisfies Page }),
    statement: () => ({
      data: { opening: '70.00', credits: '30.00', debits: '60.00', closing: '40.00' },
    }),
    e7: () => ({
      data: { ...records[0], facts: [{ name: 'withdrawalId', value: '990017' }] },
    }),
    bonuses: () => ({
      data: [
        {
          bonusId: 'pix:E1',
          amount: '5.00',
          wagered: '2.50',
          toWager: '10.00',
          contribution: [
            { family: 'dice', percent: 10 },
            { family: 'mines', percent: 100 },
          ],
          missing: '7.50',
          grantedAt: '2026-11-20T15:00:00.000Z',
          expiresAt: '2026-11-27T15:00:00.000Z',
        },
      ],
    }),
    'pix%3AE1': () => ({ data: { lost: '5.00' } }),
    locks: () => ({
      data: {
        balance: '100.00',
        withdrawable: '20.00',
        locked: '80.00',
        held: '5.00',
        withdrawing: '60.00',
        bonus: '0.00',
        locks: [
          {
            lockId: 'pix:E1',
            source: 'deposit',
            amount: '100.00',
            needed: '100.00',
            wagered: '20.00',
            left: '80.00',
            lockedAt: '2026-11-20T15:00:00.000Z',
          },
        ],
      },
    }),
  })
  const inner = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    urls.push(url)
    return inner(url, init)
  })
  return { heard, urls }
}

test('[R014] [R082] records show type, status, amount and the balance after them', async () => {
  listen()
  await showPage(<RecordsView />)
  const list = await screen.findAllByRole('listitem')
  const texts = list.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(texts[0]).toContain('Saque')
  expect(texts[0]).toContain('Pendente')
  expect(texts[0]).toContain('−R$ 60,00')
  expect(texts[0]).toContain('Saldo R$ 40,00')
  expect(texts[1]).toContain('Recebida')
  expect(texts[1]).toContain('+R$ 30,00')
  expect(texts[2]).toContain('Cancelado')
  expect(texts[3]).toContain('Andares')
  expect(texts[3]).toContain('Aposta')
  expect(texts[4]).toContain('Jogo')
  expect(texts[2]).not.toContain('Saldo')
  expect(texts[5]).toContain('Pix devolvido')
})

test('[R082] filters by type, status and period go to the server', async () => {
  const { urls } = listen()
  const { user } = await showPage(<RecordsView />)
  await user.selectOptions(await screen.findByLabelText('Tipo'), 'Transferência')
  await user.selectOptions(screen.getByLabelText('Situação'), 'Concluído')
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 7 dias')
  await waitFor(() => {
    const asked = urls.filter((url) => url.includes('/records?')).at(-1)!
    const query = new URLSearchParams(asked.split('?')[1])
    expect(query.get('type')).toBe('20')
    expect(query.get('status')).toBe('10')
    const days = Date.parse(query.get('to')!) - Date.parse(query.get('from')!)
    expect(days / 86_400_000).toBe(6)
  })
})

test('a record opens with its facts, its ids can be copied, and the desk can be asked about it', async () => {
  listen()
  const { user } = await showPage(<RecordsView />)
  const [first] = await screen.findAllByRole('listitem')
  await user.click(within(first!).getByText('Saque'))
  expect(await screen.findByText('990017')).toBeDefined()
  const ask = screen.getByRole('link', { name: 'Falar com o suporte sobre isto' })
  expect(decodeURIComponent(ask.getAttribute('href')!)).toMatch(
    /^\/suporte\?topic=withdrawal&about=Saque,.registro.e7&record=e7$/,
  )
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copiar Saque' }))
  expect(copied).toHaveBeenCalledWith('990017')
})

test('[R062] the balance page shows total, available, locked, and the lock with its progress', async () => {
  listen()
  await showPage(<BalanceView />)
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('value')).toBe('20')
  expect(screen.getByText('Recarga de R$ 100,00')).toBeDefined()
  expect(screen.getByText('Falta apostar R$ 80,00')).toBeDefined()
  const parts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(parts.slice(0, 2)).toEqual(['R$\u00a020,00', 'R$\u00a080,00'])
})

test('[WAL-08] a bonus is given up only after what is lost and what is kept was shown', async () => {
  const { heard } = listen()
  const { user } = await showPage(<BalanceView />)
  await user.click(await screen.findByRole('button', { name: 'Desistir deste bônus' }))
  const words = 'Você perde R$ 5,00 de bônus e mantém R$ 100,00 em dinheiro.'
  expect(screen.getByText(/Dados 10%/)).toBeDefined()
  const preview = await screen.findByText(/^Você perde/)
  expect(preview.textContent?.replaceAll('\u00a0', ' ')).toBe(words)
  await user.click(screen.getByRole('button', { name: 'Manter' }))
  expect(heard.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Desistir deste bônus' }))
  await user.click(screen.getByRole('button', { name: 'Desistir' }))
  await waitFor(() => expect(heard.some(({ path }) => path.includes('cancelBonus'))).toBe(true))
})

test('[R082] records of the last month go on to the day that begins while they are shown', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-21T02:58:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  const { heard } = startServer({
    records: () => ({ data: { records, next: null } satisfies Page }),
  })
  await showPage(<RecordsView />)
  const asked = () => heard.findLast(({ path }) => path.endsWith('/records'))?.query
  await vi.waitFor(() => expect(asked()).toEqual({ from: '2026-10-22', to: '2026-11-20' }))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked()).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  vi.useRealTimers()
})
