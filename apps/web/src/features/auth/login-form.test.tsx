import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stored } from '../../platform/storage.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LoginForm } from './login-form.tsx'

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
const code = () => screen.getByLabelText<HTMLInputElement>('Código da imagem')
// open suggestions hide what lies behind them from assistive technology
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar', hidden: true })

async function fill() {
  const typing = userEvent.setup()
  await typing.type(email(), 'Ana@Gmail.com')
  await typing.type(password(), 'segredo123')
  await typing.type(code(), 'k7x4q')
  return typing
}

test('[R110] the button waits for e-mail, password and captcha, whichever comes last', async () => {
  startServer({})
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  const typing = userEvent.setup()
  expect(submit().disabled).toBe(true)
  await typing.type(email(), 'a@b.c')
  await typing.type(code(), 'k7x4q')
  await typing.type(password(), 'x')
  expect(submit().disabled).toBe(false)
  for (const field of [email(), password(), code()]) {
    await typing.clear(field)
    expect(submit().disabled).toBe(true)
    await typing.type(field, 'x@y.z')
    expect(submit().disabled).toBe(false)
  }
})

test('[RG-10] whoever logs in is warned of addiction, of gambling disorder and of losing the stake', async () => {
  startServer({})
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  const warning = await screen.findByText(/risco de dependência/)
  expect(warning.textContent).toMatch(/transtorno do jogo e de perder o que se aposta/)
})

test('[R043] [R110] the e-mail is lower-cased as it is typed and gets domain suggestions', async () => {
  startServer({})
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  await userEvent.setup().type(email(), 'ANA@g')
  expect(email().value).toBe('ana@g')
  expect(await screen.findByRole('option', { name: 'ana@gmail.com' })).toBeDefined()
})

test('[R090] [R142] [R144] [R145] [R146] a login saves the token, then asks for user info, then for the balance', async () => {
  const { heard, paths } = startServer({
    restLogin: () => ({ data: { access_token: 'new-token' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  const done = vi.fn<() => void>()
  await show(<LoginForm onDone={done} />)
  const typing = await fill()
  await typing.click(submit())
  await waitFor(() => expect(paths().at(-1)).toBe('/api/app/user/getBalance'))
  const codeId = paths()[0]!.split('/').at(-1)
  expect(codeId).toMatch(/^\d{8}$/)
  expect(heard.find(({ path }) => path.endsWith('restLogin'))?.body).toEqual({
    username: 'ana@gmail.com',
    pwd: 'segredo123',
    captCode: 'k7x4q',
    codeId,
  })
  expect(heard.slice(-2).map(({ path, token }) => [path, token])).toEqual([
    ['/api/app/user/userInfo', 'new-token'],
    ['/api/app/user/getBalance', 'new-token'],
  ])
  expect(stored.token.read()).toBe('new-token')
  expect(done).toHaveBeenCalledOnce()
})

test('[R099] [R174] [R176] a failure shows the message and another image; what was typed stays', async () => {
  const { paths } = startServer({
    restLogin: () => ({ http: 400, status: 2001, message: 'E-mail ou senha incorretos' }),
  })
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  const typing = await fill()
  const before = paths().filter((path) => path.includes('/captcha/'))
  await typing.click(submit())
  await waitFor(() => {
    const images = paths().filter((path) => path.includes('/captcha/'))
    expect(new Set(images).size).toBe(before.length + 1)
  })
  expect(await screen.findByText('E-mail ou senha incorretos')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Eu entendi' })).toBeDefined()
  expect(email().value).toBe('ana@gmail.com')
  expect(password().value).toBe('segredo123')
  expect(code().value).toBe('')
  expect(stored.token.read()).toBeNull()
})

test('[R099] the image can be refreshed', async () => {
  const { paths } = startServer({})
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Trocar a imagem' }))
  await waitFor(() => expect(new Set(paths()).size).toBe(2))
})

test('[R201] a refreshed image is asked for 200 ms after the press', async () => {
  const { paths } = startServer({})
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(paths()).toHaveLength(1))
  vi.useFakeTimers()
  screen.getByRole('button', { name: 'Trocar a imagem' }).click()
  await vi.advanceTimersByTimeAsync(199)
  expect(paths()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await waitFor(() => expect(paths()).toHaveLength(2))
})
