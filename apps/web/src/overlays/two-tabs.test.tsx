import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../test/server.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { showPage } from '../test/show-page.tsx'
import { CashOverlay } from '../features/cash/cash-overlay.tsx'
import { AuthOverlay } from '../features/auth/auth-overlay.tsx'

test('[R030] login and register are two tabs of one dialog', async () => {
  startServer({})
  const { user } = await showPage(
    <AuthOverlay params={{ tab: 'login' }} close={vi.fn<() => void>()} />,
  )
  const dialog = await screen.findByRole('dialog')
  const tabs = within(dialog).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Entrar', 'Registrar'])
  expect(within(dialog).queryByLabelText('Repita a senha')).toBeNull()
  await user.click(tabs[1]!)
  expect(await within(dialog).findByLabelText('Repita a senha')).toBeDefined()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('[R030] the e-mail typed at one tab stands in the other', async () => {
  startServer({})
  const { user } = await showPage(
    <AuthOverlay params={{ tab: 'login' }} close={vi.fn<() => void>()} />,
  )
  const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
  await screen.findByRole('dialog')
  await user.type(email(), 'bia@mail.com')
  await user.click(screen.getByRole('tab', { name: 'Registrar', hidden: true }))
  expect(await screen.findByLabelText('Repita a senha')).toBeDefined()
  expect(email().value).toBe('bia@mail.com')
  await user.clear(email())
  await user.type(email(), 'ana@mail.com')
  await user.click(screen.getByRole('tab', { name: 'Entrar', hidden: true }))
  await vi.waitFor(() => expect(screen.queryByLabelText('Repita a senha')).toBeNull())
  expect(email().value).toBe('ana@mail.com')
})

test('[R030] deposit and withdraw are two tabs of one container that an icon closes', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: [] }),
    pending: () => ({ data: null }),
  })
  const close = vi.fn<() => void>()
  const { user } = await showPage(<CashOverlay params={{ tab: 'withdraw' }} close={close} />)
  const dialog = await screen.findByRole('dialog', { name: 'Carteira' })
  const tabs = await within(dialog).findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Depositar', 'Sacar'])
  expect(tabs[1]!.getAttribute('aria-selected')).toBe('true')
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  expect(close).toHaveBeenCalledOnce()
})
