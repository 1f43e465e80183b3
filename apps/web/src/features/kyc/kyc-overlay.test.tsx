import { refusals } from '@jogada/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { useToast } from '../../overlays/toast.ts'
import { refreshPlayer } from '../../session/player-queries.ts'
import { keepToken } from '../../session/session.ts'
import { strictLicence } from '../../test/licence.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import type { Answers } from '../../test/server.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'

const deposit = { id: 'cash', params: { tab: 'deposit' } } as const
const openIds = () => useOverlays.getState().stack.map(({ id }) => id)

async function askForDeposit(answers: Answers) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 0 }) }),
    getBalance: () => ({ data: someBalance() }),
    ...answers,
  })
  await show(null)
  keepToken('the-token')
  await refreshPlayer()
  openOverlay(deposit)
  const typing = userEvent.setup()
  await typing.type(await screen.findByLabelText('Nome completo'), ' Ana Lima ')
  await typing.type(screen.getByLabelText('CPF'), '12345678909')
  expect(screen.getByText(/^Use seus dados verdadeiros/)).toBeDefined()
  await typing.click(screen.getByRole('button', { name: 'Confirmar' }))
  return server
}

test('[R033] [R103] [R160] name and CPF are sent, the default message shown, and the deposit opens', async () => {
  const { heard } = await askForDeposit({ updateKyc: () => ({ data: { kyc: 1 } }) })
  await waitFor(() => expect(openIds()).toEqual(['cash']))
  expect(heard.find(({ path }) => path.endsWith('updateKyc'))?.body).toEqual({
    name: 'Ana Lima',
    cardNo: '12345678909',
  })
  expect(useToast.getState().toast?.text).toBe('Terminar')
})

test('[R160] the server’s own message is shown where it has one', async () => {
  await askForDeposit({ updateKyc: () => ({ message: 'Dados confirmados', data: { kyc: 1 } }) })
  await waitFor(() => expect(useToast.getState().toast?.text).toBe('Dados confirmados'))
})

test('[R177] a failure opens no alert; the form says it and user info is fetched again', async () => {
  const { paths } = await askForDeposit({
    updateKyc: () => ({ http: 400, status: 2101, message: 'CPF inválido' }),
  })
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe('CPF inválido')
  expect(screen.getByLabelText('CPF').getAttribute('aria-describedby')).toBe(said.id)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(openIds()).toEqual(['editBank'])
  expect(paths().filter((path) => path.endsWith('userInfo')).length).toBe(2)
})

test('[R177] why the last try was refused is said when the player comes back', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 0 }) }),
    getBalance: () => ({ data: someBalance() }),
    kyc: () => ({ data: { state: 'refused', reason: 'Este CPF já tem conta.', at: null } }),
  })
  await show(null)
  keepToken('the-token')
  await refreshPlayer()
  openOverlay(deposit)
  expect(await screen.findByText('Última tentativa: Este CPF já tem conta.')).toBeDefined()
})

test('[ACC-01] where the licence asks for it the birth date is sent too, and who is too young reads it there', async () => {
  let asked = 0
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 0 }) }),
    getBalance: () => ({ data: someBalance() }),
    licence: () => ({ data: strictLicence() }),
    updateKyc: () =>
      ++asked === 1
        ? { http: 403, status: refusals.kyc_under_age.status, message: 'É preciso ter 18 anos.' }
        : { data: { kyc: 1 } },
  })
  await show(null)
  keepToken('the-token')
  await refreshPlayer()
  openOverlay(deposit)
  const birth = await screen.findByLabelText('Data de nascimento')
  fireEvent.change(birth, { target: { value: '2010-05-17' } })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe('É preciso ter 18 anos.')
  expect(birth.getAttribute('aria-describedby')).toBe(said.id)
  fireEvent.change(birth, { target: { value: '1990-05-17' } })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(openIds()).toEqual(['cash']))
  const sent = heard.filter(({ path }) => path.endsWith('updateKyc')).map(({ body }) => body)
  expect(sent).toMatchObject([{ birthDate: '2010-05-17' }, { birthDate: '1990-05-17' }])
})
