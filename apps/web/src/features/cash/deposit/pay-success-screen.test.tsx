import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepToken } from '../../../session/session.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { PaySuccessScreen } from './pay-success-screen.tsx'

async function open(status: string | null, gift = '0.00') {
  startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance({ balance: '150.00' }) }),
    pending: () => ({ data: null }),
    '900': () =>
      status === null
        ? { http: 404, status: 3010, message: 'Pedido desconhecido' }
        : { data: { status, gift } },
  })
  return showPage(<PaySuccessScreen orderId="900" />)
}

test('[R014] [R100] a paid order is told of with the balance and the ways on', async () => {
  const { user, path } = await open('10')
  expect(await screen.findByRole('heading', { name: 'Dinheiro na conta' })).toBeDefined()
  expect(screen.getByText('Recarga bem-sucedida!')).toBeDefined()
  expect(await screen.findByText('R$ 150,00')).toBeDefined()
  expect(screen.queryByText(/de bônus/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }))
  expect(path()).toBe('/home')
})

test('[R014] [R102] a paid order is told of with the bonus that it brought', async () => {
  await open('10', '5.00')
  expect(await screen.findByText('+ R$ 5,00 de bônus')).toBeDefined()
})

test('[R014] [R100] an order that is not paid yet, or never will be, is not called paid', async () => {
  await open('00')
  expect(await screen.findByText(/O banco ainda não confirmou/)).toBeDefined()
  expect(screen.queryByText('Recarga bem-sucedida!')).toBeNull()
})

test.each(['01', '-01'])(
  '[R014] [R100] an order of status %s ended without credit',
  async (status) => {
    await open(status)
    expect(await screen.findByText(/terminou sem crédito/)).toBeDefined()
    expect(screen.queryByText('Recarga bem-sucedida!')).toBeNull()
  },
)

test('[R014] of an order that the server does not know nothing is said, and a visitor logs in', async () => {
  await open(null)
  expect(await screen.findByRole('heading', { name: 'Carteira' })).toBeDefined()
  expect(screen.queryByText('Recarga bem-sucedida!')).toBeNull()
  act(() => keepToken(null))
  expect(await screen.findByText('Entre na sua conta para depositar e sacar.')).toBeDefined()
})
