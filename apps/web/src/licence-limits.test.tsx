import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RegisterForm } from './features/auth/register-form.tsx'
import { MenuOverlay } from './features/menu/menu-overlay.tsx'
import { AgentScreen } from './features/referral/agent-screen.tsx'
import { LadderScreen } from './features/referral/ladder-screen.tsx'
import { RecordsPage } from './routes/registros.tsx'
import { trimOverlays, useOverlays } from './overlays/overlay-store.ts'
import { keepToken } from './session/session.ts'
import { PlayerBar } from './shell/player-bar.tsx'
import { someLicence, strictLicence } from './test/licence.ts'
import { someBalance, somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'
import { showPage } from './test/show-page.tsx'

beforeEach(() => trimOverlays())

const close = vi.fn<() => void>()
const strictServer = () =>
  startServer({
    licence: () => ({ data: strictLicence() }),
    channel: () => ({ data: { supportId: null, chatUrl: null, instagram: null, telegram: null } }),
    restRegister: () => ({ data: { access_token: 'new-token' } }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
    session: () => ({
      data: {
        now: '2026-11-22T12:00:00.000Z',
        playedSeconds: 720,
        staked: '20.00',
        net: '-5.00',
        realityCheckMinutes: 30,
        bar: 'always',
      },
    }),
  })

test('[X1] [X10] [BR-10] where the licence wants a yes of one’s own, no box is ticked beforehand and no gift is shown', async () => {
  strictServer()
  await showPage(<RegisterForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(screen.queryByLabelText('Código de convite')).toBeNull())
  const terms = screen.getByRole<HTMLInputElement>('checkbox')
  expect(terms.checked).toBe(false)
  const typing = userEvent.setup()
  await typing.type(screen.getByLabelText('Código da imagem'), 'abcde')
  await typing.click(screen.getByRole('button', { name: 'Criar minha conta' }))
  expect(await screen.findByText('Por favor, aceite os termos de serviço')).toBeDefined()
  trimOverlays()
  await typing.click(terms)
  await typing.click(screen.getByRole('button', { name: 'Criar minha conta' }))
  await waitFor(() =>
    expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['startMask']),
  )
})

test('[X10] where invitations bring nothing, the menu does not lead to what they would bring', async () => {
  strictServer()
  await showPage(<MenuOverlay params={{}} close={close} />)
  const gains = await screen.findByRole('region', { name: 'Recompensas' })
  await waitFor(() =>
    expect(
      within(gains)
        .getAllByRole('link')
        .map((card) => card.getAttribute('href')),
    ).toEqual(['/vip', '/gamebouns']),
  )
})

test.each([
  ['commission', <AgentScreen key="agent" moveTop={false} />],
  ['ladder', <LadderScreen key="ladder" />],
])(
  '[X10] the page of the %s promises nothing where invitations bring nothing',
  async (_what, page) => {
    strictServer()
    await showPage(page)
    expect(await screen.findByText('Aqui indicações não pagam comissão nem bônus.')).toBeDefined()
    expect(screen.queryByText(/três níveis|Cada etapa/)).toBeNull()
  },
)

test('[RG-12] the session clock and the net result stand over every page where the licence asks for it', async () => {
  strictServer()
  await showPage(<PlayerBar />)
  act(() => keepToken('the-token'))
  expect(await screen.findByText('12 min hoje · −R$ 5,00')).toBeDefined()
})

test('[RG-12] elsewhere they stand where one plays', async () => {
  const { paths } = startServer({
    licence: () => ({ data: someLicence() }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  await showPage(<PlayerBar />)
  act(() => keepToken('the-token'))
  await waitFor(() => expect(paths().some((path) => path.endsWith('/licence'))).toBe(true))
  expect(paths().some((path) => path.endsWith('/session'))).toBe(false)
})

test.each([
  ['offered', someLicence(), ['Registros', 'Saldo', 'Transferir']],
  ['not offered', strictLicence(), ['Registros', 'Saldo', 'Por ano']],
])('[X6] where transfers are %s, the account has these pages', async (_what, licence, names) => {
  startServer({
    licence: () => ({ data: licence }),
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
  keepToken('the-token')
  await showPage(<RecordsPage />)
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names),
  )
})
