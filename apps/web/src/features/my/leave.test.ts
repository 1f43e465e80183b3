import { afterEach, expect, test, vi } from 'vitest'
import { configureRequests } from '../../api/request.ts'
import { configureOverlays, openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { followHistory } from '../../overlays/overlay-history.ts'
import { router } from '../../router.tsx'
import { currentToken, keepToken } from '../../session/session.ts'
import { startServer } from '../../test/server.ts'
import { leave } from './leave.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

let stop = () => {}
afterEach(() => stop())

test('[R041] [R091] logging out from the panel leads home, where the login is open', async () => {
  startServer({ logout: () => ({}) })
  configureRequests({
    token: currentToken,
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: vi.fn<() => void>(),
  })
  configureOverlays(() => ({ loggedIn: currentToken() !== null, verified: true }))
  keepToken('the-token')
  router.history.push('/footballPage')
  await router.load()
  stop = followHistory(router.history)
  openOverlay({ id: 'my', params: {} })
  await settled()
  await leave(router.history)
  await settled()
  expect(currentToken()).toBeNull()
  expect(router.history.location.pathname).toBe('/home')
  expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['auth'])
})
