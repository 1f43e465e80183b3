import type { GameRecord } from '@jogada/contract/casino'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import type { Heard } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import type { RecordsFilter } from './record-filter.tsx'
import { RecordsView } from './records-view.tsx'

function Page() {
  const [filter, choose] = useState<RecordsFilter>({})
  return <RecordsView filter={filter} choose={choose} />
}

async function open() {
  const { heard } = startServer({ records: () => ({ data: { records: [], next: null } }) })
  return { ...(await showPage(<Page />)), asked: () => askedOf(heard) }
}

const askedOf = (heard: readonly Heard[]) =>
  heard.findLast(({ path }) => path.endsWith('/records'))!.query

const LABELS = [
  [0, 'Participando'],
  [4, 'Aposta falhou'],
  [-11, 'Aposta falhou'],
  [-1, 'Sorteio anormal'],
  [-10, 'Apostando'],
  [9999, 'Sorteado'],
  [8888, 'Não sorteado'],
  [10, 'Ganhou'],
  [11, 'Perdeu metade'],
  [20, 'Perdeu'],
  [21, 'Ganhou metade'],
  [90, 'Reembolso'],
  [1000, 'Aposta realizada'],
] as const satisfies readonly (readonly [GameRecord['status'], string])[]

const aRecord = (status: GameRecord['status']): GameRecord => ({
  recordId: 'sport:1',
  roundId: '1',
  game: 'sport',
  at: '2026-03-01T12:00:00Z',
  stake: '10.00',
  odds: '2.0000',
  result: null,
  payout: '0.00',
  status,
})

const studioGame = {
  code: 'orla.feira',
  title: 'Feira da Orla',
  studio: 'Estúdio Orla',
  category: 'slots',
  rtp: 960_000,
  page: null,
}

const byNumber = (a: number, b: number) => a - b

test.each(LABELS)('[R083] a record with the code %i reads: %s', async (status, label) => {
  startServer({ records: () => ({ data: { records: [aRecord(status)], next: null } }) })
  await showPage(<Page />)
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(label)).toBeDefined()
})

test('[R015] [R083] game records are narrowed by game and status, and widened again', async () => {
  const { user, asked } = await open()
  await user.click(await screen.findByRole('button', { name: 'Minas' }))
  await waitFor(() => expect(asked()).toEqual({ game: 'mines' }))
  await user.selectOptions(screen.getByLabelText('Situação'), 'Reembolso')
  await waitFor(() => expect(asked()).toEqual({ game: 'mines', status: '90' }))
  await user.click(screen.getByRole('button', { name: 'Todos' }))
  await waitFor(() => expect(asked()).toEqual({ status: '90' }))
})

test('[R083] [R164] game records are narrowed to each status that one can stand in', async () => {
  const { user, asked } = await open()
  const status = await screen.findByLabelText<HTMLSelectElement>('Situação')
  const codes = LABELS.map(([code]) => code).filter((code) => code !== 1000)
  const offered = [...status.options].slice(1)
  expect(offered.map(({ value }) => Number(value)).toSorted(byNumber)).toEqual(
    codes.toSorted(byNumber),
  )
  expect(new Set(offered.map(({ text }) => text)).size).toBe(codes.length)
  await user.selectOptions(status, 'Aposta falhou (código -11)')
  await waitFor(() => expect(asked()).toEqual({ status: '-11' }))
})

test('[R164] game records are narrowed to sports, and to the game of a studio that was played', async () => {
  const record = { ...aRecord(10), recordId: 'provider:1', game: 'orla.feira' }
  const { heard } = startServer({
    records: ({ query }) => ({
      data: { records: query['game'] === undefined ? [record] : [], next: null },
    }),
    catalogue: () => ({ data: { games: [studioGame], count: 1, categories: ['slots'] } }),
  })
  const { user } = await showPage(<Page />)
  const chip = await screen.findByRole('button', { name: 'Feira da Orla' })
  await user.click(chip)
  await waitFor(() => expect(askedOf(heard)).toEqual({ game: 'orla.feira' }))
  expect(await screen.findByText('Nenhuma rodada por aqui ainda.')).toBeDefined()
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Esportes' }))
  await waitFor(() => expect(askedOf(heard)).toEqual({ game: 'sport' }))
})

test('[R015] game records are narrowed to the days of a period, or to days of one’s own', async () => {
  const { user, asked } = await open()
  const period = await screen.findByLabelText('Período')
  await user.selectOptions(period, 'Últimos 7 dias')
  await waitFor(() => expect(Object.keys(asked())).toEqual(['from', 'to']))
  const { from, to } = asked()
  expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(6)
  await user.selectOptions(period, 'Escolher datas')
  const first = screen.getByLabelText('De')
  await user.clear(first)
  await user.type(first, '2026-11-01')
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-01', to }))
  await user.selectOptions(period, 'Todos')
  await waitFor(() => expect(asked()).toEqual({}))
})

test('[R015] records of the last week go on to the day that begins while they are shown', async () => {
  const { user, asked } = await open()
  vi.useFakeTimers({
    now: new Date('2026-11-21T02:58:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  await user.selectOptions(await screen.findByLabelText('Período'), 'week')
  await vi.waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-14', to: '2026-11-20' }))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked()).toMatchObject({ from: '2026-11-15', to: '2026-11-21' })
  vi.useRealTimers()
})
