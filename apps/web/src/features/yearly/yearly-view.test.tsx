import type { YearStatement } from '@jogada/contract/yearly'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RecordsPage } from '../../routes/registros.tsx'
import { someLicence, strictLicence } from '../../test/licence.ts'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { YearlyView } from './yearly-view.tsx'

const balance = (day: string, total: string) => ({
  day,
  cash: total,
  held: '0.00',
  withdrawing: '0.00',
  total,
})

const statementOf = (year: string, cpf: string): YearStatement => ({
  year,
  soFar: year === '2027',
  madeAt: '2027-01-01T03:00:00.000Z',
  operator: { name: 'Apostas do Brasil S.A.', cnpj: '11.222.333/0001-81' },
  brand: 'Jogada',
  player: { name: 'Ana Lima Souza', cpf },
  sports: { stakes: '50.00', prizes: '63.94', result: '13.94' },
  games: { stakes: '85.00', prizes: '69.80', result: '-15.20' },
  total: { stakes: '135.00', prizes: '133.74', result: '-1.26' },
  before: balance(`${Number(year) - 1}-12-31`, '0.00'),
  after: balance(`${year}-12-31`, '1048.74'),
})

const MASKED = '***.456.789-**'
const WHOLE = '123.456.789-09'

function listen() {
  const urls: string[] = []
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    years: () => ({
      data: [
        { year: '2027', soFar: true },
        { year: '2026', soFar: false },
      ],
    }),
    statement: () => {
      const [, year = ''] = /yearly\/(\d+)/.exec(urls.at(-1)!) ?? []
      const isPaper = urls.at(-1)!.includes('paper=1')
      return { data: statementOf(year, isPaper ? WHOLE : MASKED) }
    },
  })
  const inner = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    urls.push(url)
    return inner(url, init)
  })
}

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('[BR-13] the year that is over shows first, with its sums, its balances and no tax', async () => {
  listen()
  const { user } = await showPage(<YearlyView />)
  const sports = await screen.findByRole('row', { name: /Apostas esportivas/ })
  expect(
    within(sports)
      .getAllByRole('cell')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['R$ 50,00', 'R$ 63,94', 'R$ 13,94'])
  expect(plain(screen.getByRole('row', { name: /Jogos on-line/ }).textContent)).toContain('15,20')
  expect(plain(screen.getByRole('region', { name: /31 de dez. de 2026/ }).textContent)).toContain(
    'R$ 1.048,74',
  )
  expect(screen.getByText(MASKED)).toBeDefined()
  expect(screen.getByText(/não calcula imposto/)).toBeDefined()
  expect(screen.queryByRole('note')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Ano'), '2027 (até agora)')
  expect((await screen.findByRole('note')).textContent).toContain('ainda podem mudar')
})

test('[BR-13] what is printed has the whole CPF, and nothing of it stays on the screen', async () => {
  listen()
  let printed: string | null = null
  vi.stubGlobal('print', () => {
    printed = document.querySelector('.paper')!.textContent
  })
  const { user } = await showPage(<YearlyView />)
  await user.click(await screen.findByRole('button', { name: 'Imprimir com o CPF' }))
  await waitFor(() => expect(printed).toContain(WHOLE))
  expect(printed).toContain('Demonstrativo anual de apostas 2026')
  expect(printed).toContain('11.222.333/0001-81')
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.paper')).toBeNull())
  expect(screen.queryByText(WHOLE)).toBeNull()
})

test.each([
  ['has', strictLicence(), true],
  ['has not', someLicence(), false],
])(
  '[BR-13] the records lead to the years where the licence %s statements',
  async (_, licence, is) => {
    startServer({
      userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
      licence: () => ({ data: licence }),
      records: () => ({ data: { records: [], next: null } }),
      statement: () => ({
        data: { opening: '0.00', credits: '0.00', debits: '0.00', closing: '0.00' },
      }),
    })
    await showPage(<RecordsPage />)
    // the tab of transfers follows the same answer
    await waitFor(() =>
      expect([
        screen.queryByRole('tab', { name: 'Por ano' }) !== null,
        screen.queryByRole('tab', { name: 'Transferir' }) !== null,
      ]).toEqual([is, !is]),
    )
  },
)
