import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stored } from '../../platform/storage.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LoginForm } from './login-form.tsx'

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
