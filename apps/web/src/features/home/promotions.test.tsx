import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '../../i18n/language.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { Promotions } from './promotions.tsx'

afterEach(() => act(() => chooseLanguage('pt_BR')))

const gifts = (...prices: readonly string[]) =>
  prices.map((price, sort) => ({
    pkgId: price,
    price,
    gift: `${Number(price) / 20}.00`,
    sort,
    curreny: 'BRL',
  }))

test('[R161] home names the gift of the deposit that the cashier chooses beforehand, not of the largest', async () => {
  startServer({
    getPrices: () => ({ data: gifts('20.00', '100.00', '5000.00') }),
    bonuses: () => ({ data: [] }),
  })
  await showPage(<Promotions />)
  expect(await screen.findByText(/5,00 de bônus/)).toBeDefined()
  expect(screen.getByText(/100,00/)).toBeDefined()
  expect(screen.queryByText(/5\.000,00/)).toBeNull()
})

test('[R161] where that deposit is not offered home names the least gift', async () => {
  startServer({
    getPrices: () => ({ data: gifts('5000.00', '200.00') }),
    bonuses: () => ({ data: [] }),
  })
  await showPage(<Promotions />)
  expect(await screen.findByText(/10,00 de bônus/)).toBeDefined()
})

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
