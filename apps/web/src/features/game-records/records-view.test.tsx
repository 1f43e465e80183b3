import type { GameRecord } from '@jogada/contract/casino'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import type { RecordsFilter } from './record-filter.tsx'
import { RecordsView } from './records-view.tsx'

function Page() {
  const [filter, choose] = useState<RecordsFilter>({})
  return <RecordsView filter={filter} choose={choose} />
}

async function open() {
  const { heard } = startServer({ records: () => ({ data: { records: [], next: null } }) })
  return { ...(await showPage(<Page />)), asked: () => heard.at(-1)!.query }
}

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

test.each(LABELS)('[R083] a record with the code %i reads: %s', async (status, label) => {
  const record: GameRecord = {
    recordId: 'sport:1',
    roundId: '1',
    game: 'sport',
    at: '2026-03-01T12:00:00Z',
    stake: '10.00',
    odds: '2.0000',
    result: null,
    payout: '0.00',
    status,
  }
  startServer({ records: () => ({ data: { records: [record], next: null } }) })
  await showPage(<Page />)
  const row = within((await screen.findByText('Esportes')).closest('li')!)
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
