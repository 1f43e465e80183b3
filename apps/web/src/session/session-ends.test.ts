import { expect, test, vi } from 'vitest'
import { configureRequests } from '../api/request.ts'
import { openOverlay, trimOverlays, useOverlays } from '../overlays/overlay-store.ts'
import { keep, stored } from '../platform/storage.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { balanceQuery, playerQuery, refreshPlayer } from './player-queries.ts'
import { queryClient } from './query-client.ts'
import { chooseSetting, useGameSettings } from '../game-table/settings.ts'
import { isQuickBet } from '../slip/quick-bet.ts'
import { emptySlip, keepSlip, useSlip } from '../slip/slip-store.ts'
import { endSession, logOut, startSession } from './session-ends.ts'
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

test.each([
  ['ends', () => logOut()],
  ['makes way for another', () => startSession('another')],
])(
  '[R081] [R091] where a session %s its slip, one-tap bets and keys go with it',
  async (_how, leave) => {
    await loggedIn()
    keepSlip({ quick: true, stake: '50.00', policy: 'any', selections: [] })
    chooseSetting({ keys: true })
    stored.games.write('{"dice":{"sent":{}}}')
    expect(isQuickBet()).toBe(true)
    await leave()
    expect(useSlip.getState()).toEqual(emptySlip)
    expect(useGameSettings.getState().keys).toBe(false)
    expect([stored.slip.read(), stored.games.read()]).toEqual([null, null])
    expect(isQuickBet()).toBe(false)
    keepToken(null)
  },
)

test('[R091] an answer that came for nobody takes nothing from a visitor', () => {
  keepToken(null)
  stored.language.write('es')
  endSession()
  expect(stored.language.read()).toBe('es')
})

test('[R091] the end of a session that is already over opens no login again', () => {
  keepToken(null)
  trimOverlays()
  endSession()
  expect(useOverlays.getState().stack).toEqual([])
})
