import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { stored } from '../../platform/storage.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepToken } from '../../session/session.ts'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { followRewards } from './follow-rewards.ts'

test('[R098] a test player who was there before this code came is told of the account too', async () => {
  startServer({
    getUserTest: () => ({
      data: { username: 'teste-1@jogada.invalid', pwd: 'abc-123', balance: '100.00' },
    }),
  })
  await showPage(<p>page</p>)
  queryClient.setQueryData(playerQuery.queryKey, somePlayer({ uId: '78', testFlag: 1 }))
  followRewards(() => Promise.resolve(null))
  await waitFor(() => expect(useOverlays.getState().stack.at(-1)?.id).toBe('testAccount'))
  trimOverlays()
})

test('[R037] [R152] a gift is shown to each player who logs in on a tab', async () => {
  const players: Record<string, string> = { 'token-a': '78', 'token-b': '79' }
  const { heard } = startServer({
    userGift: () => ({ data: 1 }),
    userInfo: ({ token }) => ({ data: somePlayer({ uId: players[token!]! }) }),
  })
  await showPage(<p>page</p>)
  history.replaceState(null, '', '/home')
  followRewards(() => Promise.resolve(null))
  const looks = () => heard.filter(({ path }) => path.endsWith('/userGift')).length
  const logIn = async (token: string) => {
    const before = looks()
    keepToken(null)
    queryClient.clear()
    keepToken(token)
    await waitFor(() => expect(looks()).toBeGreaterThan(before), { timeout: 5000 })
    await queryClient.ensureQueryData(playerQuery)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const shown = useOverlays.getState().stack.map(({ id }) => id)
    trimOverlays()
    return shown
  }
  expect(await logIn('token-a')).toEqual(['gift'])
  expect(stored.giftShown.read()).toBe('1')
  expect(await logIn('token-b')).toEqual(['gift'])
})
