import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { PhoneOverlay } from './phone-overlay.tsx'

const waiting = { phone: '••••21', confirmedAt: null, isRequired: true }
const confirmed = { ...waiting, confirmedAt: '2026-11-20T10:00:00Z' }
const sent = { to: '••••21', minutes: 10 }
const off = () => ({ data: { since: null, recoveryCodes: 0 } })

test('[BR-16] the phone is confirmed by the code that came by SMS', async () => {
  const { heard } = startServer({
    code: () => ({ data: sent }),
    confirm: () => ({ data: { phone: '••••21', confirmedAt: confirmed.confirmedAt } }),
    phone: () => ({ data: waiting }),
  })
  const close = vi.fn<() => void>()
  await show(<PhoneOverlay params={{}} close={close} />)
  const typing = userEvent.setup()
  expect(await screen.findByText('Para jogar, confirme antes seu telefone.')).toBeDefined()
  await typing.click(screen.getByRole('button', { name: 'Enviar código por SMS' }))
  await typing.type(await screen.findByLabelText('Código do SMS'), '123456')
  await typing.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  const body = (path: string) => heard.find((one) => one.path.endsWith(path))?.body
  expect(body('phone/code')).toEqual({})
  expect(body('phone/confirm')).toEqual({ code: '123456' })
})

test('[ACC-04] another phone takes its number and the password, and a wrong code is told', async () => {
  const { heard } = startServer({
    code: () => ({ data: { ...sent, to: '••••99' } }),
    confirm: () => ({ http: 400, status: 2023, message: 'Código incorreto' }),
    phone: () => ({ data: confirmed }),
    secondFactor: off,
  })
  const close = vi.fn<() => void>()
  await show(<PhoneOverlay params={{}} close={close} />)
  const typing = userEvent.setup()
  const send = await screen.findByRole('button', { name: 'Enviar código por SMS' })
  expect(send).toHaveProperty('disabled', true)
  await typing.type(screen.getByRole('textbox'), '11987654399')
  await typing.type(screen.getByLabelText('Sua senha'), 'segredo123')
  await typing.click(send)
  expect(await screen.findByText(/••••99/)).toBeDefined()
  await typing.type(screen.getByLabelText('Código do SMS'), '000000')
  await typing.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Código incorreto')
  expect(close).not.toHaveBeenCalled()
  const asked = heard.find(({ path }) => path.endsWith('phone/code'))?.body
  expect(asked).toEqual({ change: { country: '+55', phone: '11987654399', pwd: 'segredo123' } })
})
