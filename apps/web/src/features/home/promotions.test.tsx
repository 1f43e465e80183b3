import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '../../i18n/language.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { Promotions } from './promotions.tsx'

afterEach(() => act(() => chooseLanguage('pt_BR')))

test('[R072] amounts of promotions are written as all others are, whatever the language', async () => {
  startServer({
    getPrices: () => ({
      data: [{ pkgId: '1', price: '2000.00', gift: '1000.00', sort: 1, curreny: 'BRL' }],
    }),
    bonuses: () => ({
      data: [
        {
          bonusId: 'pix:E1',
          amount: '1250.00',
          wagered: '0.00',
          toWager: '5000.00',
          contribution: [],
          missing: '5000.00',
          grantedAt: '2026-11-20T15:00:00.000Z',
          expiresAt: '2026-11-27T15:00:00.000Z',
        },
      ],
    }),
  })
  await showPage(<Promotions />)
  await act(() => chooseLanguage('en_US'))
  expect(await screen.findByText('R$ 1.000,00 bonus')).toBeDefined()
  expect(screen.getByText('Bonus of R$ 1.250,00')).toBeDefined()
  expect(screen.getByText(/^With a deposit of R\$\s2\.000,00/)).toBeDefined()
  expect(screen.getByText(/^R\$\s5\.000,00 left to wager/)).toBeDefined()
})
