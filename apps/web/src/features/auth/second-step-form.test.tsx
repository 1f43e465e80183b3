import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stored } from '../../platform/storage.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LoginForm } from './login-form.tsx'

test.each([
  [
    { from: 'phone', to: '••••21' },
    'Sua senha está certa. Enviamos um código por SMS para ••••21.',
  ],
  [{ from: 'email' }, 'Sua senha está certa. Enviamos um código para o seu e-mail.'],
] as const)(
  '[ACC-08] a login that waits for a code says where it went: %j',
  async (factor, said) => {
    startServer({ restLogin: () => ({ data: { access_token: '', challenge: 'abc', factor } }) })
    await show(<LoginForm onDone={() => {}} />)
    const typing = userEvent.setup()
    await typing.type(screen.getByLabelText('E-mail'), 'ana@gmail.com')
    await typing.type(screen.getByLabelText('Senha'), 'segredo123')
    await typing.type(screen.getByLabelText('Código da imagem'), 'k7x4q')
    await typing.click(screen.getByRole('button', { name: 'Entrar', hidden: true }))
    expect(await screen.findByText(said)).toBeDefined()
    expect(screen.getByLabelText('Código de verificação')).toBeDefined()
    expect(screen.queryByText(/aplicativo/)).toBeNull()
    expect(screen.getByText(/De tempos em tempos pedimos um código/)).toBeDefined()
    expect(stored.token.read()).toBeNull()
  },
)

test('[R043] a guarded login asks for the code and opens with it', async () => {
  const { heard } = startServer({
    secondFactor: () => ({ data: { access_token: 'guarded-token' } }),
    restLogin: () => ({ data: { access_token: '', challenge: 'abc' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  const done = vi.fn<() => void>()
  await show(<LoginForm onDone={done} />)
  const typing = userEvent.setup()
  await typing.type(screen.getByLabelText('E-mail'), 'ana@gmail.com')
  await typing.type(screen.getByLabelText('Senha'), 'segredo123')
  await typing.type(screen.getByLabelText('Código da imagem'), 'k7x4q')
  await typing.click(screen.getByRole('button', { name: 'Entrar', hidden: true }))
  await typing.type(await screen.findByLabelText('Código de verificação'), '123456')
  expect(stored.token.read()).toBeNull()
  await typing.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(stored.token.read()).toBe('guarded-token'))
  expect(heard.find(({ path }) => path.endsWith('restLogin/secondFactor'))?.body).toEqual({
    challenge: 'abc',
    code: '123456',
  })
  expect(done).toHaveBeenCalledOnce()
})
