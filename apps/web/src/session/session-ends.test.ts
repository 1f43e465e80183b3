import { expect, test, vi } from 'vitest'
import { configureRequests } from '../api/request.ts'
import { openOverlay, trimOverlays, useOverlays } from '../overlays/overlay-store.ts'
import { keep, stored } from '../platform/storage.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { balanceQuery, playerQuery, refreshPlayer } from './player-queries.ts'
import { queryClient } from './query-client.ts'
import { endSession, logOut } from './session-ends.ts'
import { currentToken, isSuperseded, keepToken } from './session.ts'

test('a session that another tab has replaced is known to be over by the token that is kept', () => {
  keepToken('of-this-tab')
  expect(isSuperseded()).toBe(false)
  stored.token.write('of-another-tab')
  expect(isSuperseded()).toBe(true)
  stored.token.write(null)
  expect(isSuperseded()).toBe(false)
  keepToken(null)
})

async function loggedIn() {
  const server = startServer({
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
    logout: () => ({}),
  })
  configureRequests({
    token: currentToken,
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: vi.fn<() => void>(),
  })
  trimOverlays()
  keepToken('the-token')
  await refreshPlayer()
  return server
}

test('[R081] [R091] logging out clears local storage, forgets the player and opens the login', async () => {
  const { paths } = await loggedIn()
  stored.inviteCode.write('AMIGO9')
  // code that is loaded late keeps something of its own
  keep('localStorage', 'jogada.markets').write('{}')
  stored.hotGames.write('[]')
  localStorage.setItem('jogada.ops.theme', 'dark')
  openOverlay({ id: 'menu', params: {} })
  expect(stored.userInfo.read()).toContain('Ana Lima')
  await logOut()
  expect(Object.keys(localStorage)).toEqual(['jogada.ops.theme'])
  expect(stored.hotGames.read()).toBe('[]')
  expect(currentToken()).toBeNull()
  expect(queryClient.getQueryData(playerQuery.queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(balanceQuery.queryKey)).toBeUndefined()
  expect(useOverlays.getState().stack).toMatchObject([{ id: 'auth', params: { tab: 'login' } }])
  expect(paths().at(-1)).toBe('/api/app/user/logout')
})

test('[R091] the end of a session that is already over opens no login again', () => {
  keepToken(null)
  trimOverlays()
  endSession()
  expect(useOverlays.getState().stack).toEqual([])
})
