import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { RegistrationOverlay } from './registration-overlay.tsx'
import { Registration } from './registration.tsx'

const nothing = { asked: ['address', 'gender'], address: null, gender: null, at: null }
const address = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const said = { ...nothing, address, gender: 'female', at: '2026-11-20T10:00:00Z' }
const off = () => ({ data: { since: null, recoveryCodes: 0 } })

async function opened(before: object, answer: () => object = () => ({ data: said })) {
  const { heard } = startServer({
    registration: ({ body }) => (body === null ? { data: before } : answer()),
    secondFactor: off,
  })
  const close = vi.fn<() => void>()
  await show(<RegistrationOverlay params={{}} close={close} />)
  const typing = userEvent.setup()
  const sent = () => heard.filter(({ body }) => body !== null).map(({ body }) => body)
  return { close, typing, sent }
}

test('[BR-09] address and gender are said once, the CEP in its form, and it chooses the state', async () => {
  const { close, typing, sent } = await opened(nothing)
  await typing.type(await screen.findByLabelText('CEP'), '01310100x')
  expect(screen.getByLabelText('CEP')).toHaveProperty('value', '01310-100')
  expect(screen.getByLabelText('Estado')).toHaveProperty('value', 'SP')
  await typing.type(screen.getByLabelText('Rua ou avenida'), 'Avenida Paulista')
  await typing.type(screen.getByLabelText('Número'), '1578')
  await typing.type(screen.getByLabelText('Bairro'), 'Bela Vista')
  await typing.type(screen.getByLabelText('Cidade'), 'São Paulo')
  await typing.click(screen.getByLabelText('Prefiro não dizer'))
  await typing.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ address: { ...address, cep: '01310-100' }, gender: 'not_said' }])
})

test('[BR-09] what is missing or wrong stands beside its field, and nothing is sent', async () => {
  const { close, typing, sent } = await opened(nothing)
  const save = await screen.findByRole('button', { name: 'Salvar' })
  expect(screen.queryByRole('alert')).toBeNull()
  await typing.click(save)
  const noted = (name: string) => {
    const field = screen.getByLabelText(name)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent
  }
  expect(noted('CEP')).toBe('Digite os 8 números.')
  for (const name of ['Rua ou avenida', 'Número', 'Bairro', 'Cidade', 'Estado']) {
    expect([name, noted(name)]).toEqual([name, 'Preencha este campo.'])
  }
  expect(screen.getByLabelText('Complemento').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Escolha uma opção.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('CEP'))
  await typing.type(screen.getByLabelText('CEP'), '22041001')
  await typing.selectOptions(screen.getByLabelText('Estado'), 'SP')
  expect(noted('CEP')).toBe('Este CEP não é deste estado.')
  await typing.click(save)
  expect(sent()).toEqual([])
  expect(close).not.toHaveBeenCalled()
})

test('[BR-09] phones know each field: digits for the CEP and the tokens of an address', async () => {
  await opened(nothing)
  const tokenOf = (name: string) => screen.getByLabelText(name).getAttribute('autocomplete')
  expect((await screen.findByLabelText('CEP')).getAttribute('inputmode')).toBe('numeric')
  expect(tokenOf('CEP')).toBe('postal-code')
  expect(tokenOf('Rua ou avenida')).toBe('address-line1')
  expect(tokenOf('Complemento')).toBe('address-line2')
  expect(tokenOf('Bairro')).toBe('address-level3')
  expect(tokenOf('Cidade')).toBe('address-level2')
  expect(tokenOf('Estado')).toBe('address-level1')
  expect(screen.getByLabelText('Estado').querySelectorAll('option')).toHaveLength(28)
})

test('[BR-09] [ACC-04] a change shows what was said, takes the password, and a refusal is told', async () => {
  const { close, typing, sent } = await opened(said, () => ({
    http: 400,
    status: 2011,
    message: 'Senha incorreta',
  }))
  const street = await screen.findByLabelText('Rua ou avenida')
  expect(street).toHaveProperty('value', 'Avenida Paulista')
  expect(screen.getByLabelText('Feminino')).toHaveProperty('checked', true)
  const save = screen.getByRole('button', { name: 'Salvar' })
  expect(save).toHaveProperty('disabled', true)
  await typing.clear(street)
  await typing.type(street, 'Rua Augusta')
  await typing.type(screen.getByLabelText('Sua senha'), 'segredo123')
  await typing.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe('Senha incorreta')
  expect(close).not.toHaveBeenCalled()
  expect(sent()).toEqual([
    {
      address: { ...address, cep: '01310-100', street: 'Rua Augusta' },
      gender: 'female',
      pwd: 'segredo123',
    },
  ])
})

test('[BR-09] the account’s area shows it on one line, and nothing where no licence asks', async () => {
  startServer({ registration: () => ({ data: said }) })
  await show(<Registration />)
  expect(
    await screen.findByText('Avenida Paulista, 1578 – Bela Vista, São Paulo/SP, 01310-100'),
  ).toBeDefined()
  expect(screen.getByText('Feminino')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Trocar endereço ou gênero' })).toBeDefined()
  const { heard } = startServer({
    registration: () => ({ data: { ...nothing, asked: [] } }),
  })
  await show(<Registration />)
  await waitFor(() => expect(heard).toHaveLength(1))
  expect(screen.queryAllByRole('button')).toHaveLength(1)
})
