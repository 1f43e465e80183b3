import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOverlay, useOverlays } from '../../../overlays/overlay-store.ts'
import { useToast } from '../../../overlays/toast.ts'
import { currentToken, keepToken } from '../../../session/session.ts'
import type { Answers } from '../../../test/server.ts'
import { startServer } from '../../../test/server.ts'
import { show } from '../../../test/show.tsx'

const good: Answers = {
  sendEmail: () => ({}),
  checkEmail: () => ({ data: 'the-chk-id' }),
  setPwd: () => ({ message: 'Senha redefinida com sucesso.' }),
}

const openIds = () => useOverlays.getState().stack.map(({ id }) => id)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openAtCode(answers: Answers) {
  const server = startServer({ ...good, ...answers })
  await show(null)
  openOverlay({ id: 'resetPassword', params: { email: 'ana@example.com' } })
  await screen.findByText('Passo 1 de 3')
  await press('Enviar código')
  await screen.findByText('Passo 2 de 3')
  return server
}

test('[R045] [R097] [R178] e-mail, code and password lead to the server’s message and a closed dialog', async () => {
  const { heard } = await openAtCode({})
  await userEvent.type(screen.getByLabelText('Código do e-mail'), ' 123456 ')
  await press('Confirmar código')
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'ondas-de-pedra')
  await press('Salvar nova senha')

  await waitFor(() => expect(openIds()).toEqual([]))
  expect(useToast.getState().toast?.text).toBe('Senha redefinida com sucesso.')
  expect(heard.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['sendEmail', { email: 'ana@example.com' }],
    ['checkEmail', { email: 'ana@example.com', code: '123456' }],
    ['setPwd', { nPwd: 'ondas-de-pedra', chkId: 'the-chk-id' }],
  ])
})

test('[R113] without an e-mail no code is sent, and without a code nothing is confirmed', async () => {
  const { heard } = startServer(good)
  await show(null)
  openOverlay({ id: 'resetPassword', params: {} })
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enviar código' })
  expect(send.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com{Enter}')
  await screen.findByText('Passo 2 de 3')

  await press('Confirmar código')
  await screen.findByText('Por favor, preencha as informações completamente！')
  expect(heard.map(({ path }) => path.split('/').at(-1))).toEqual(['sendEmail'])
})

test('[R045] [R113] the second step has e-mail and code, and confirms nothing without either', async () => {
  const { heard } = await openAtCode({})
  const email = screen.getByLabelText<HTMLInputElement>('E-mail')
  const code = screen.getByLabelText('Código do e-mail')
  expect(email.value).toBe('ana@example.com')
  await userEvent.type(code, '123456')
  await userEvent.clear(email)
  await press('Confirmar código')
  await screen.findByText('Por favor, preencha as informações completamente！')
  expect(heard.some(({ path }) => path.endsWith('checkEmail'))).toBe(false)
  // what was said of the mail stays true of the address that it went to
  expect(screen.getByText(/ana@example\.com/)).toBeDefined()
  await userEvent.type(email, 'Bia@example.com')
  await press('Confirmar código')
  await screen.findByText('Passo 3 de 3')
  expect(heard.at(-1)?.body).toEqual({ email: 'bia@example.com', code: '123456' })
})

test('[R097] [R179] a code can be sent again, and the player reads that it was', async () => {
  const { heard } = await openAtCode({})
  await press('Enviar de novo')
  await waitFor(() => expect(useToast.getState().toast?.text).toBe('Código enviado'))
  expect(heard.filter(({ path }) => path.endsWith('sendEmail'))).toHaveLength(2)
})

test('[R113] without a new password none is set', async () => {
  const { paths } = await openAtCode({})
  await userEvent.type(screen.getByLabelText('Código do e-mail'), '123456')
  await press('Confirmar código')
  const password = await screen.findByLabelText('Nova senha')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar nova senha' })
  expect(save.disabled).toBe(true)
  await userEvent.type(password, '{Enter}')
  expect(paths().some((path) => path.endsWith('setPwd'))).toBe(false)
  await userEvent.type(password, 'x')
  expect(save.disabled).toBe(false)
})

test('a wrong code is said in place and the dialog stays at its step', async () => {
  await openAtCode({
    checkEmail: () => ({ http: 400, status: 2014, message: 'Código incorreto ou vencido.' }),
  })
  await userEvent.type(screen.getByLabelText('Código do e-mail'), '000000')
  await press('Confirmar código')
  await screen.findByText('Código incorreto ou vencido.')
  expect(openIds()).toEqual(['resetPassword'])
  screen.getByText('Passo 2 de 3')
})

test('[R097] whoever is logged in while resetting is logged out', async () => {
  await openAtCode({})
  keepToken('the-token')
  await userEvent.type(screen.getByLabelText('Código do e-mail'), '123456')
  await press('Confirmar código')
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'ondas-de-pedra')
  await press('Salvar nova senha')

  await waitFor(() => expect(openIds()).toEqual(['auth']))
  expect(currentToken()).toBeNull()
})
