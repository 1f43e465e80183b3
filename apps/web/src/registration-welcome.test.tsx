import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stored } from './platform/storage.ts'
import { openOverlay, trimOverlays, useOverlays } from './overlays/overlay-store.ts'
import { someLicence } from './test/licence.ts'
import { someBalance, somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'
import { showPage } from './test/show-page.tsx'
import { RegisterForm } from './features/auth/register-form.tsx'
import { paymentArrived } from './features/cash/deposit/payment-arrived.ts'
import { FirstSteps } from './features/cash/welcome/first-steps.tsx'

beforeEach(() => trimOverlays())

const packages = ['20.00', '50.00', '100.00', '200.00'].map((price, sort) => ({
  pkgId: `brl-${Number(price)}`,
  price,
  gift: price === '50.00' ? '2.50' : '0.00',
  sort,
  curreny: 'BRL',
  ...(price === '50.00' && { giftTimes: 2, giftDays: 7 }),
}))

const newcomer = () =>
  startServer({
    licence: () => ({ data: someLicence() }),
    restRegister: () => ({ data: { access_token: 'new-token' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance({ balance: '0.00', freeBalance: '0.00' }) }),
    getPrices: () => ({ data: packages }),
    pending: () => ({ data: null }),
  })

test('[R035] [R036] [R093] a registration shows the start picture over the first deposit, and its flag', async () => {
  newcomer()
  const { user } = await showPage(<RegisterForm onDone={vi.fn<() => void>()} />)
  await user.type(await screen.findByLabelText('E-mail'), 'bia@mail.com')
  await user.type(screen.getByLabelText('Senha'), 'segredo123')
  await user.type(screen.getByLabelText('Repita a senha'), 'segredo123')
  await user.type(screen.getByLabelText('Código da imagem'), 'abcde')
  await user.click(screen.getByRole('button', { name: 'Criar minha conta' }))
  const mask = await screen.findByRole('dialog', { name: 'Bem-vindo à Jogada' })
  expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['secondDeposit', 'startMask'])
  expect(stored.firstDeposit.read()).toBe('1')
  await user.click(within(mask).getByRole('button', { name: 'Fechar' }))

  const deposit = await screen.findByRole('dialog', { name: 'Sua primeira recarga' })
  expect(await within(deposit).findByText('+ R$ 2,50 de bônus')).toBeDefined()
  expect(within(deposit).getByText(/apostado 2x em até 7 dias/)).toBeDefined()
  expect(within(deposit).getAllByRole('listitem')).toHaveLength(3)
  await user.click(within(deposit).getByRole('button', { name: 'Agora não' }))
  expect(useOverlays.getState().stack).toEqual([])
  await paymentArrived({ orderId: '5001', amount: '20.00', gift: '0.00' })
  expect(stored.firstDeposit.read()).toBeNull()
})

test('[R036] the start picture leads to the first steps, and leaves nothing over them', async () => {
  newcomer()
  const { user, path } = await showPage(<p>início</p>)
  openOverlay({ id: 'secondDeposit', params: {} })
  openOverlay({ id: 'startMask', params: {} })
  const mask = await screen.findByRole('dialog', { name: 'Bem-vindo à Jogada' })
  const picture = within(mask).getByRole('button', { name: /Ver os primeiros passos/ })
  expect(picture.querySelector('svg')).not.toBeNull()
  await user.click(picture)
  await waitFor(() => expect(path()).toBe('/signInSheet'))
  expect(useOverlays.getState().stack).toEqual([])
})

test('[R036] the first steps say what is done and lead to the next one', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: packages }),
    pending: () => ({ data: null }),
  })
  const { user } = await showPage(<FirstSteps play={vi.fn<() => void>()} />)
  const next = await screen.findByRole('button', { name: 'Fazer agora' })
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).queryByText('Feito') !== null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(steps[2]!.contains(next)).toBe(true)
  await user.click(next)
  expect(await screen.findByRole('dialog', { name: 'Carteira' })).toBeDefined()
})

test('[R036] [ACC-02] the first steps hold what the licence asks before the first deposit', async () => {
  const entry = [
    { step: 'person', state: 'done' },
    { step: 'pictures', state: 'waiting' },
    { step: 'limits', state: 'open' },
  ]
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    limits: () => ({ data: { entry } }),
  })
  const { user, path } = await showPage(<FirstSteps play={vi.fn<() => void>()} />)
  const steps = await waitFor(() => {
    const shown = screen.getAllByRole('listitem')
    expect(shown).toHaveLength(6)
    return shown
  })
  expect(within(steps[2]!).getByText('Enviar fotos do documento e do rosto')).toBeDefined()
  expect(within(steps[2]!).getByText(/Em análise/)).toBeDefined()
  await user.click(within(steps[3]!).getByRole('button', { name: 'Fazer agora' }))
  await waitFor(() => expect(path()).toBe('/limites'))
})
