import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { useToast } from '../../overlays/toast.ts'
import { somePlayer } from '../../test/player.ts'
import type { Answers } from '../../test/server.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

async function openIt(answers: Answers) {
  let email = 'ana@gmail.com'
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ email }) }),
    sessions: () => ({ data: [] }),
    passkeys: () => ({ data: [] }),
    secondFactor: () => ({ data: { since: null, recoveryCodes: 0 } }),
    code: () => ({ data: { minutes: 15 } }),
    confirm: ({ body }) => {
      email = (body as { readonly email: string }).email
      return { data: { email } }
    },
    ...answers,
  })
  const { user } = await showPage(null)
  openOverlay({ id: 'security', params: {} })
  await user.click(await screen.findByRole('button', { name: 'Trocar de e-mail' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Trocar de e-mail' }))
  const body = (path: string) => heard.find((one) => one.path.endsWith(path))?.body
  return { user, sheet, body }
}

test('[R021] the e-mail is changed by the password and the code that went to the new one', async () => {
  const { user, sheet, body } = await openIt({})
  const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Enviar código' })
  await user.type(sheet.getByLabelText('E-mail'), 'Nova@Mail.com')
  expect(send.disabled).toBe(true)
  await user.type(sheet.getByLabelText('Sua senha'), 'segredo123')
  await user.click(send)
  expect(await sheet.findByText(/^Se nova@mail\.com .* 15 minutos\.$/)).toBeDefined()
  expect(body('/email/code')).toEqual({ email: 'nova@mail.com', pwd: 'segredo123' })
  await user.type(sheet.getByLabelText('Código do e-mail'), ' 123456 ')
  await user.click(sheet.getByRole('button', { name: 'Confirmar código' }))
  await waitFor(() =>
    expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['security']),
  )
  expect(body('/email/confirm')).toEqual({ email: 'nova@mail.com', code: '123456' })
  expect(useToast.getState().toast?.text).toBe('E-mail trocado')
})

test('[R021] where an authenticator app guards the account, its code is asked for with the password', async () => {
  const since = '2026-11-20T10:00:00Z'
  const { user, sheet, body } = await openIt({
    secondFactor: () => ({ data: { since, recoveryCodes: 8 } }),
  })
  await user.type(sheet.getByLabelText('E-mail'), 'nova@mail.com')
  await user.type(sheet.getByLabelText('Sua senha'), 'segredo123')
  const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Enviar código' })
  expect(send.disabled).toBe(true)
  await user.type(sheet.getByLabelText('Código de verificação'), '654321')
  await user.click(send)
  await waitFor(() => expect(body('/email/code')).toMatchObject({ factor: '654321' }))
})

test('[R021] a code that is wrong is said, and the e-mail stays', async () => {
  const { user, sheet } = await openIt({
    confirm: () => ({ http: 400, status: 2014, message: 'Código incorreto ou vencido.' }),
  })
  await user.type(sheet.getByLabelText('E-mail'), 'nova@mail.com')
  await user.type(sheet.getByLabelText('Sua senha'), 'segredo123')
  await user.click(sheet.getByRole('button', { name: 'Enviar código' }))
  await user.type(await sheet.findByLabelText('Código do e-mail'), '000000')
  await user.click(sheet.getByRole('button', { name: 'Confirmar código' }))
  expect((await sheet.findByRole('alert')).textContent).toBe('Código incorreto ou vencido.')
  await user.click(sheet.getByRole('button', { name: 'Outro e-mail' }))
  expect(sheet.queryByRole('alert')).toBeNull()
  expect(sheet.getByLabelText('E-mail')).toBeDefined()
})
