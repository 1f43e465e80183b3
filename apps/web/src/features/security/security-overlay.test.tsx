import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { SecurityOverlay } from './security-overlay.tsx'

const session = (sessionId: string, isThis: boolean) => ({
  sessionId,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36',
  address: '10.0.0.*',
  openedAt: '2026-11-20T10:00:00Z',
  seenAt: '2026-11-20T11:00:00Z',
  isThis,
})

test('[R021] another device is logged out by its row, this one has no such button', async () => {
  let open = [session('1', true), session('2', false)]
  const { heard } = startServer({
    end: () => {
      open = [session('1', true)]
      return { data: null }
    },
    sessions: () => ({ data: open }),
    passkeys: () => ({ data: [] }),
    secondFactor: () => ({ data: { since: null, recoveryCodes: 0 } }),
  })
  await show(<SecurityOverlay params={{}} close={vi.fn<() => void>()} />)
  const buttons = await screen.findAllByRole('button', { name: /Encerrar o acesso/ })
  expect(buttons).toHaveLength(1)
  await userEvent.setup().click(buttons[0]!)
  await waitFor(() => expect(screen.queryByRole('button', { name: /Encerrar/ })).toBeNull())
  expect(heard.find(({ path }) => path.endsWith('sessions/end'))?.body).toEqual({ sessionId: '2' })
})

test('the app is confirmed by its first code, and the recovery codes show once', async () => {
  const secret = 'MZXW6YTBOIMZXW6YTBOIMZXW6YTBOI23'
  let since: string | null = null
  startServer({
    sessions: () => ({ data: [session('1', true)] }),
    begin: () => ({ data: { secret, address: `otpauth://totp/x?secret=${secret}` } }),
    confirm: () => {
      since = '2026-11-23T12:00:00.000Z'
      return { data: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } }
    },
    passkeys: () => ({ data: [] }),
    secondFactor: () => ({ data: { since, recoveryCodes: since === null ? 0 : 1 } }),
  })
  await show(<SecurityOverlay params={{}} close={vi.fn<() => void>()} />)
  const typing = userEvent.setup()
  await typing.click(await screen.findByRole('button', { name: 'Ligar' }))
  await typing.type(screen.getByLabelText('Sua senha'), 'segredo123')
  await typing.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('figure', { name: /QR/ })).toBeDefined()
  await typing.type(screen.getByLabelText('Código de verificação'), '123456')
  await typing.click(screen.getByRole('button', { name: 'Ligar' }))
  expect(await screen.findByText('ABCD-EFGH-IJKL-MNOP')).toBeDefined()
  // what stands over the codes is true at once, also for who closes without a word
  expect(await screen.findByText(/^Ligada desde/)).toBeDefined()
  expect(screen.getByText('ABCD-EFGH-IJKL-MNOP')).toBeDefined()
})
