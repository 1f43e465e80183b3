import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { limits, refusals } from '@jogada/contract'
import { reactionTo } from './api/error-catalogue.ts'
import { RequestFailure } from './api/failure.ts'
import { request } from './api/request.ts'
import { Texts } from './i18n/texts.tsx'
import { OverlayHost } from './overlays/overlay-host.tsx'
import { useOverlays } from './overlays/overlay-store.ts'
import { useToast } from './overlays/toast.ts'
import { stored } from './platform/storage.ts'
import { reactToFailure } from './react-to-failure.ts'
import { router } from './router.tsx'
import { queryClient } from './session/query-client.ts'
import { currentToken, keepToken } from './session/session.ts'
import { somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'
import { show } from './test/show.tsx'

const openIds = () => useOverlays.getState().stack.map(({ id }) => id)

afterEach(() => void vi.useRealTimers())

async function verifiedPlayer() {
  startServer({})
  await show(null)
  keepToken('the-token')
  stored.userInfo.write(JSON.stringify(somePlayer({ kyc: 1 })))
}

test('[R172] the message is shown with Eu entendi, and the deposit opens after it', async () => {
  await verifiedPlayer()
  reactToFailure({ do: 'alert_then_deposit', message: 'Saldo insuficiente' })
  expect(await screen.findByText('Saldo insuficiente')).toBeDefined()
  expect(openIds()).toEqual(['alert'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Eu entendi' }))
  await waitFor(() => expect(openIds()).toEqual(['cash']))
})

test('[R171] inside a game its own deposit overlay opens', async () => {
  await verifiedPlayer()
  reactToFailure({ do: 'open_game_deposit' })
  expect(openIds()).toEqual(['gameDeposit'])
})

test('[BR-10] terms that wait for an answer are shown, also where a refusal is shown in place', async () => {
  await verifiedPlayer()
  startServer({
    limits: () => ({ http: 409, status: 4310, message: 'Leia' }),
  })
  await request(limits.getLimits, {}, { failure: 'here' }).catch(() => undefined)
  expect(openIds()).toEqual(['consent'])
})

test.each([
  ['BR-16', refusals.play_needs_phone.status, 'phone'],
  ['BR-09', refusals.play_needs_registration.status, 'registration'],
  ['GEO-01', refusals.location_unknown.status, 'location'],
])('[%s] what play waits for is asked for where refusal %i says so', async (_, status, id) => {
  await verifiedPlayer()
  startServer({ limits: () => ({ http: 409, status, message: 'Falta algo' }) })
  await request(limits.getLimits, {}, { failure: 'here' }).catch(() => undefined)
  expect(openIds()).toEqual([id])
})

test('[R174] [R201] a message waits for half a second', async () => {
  await verifiedPlayer()
  vi.useFakeTimers()
  reactToFailure({ do: 'alert', message: 'Tente outra vez', afterMs: 500 })
  vi.advanceTimersByTime(499)
  expect(openIds()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(openIds()).toEqual(['alert'])
})

test('[R173] [R175] a failure without words leads to the error page', async () => {
  await verifiedPlayer()
  const reference = '0f6c1f0e-6f0b-4c3e-9d55-4f1d8a3c2b10'
  reactToFailure({ do: 'go_to_error', reference })
  await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  expect(router.state.location.search).toEqual({ ref: reference })
  const depth = router.history.length
  reactToFailure({ do: 'go_to_error', reference: null })
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(router.history.length).toBe(depth)
})

test('[R091] [R170] [R179] a lost session logs out and opens the login', async () => {
  await verifiedPlayer()
  reactToFailure({ do: 'log_out', message: 'Sua sessão expirou. Por favor, faça login novamente.' })
  expect(useToast.getState().toast?.text).toBe(
    'Sua sessão expirou. Por favor, faça login novamente.',
  )
  expect(currentToken()).toBeNull()
  expect(openIds()).toEqual(['auth'])
})

test('[R179] no answer is told as slow internet', async () => {
  await verifiedPlayer()
  reactToFailure({ do: 'say_slow_internet' })
  expect(await screen.findByText('Internet lenta, tente novamente mais tarde')).toBeDefined()
})

test.each([
  ['ACC-02', refusals.play_needs_pictures.status, 'Verificação de identidade', '/identidade'],
  ['RG-03', 4306, 'Limites e pausas', '/limites'],
] as const)(
  '[%s] a refusal with %s leads to where that is done',
  async (_row, status, way, place) => {
    startServer({})
    const { unmount } = await show(null)
    unmount()
    render(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queryClient}>
          <Texts>
            <OverlayHost />
          </Texts>
        </QueryClientProvider>
      </RouterContextProvider>,
    )
    const reaction = reactionTo(
      new RequestFailure({
        http: 409,
        status,
        message: 'Envie as fotos',
        path: '/api/app/game/dice/bet',
      }),
    )
    reactToFailure(reaction)
    expect(await screen.findByText('Envie as fotos')).toBeDefined()
    await userEvent.setup().click(screen.getByRole('link', { name: way }))
    await waitFor(() => expect(router.state.location.pathname).toBe(place))
  },
)
