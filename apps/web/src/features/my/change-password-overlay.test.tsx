import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { useToast } from '../../overlays/toast.ts'
import { currentToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

async function openIt(status = 200, message = '', since: string | null = null) {
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
    sendEmail: () => ({}),
    checkEmail: () => ({ data: 'the-chk-id' }),
    secondFactor: () => ({ data: { since, recoveryCodes: 0 } }),
    setPwd: () => ({ message: 'Senha redefinida com sucesso.' }),
    changePwd: () => ({ http: status === 200 ? 200 : 400, status, message }),
  })
  const shown = await showPage(null)
  openOverlay({ id: 'my', params: {} })
  await shown.user.click(await screen.findByRole('button', { name: 'Alterar senha' }))
  const type = async (label: string, text: string) =>
    shown.user.type(await screen.findByLabelText(label), text)
  return { ...shown, heard, type }
}

const submit = () =>
  screen
    .getAllByRole('button', { name: 'Alterar senha' })
    .find((button) => button.getAttribute('type') === 'submit') as HTMLButtonElement

test('[R041] [R079] my panel changes the password: old, new and confirmed', async () => {
  const { user, heard, type } = await openIt()
  await type('Senha atual', 'antiga-9')
  await type('Nova senha', 'nova-onda-77')
  await type('Repita a nova senha', 'nova-onda-7')
  expect(submit().disabled).toBe(true)
  expect(screen.getByText('As senhas não são iguais.')).toBeDefined()
  await type('Repita a nova senha', '7')
  await user.click(submit())
  await waitFor(() => expect(useToast.getState().toast?.text).toBe('Senha alterada'))
  expect(heard.find(({ path }) => path.endsWith('changePwd'))?.body).toEqual({
    oldPwd: 'antiga-9',
    newPwd: 'nova-onda-77',
    newPwd1: 'nova-onda-77',
  })
  expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['my'])
})

test('[R041] [R097] who forgot the password sets it anew from my panel by a mailed code, and is logged out', async () => {
  const { user, heard, type } = await openIt()
  await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
  await screen.findByText('Passo 1 de 3')
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  await type('Código do e-mail', '123456')
  await user.click(screen.getByRole('button', { name: 'Confirmar código' }))
  await type('Nova senha', 'ondas-de-pedra')
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
  await waitFor(() => expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['auth']))
  expect(currentToken()).toBeNull()
  expect(heard.find(({ path }) => path.endsWith('sendEmail'))?.body).toEqual({
    email: 'ana@gmail.com',
  })
})

test('[R021] where an authenticator app guards the account a new password takes its code', async () => {
  const { user, heard, type } = await openIt(200, '', '2026-11-20T15:00:00.000Z')
  await type('Senha atual', 'antiga-9')
  await type('Nova senha', 'nova-onda-77')
  await type('Repita a nova senha', 'nova-onda-77')
  expect(submit().disabled).toBe(true)
  await type('Código de verificação', '123456')
  await user.click(submit())
  await waitFor(() =>
    expect(heard.find(({ path }) => path.endsWith('changePwd'))?.body).toMatchObject({
      oldPwd: 'antiga-9',
      factor: '123456',
    }),
  )
})

test('a wrong password is told in the form', async () => {
  const { user, type } = await openIt(2011, 'A senha não confere.')
  await type('Senha atual', 'x')
  await type('Nova senha', 'nova-onda-77')
  await type('Repita a nova senha', 'nova-onda-77')
  await user.click(submit())
  expect(await screen.findByText('A senha não confere.')).toBeDefined()
})

test('[R041] the panel leads to records and to the balance', async () => {
  await openIt()
  const links = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/registros', '/registros?view=balance']))
})
