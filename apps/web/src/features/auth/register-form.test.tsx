import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stored } from '../../platform/storage.ts'
import { someLicence } from '../../test/licence.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { RegisterForm } from './register-form.tsx'

const licence = () => ({ data: someLicence() })
const terms = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => screen.getByRole('button', { name: 'Criar minha conta' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('[R111] terms are accepted to begin with; without them their message comes first', async () => {
  const { paths } = startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(terms().checked).toBe(true))
  const typing = userEvent.setup()
  await typing.click(terms())
  await typing.click(submit())
  expect(await screen.findByText('Por favor, aceite os termos de serviço')).toBeDefined()
  expect(paths().some((path) => path.endsWith('restRegister'))).toBe(false)
})

test('[RG-10] whoever registers is warned of addiction, of gambling disorder and of losing the stake', async () => {
  startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  const warning = await screen.findByText(/risco de dependência/)
  expect(warning.textContent).toMatch(/transtorno do jogo e de perder o que se aposta/)
})

test('[R111] an empty captcha asks to be checked', async () => {
  const { paths } = startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(terms().checked).toBe(true))
  await userEvent.setup().click(submit())
  expect(await screen.findByText('Por favor verifique')).toBeDefined()
  expect(paths().some((path) => path.endsWith('restRegister'))).toBe(false)
})

test('[R112] every fault of the form stands at its field before the captcha is spent', async () => {
  const { paths } = startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(terms().checked).toBe(true))
  const typing = userEvent.setup()
  await typing.type(field('E-mail'), 'bia@mail')
  await typing.type(field('Celular'), '119')
  await typing.type(field('Senha'), 'curta')
  await typing.type(field('Repita a senha'), 'longa')
  await typing.type(field('Código da imagem'), 'abcde')
  await typing.click(submit())
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('Digite um e-mail válido.')
  await typing.click(screen.getByRole('button', { name: 'Eu entendi' }))
  const notes = Object.fromEntries(
    ['E-mail', 'Celular', 'Senha', 'Repita a senha'].map((label) => {
      const input = field(label)
      const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
      return [label, input.getAttribute('aria-invalid') === 'true' && note?.textContent]
    }),
  )
  expect(notes).toEqual({
    'E-mail': 'Digite um e-mail válido.',
    Celular: 'Digite um telefone válido com DDD.',
    Senha: 'A senha precisa ter pelo menos 8 caracteres.',
    'Repita a senha': 'As senhas não são iguais',
  })
  expect(field('Código da imagem').value).toBe('abcde')
  expect(paths().some((path) => path.endsWith('restRegister'))).toBe(false)
})

test('[R044] [R071] [R093] [R143] the kept invitation is sent with the form, and forgotten on success', async () => {
  const { heard } = startServer({
    licence,
    restRegister: () => ({ data: { access_token: 'new-token' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  stored.inviteCode.write('AMIGO9')
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  expect(field('Código de convite').value).toBe('AMIGO9')
  const typing = userEvent.setup()
  await typing.type(field('E-mail'), 'Bia@Mail.com')
  await typing.type(field('Celular'), '11 91234-5678')
  await typing.type(field('Senha'), 'segredo123')
  await typing.type(field('Repita a senha'), 'segredo123')
  await typing.type(field('Código da imagem'), 'abcde')
  await typing.click(submit())
  await waitFor(() => expect(stored.token.read()).toBe('new-token'))
  expect(heard.find(({ path }) => path.endsWith('restRegister'))?.body).toMatchObject({
    username: 'bia@mail.com',
    country: '+55',
    phone: '11 91234-5678',
    pwd: 'segredo123',
    pwd1: 'segredo123',
    regcode: 'AMIGO9',
    captCode: 'abcde',
    codeId: expect.stringMatching(/^\d{8}$/) as string,
    isapp: 0,
  })
  expect(stored.inviteCode.read()).toBeNull()
  await waitFor(() =>
    expect(heard.find(({ path }) => path.endsWith('userInfo'))?.token).toBe('new-token'),
  )
})

test('[R071] a registration in the installed app says so', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { heard } = startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(terms().checked).toBe(true))
  const typing = userEvent.setup()
  await typing.type(field('Código da imagem'), 'abcde')
  await typing.click(submit())
  await waitFor(() =>
    expect(heard.find(({ path }) => path.endsWith('restRegister'))?.body).toMatchObject({
      isapp: 1,
    }),
  )
})

test('[R099] [R176] a refused registration keeps the invitation and the fields and changes the image', async () => {
  const { paths } = startServer({
    licence,
    restRegister: () => ({ http: 400, status: 2005, message: 'Celular inválido' }),
  })
  stored.inviteCode.write('AMIGO9')
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  const typing = userEvent.setup()
  await typing.type(field('E-mail'), 'bia@mail.com')
  await typing.type(field('Código da imagem'), 'abcde')
  await typing.click(submit())
  expect(await screen.findByText('Celular inválido')).toBeDefined()
  expect(new Set(paths().filter((path) => path.includes('/captcha/'))).size).toBe(2)
  expect(field('E-mail').value).toBe('bia@mail.com')
  expect(stored.inviteCode.read()).toBe('AMIGO9')
})

test('[R079] the form of a registration asks for user, password twice and the invitation code', async () => {
  startServer({ licence })
  await show(<RegisterForm onDone={vi.fn<() => void>()} />)
  const labels = ['E-mail', 'Senha', 'Repita a senha', 'Código de convite']
  expect(labels.map((label) => field(label).name)).toEqual([
    'username',
    'new-password',
    'new-password-again',
    'regcode',
  ])
})
