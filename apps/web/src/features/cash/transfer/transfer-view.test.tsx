import { setImmediate as nextTask } from 'node:timers/promises'
import type { wallet, CallReply } from '@jogada/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openUninvited } from '../../../overlays/uninvited.ts'
import { keepToken } from '../../../session/session.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { repeatEnter } from '../../../test/held-key.ts'
import { startServer } from '../../../test/server.ts'
import type { Answers } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { TransferView } from './transfer-view.tsx'

afterEach(() => keepToken(null))

type Limits = CallReply<typeof wallet.transferLimits>

const limits: Limits = {
  offered: true,
  minimum: '10.00',
  maximum: '5000.00',
  available: '300.00',
  leftToday: 4,
  leftTodayAmount: '9000.00',
  newRecipientMaximum: '500.00',
  heldUntil: null,
  newRecipientHours: 24,
  lock: false,
}

const inTransit = {
  transferId: '9',
  state: 'in_transit',
  name: 'Bia R.',
  amount: '25.00',
  balance: '75.00',
  version: '2',
}

async function showTransfer(more: Answers = {}, own: Partial<Limits> = {}) {
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    recipient: () => ({
      data: { transferUser: 'bia@gmail.com', name: 'Bia R.', isNew: true, maximum: '300.00' },
    }),
    transfer: ({ method }) =>
      method === 'GET' ? { data: { ...limits, ...own } } : { data: inTransit },
    ...more,
  })
  const shown = await showPage(<TransferView />)
  const sent = () =>
    heard.filter(({ method, path }) => method === 'POST' && path.endsWith('/transfer'))
  return { ...shown, sent, heard }
}

type User = Awaited<ReturnType<typeof showTransfer>>['user']

async function fillIn(user: User, name: string, centavos: string) {
  await user.type(await screen.findByLabelText('Usuário de quem recebe'), name)
  if (centavos) await user.type(screen.getByLabelText('Valor da transferência'), centavos)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
}

test('[ACC-04] who lately had an access released reads until when nothing is sent', async () => {
  await showTransfer({}, { heldUntil: '2026-03-08T15:00:00.000Z' })
  expect(await screen.findByText(/ficam paradas até 08\/03\/2026/)).toBeDefined()
  expect(screen.queryByLabelText('Valor da transferência')).toBeNull()
})

test('[R004] [R079] a transfer shows whom it goes to and is sent with the password', async () => {
  const { user, sent } = await showTransfer()
  await fillIn(user, 'bia@gmail.com', '2500')
  expect(await screen.findByText('Bia R.')).toBeDefined()
  expect(screen.getByText(/não pode ser desfeita/)).toBeDefined()
  expect(screen.getByText(/primeira transferência para esta pessoa/)).toBeDefined()
  await user.type(screen.getByLabelText('Sua senha'), 'segredo-9')
  await user.click(screen.getByRole('button', { name: /^Transferir R/ }))
  expect(await screen.findByText('Transferência enviada')).toBeDefined()
  expect(sent().map(({ body }) => body)).toEqual([
    { transferUser: 'bia@gmail.com', transferAmount: '25.00', pwd: 'segredo-9' },
  ])
  expect(sent()[0]?.key).toBeTruthy()
})

test('[R039] what nobody asked to see does not open over a transfer that is being written', async () => {
  const { user } = await showTransfer()
  const opened: string[] = []
  openUninvited(() => opened.push('before'))
  await user.type(await screen.findByLabelText('Usuário de quem recebe'), 'b')
  openUninvited(() => opened.push('over it'))
  expect(opened).toEqual(['before'])
})

test('[R122] username and amount are asked for before anybody is', async () => {
  const { user, heard } = await showTransfer()
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(screen.getByRole('alert').textContent).toBe(
    'Por favor, digite o usuário para a transferência',
  )
  await fillIn(user, 'bia@gmail.com', '')
  expect(screen.getByRole('alert').textContent).toBe('Por favor, digite o valor da transferência')
  expect(heard.some(({ path }) => path.endsWith('recipient'))).toBe(false)
})

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

test.each([
  ['999', {}, 'De R$ 10,00 a R$ 5.000,00 por transferência · restam 4 hoje'],
  ['500001', {}, 'De R$ 10,00 a R$ 5.000,00 por transferência · restam 4 hoje'],
  ['1000', { leftToday: 0 }, 'De R$ 10,00 a R$ 5.000,00 por transferência · restam 0 hoje'],
])(
  '%s centavos that the limits %o do not let through are told at once',
  async (typed, own, said) => {
    const { user, heard } = await showTransfer({}, own)
    await fillIn(user, 'bia@gmail.com', typed)
    expect(plain(await screen.findByRole('alert'))).toBe(said)
    expect(heard.some(({ path }) => path.endsWith('recipient'))).toBe(false)
  },
)

test('more than the recipient can be sent now is told before the password is asked for', async () => {
  const { user } = await showTransfer({
    recipient: () => ({
      data: { transferUser: 'bia@gmail.com', name: 'Bia R.', isNew: false, maximum: '24.99' },
    }),
  })
  await fillIn(user, 'bia@gmail.com', '2500')
  expect(plain(await screen.findByRole('alert'))).toBe('Disponível para transferir: R$ 24,99')
  expect(screen.queryByLabelText('Sua senha')).toBeNull()
})

test('more than a new recipient may get is told before the password is asked for', async () => {
  const { user } = await showTransfer({
    recipient: () => ({
      data: { transferUser: 'bia@gmail.com', name: 'Bia R.', isNew: true, maximum: '24.99' },
    }),
  })
  await fillIn(user, 'bia@gmail.com', '2500')
  expect(plain(await screen.findByRole('alert'))).toMatch(
    /^É a sua primeira .*Disponível para transferir: R\$ 24,99$/,
  )
  expect(screen.queryByLabelText('Sua senha')).toBeNull()
})

test('a wrong password is told in place, and the next try keeps the key of the first', async () => {
  let tries = 0
  const { user, sent } = await showTransfer({
    transfer: ({ method }) => {
      if (method === 'GET') return { data: limits }
      if (++tries === 1) throw new TypeError('the connection broke')
      return { http: 400, status: 2011, message: 'A senha não confere.' }
    },
  })
  await fillIn(user, 'bia@gmail.com', '2500')
  await user.type(await screen.findByLabelText('Sua senha'), 'errada')
  await user.click(screen.getByRole('button', { name: /^Transferir R/ }))
  expect(await screen.findByText(/A resposta não chegou/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  expect(await screen.findByText('A senha não confere.')).toBeDefined()
  const [first, second] = sent().map(({ key }) => key)
  expect(second).toBe(first)
})

test('[SEC-09] a transfer whose answer was lost stays the same one when its form was left in between', async () => {
  let tries = 0
  const { user, sent } = await showTransfer({
    transfer: ({ method }) => {
      if (method === 'GET') return { data: limits }
      if (++tries < 3) throw new TypeError('the connection broke')
      return { data: inTransit }
    },
  })
  const password = () => screen.findByLabelText('Sua senha')
  await fillIn(user, 'bia@gmail.com', '2500')
  await user.type(await password(), 'segredo-9')
  await user.click(screen.getByRole('button', { name: /^Transferir R/ }))
  expect(await screen.findByText(/A resposta não chegou/)).toBeDefined()
  expect(screen.queryByText(/Não foi possível carregar/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Alterar' }))
  await user.type(screen.getByLabelText('Valor da transferência'), '0')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await user.type(await password(), 'segredo-9')
  expect(screen.queryByText(/A resposta não chegou/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Transferir R\$\s250/ }))
  expect(await screen.findByText(/A resposta não chegou/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Alterar' }))
  await user.type(screen.getByLabelText('Valor da transferência'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await user.type(await password(), 'segredo-9')
  expect(screen.getByText(/A resposta não chegou/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Verificar de novo' }))
  expect(await screen.findByText('Transferência enviada')).toBeDefined()
  const [first, other, again] = sent()
  expect(sent()).toHaveLength(3)
  expect(again!.key).toBe(first!.key)
  expect(other!.key).not.toBe(first!.key)
})

test('an unknown username is told in the server’s words and nothing goes on', async () => {
  const { user } = await showTransfer({
    recipient: () => ({ http: 404, status: 3201, message: 'Não encontramos um jogador.' }),
  })
  await fillIn(user, 'x@y.com', '2500')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Não encontramos um jogador.'),
  )
})

test('where transfers are not offered the form is not either', async () => {
  await showTransfer({}, { offered: false })
  expect(await screen.findByText(/não estão disponíveis na sua conta/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[R079] where an authenticator app guards the account a transfer by the password takes its code', async () => {
  const { user, sent } = await showTransfer({
    secondFactor: () => ({ data: { since: '2026-11-20T15:00:00.000Z', recoveryCodes: 0 } }),
  })
  await fillIn(user, 'bia@gmail.com', '2500')
  await user.type(await screen.findByLabelText('Sua senha'), 'segredo-9')
  await user.type(await screen.findByLabelText('Código de verificação'), '123456')
  await user.click(screen.getByRole('button', { name: /^Transferir R/ }))
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ factor: '123456' }))
})

test('[R079] the form of a transfer names the amount and the user who gets it', async () => {
  await showTransfer()
  const names = ['Valor da transferência', 'Usuário de quem recebe'].map(async (label) =>
    (await screen.findByLabelText(label)).getAttribute('name'),
  )
  expect(await Promise.all(names)).toEqual(['transferAmount', 'transferUser'])
})

test('[R079] Enter that is held in the password sends a transfer once', async () => {
  const { user, sent } = await showTransfer({
    transfer: ({ method }) =>
      method === 'GET'
        ? { data: limits }
        : { http: 400, status: 2011, message: 'A senha não confere.' },
  })
  await fillIn(user, 'bia@gmail.com', '2500')
  await user.type(await screen.findByLabelText('Sua senha'), 'errada')
  await user.keyboard('{Enter>}')
  expect(await screen.findByText('A senha não confere.')).toBeDefined()
  screen.getByLabelText('Sua senha').focus()
  repeatEnter()
  await act(() => nextTask())
  expect(sent()).toHaveLength(1)
})
