import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paymentArrived } from '../features/cash/deposit/payment-arrived.ts'
import { keepToken } from '../session/session.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { ContaPage } from './conta.tsx'

test('[R016] [R100] on the page of deposit and withdrawal a payment that arrives leads home', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: [] }),
    pending: () => ({ data: null }),
  })
  const { path } = await showPage(<ContaPage />)
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Depositar', 'Sacar'])
  expect(tabs[0]!.getAttribute('aria-selected')).toBe('true')
  await act(() => paymentArrived({ orderId: '7001', amount: '20.00', gift: '0.00' }))
  await waitFor(() => expect(path()).toBe('/home'))
})

test('[R016] a visitor of the page is shown the way in', async () => {
  startServer({})
  await showPage(<ContaPage />)
  act(() => keepToken(null))
  expect(await screen.findByText('Entre na sua conta para depositar e sacar.')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})
