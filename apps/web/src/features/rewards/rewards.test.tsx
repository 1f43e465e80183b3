import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openOverlay, trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { holdUninvited } from '../../overlays/uninvited.ts'
import { playerQuery } from '../../session/player-queries.ts'
import type { Player } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToken, keepToken } from '../../session/session.ts'
import { somePlayer } from '../../test/player.ts'
import { showPage } from '../../test/show-page.tsx'
import { startServer } from '../../test/server.ts'
import { followRewards } from './follow-rewards.ts'

/** The overlay's code is loaded when it first opens. */
const award = {
  awardId: 'level-2',
  code: 14,
  level: 2,
  amount: '2.00',
  wagerTimes: 1,
  maxBet: null as string | null,
  expiresAt: null,
}
const gift = {
  ...award,
  awardId: 'gift-boas-vindas',
  code: 141,
  level: null,
  maxBet: '5.00',
  expiresAt: '2026-12-01T03:30:00.000Z',
}

test('[R039] [R086] waiting awards show their terms and are taken with a key', async () => {
  let awards = [award, gift]
  const { heard } = startServer({
    awards: () => ({ data: awards }),
    'level-2': () => {
      awards = [gift]
      return { data: { amount: '2.00' } }
    },
    'gift-boas-vindas': () => ({ data: { amount: '2.00' } }),
  })
  const { user } = await showPage(<p>page</p>)
  openOverlay({ id: 'activeAward', params: {} })
  expect(await screen.findByText('Você chegou ao nível 2')).toBeTruthy()
  expect(screen.getAllByText(/depois de apostado 1x/)).toHaveLength(2)
  expect(screen.getAllByText(/Aposta máxima com o bônus em jogo: R\$\s5,00/)).toHaveLength(1)
  // the end of a gift is told to the minute
  expect(screen.getAllByText(/ · até \d\d\/\d\d\/2026,? \d\d:\d\d/)).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Receber' })[0]!)
  await waitFor(() => expect(screen.queryByText('Você chegou ao nível 2')).toBeNull())
  const taken = heard.filter(({ path }) => path.endsWith('/take/level-2'))
  expect(taken).toHaveLength(1)
  expect(taken[0]!.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(taken[0]!.body).toEqual({ amount: '2.00', wagerTimes: 1, maxBet: null })
  // nothing is left to decide after the last one
  await user.click(screen.getByRole('button', { name: 'Receber' }))
  await waitFor(() => expect(useOverlays.getState().stack).toEqual([]))
})

test('[R086] a gift whose terms have changed is refused, and the new terms are shown', async () => {
  let shown = gift
  startServer({
    awards: () => ({ data: [shown] }),
    'gift-boas-vindas': () => {
      shown = { ...gift, wagerTimes: 5 }
      return { status: 7011, message: 'Alguém mudou isto antes.' }
    },
  })
  const { user } = await showPage(<p>page</p>)
  openOverlay({ id: 'gift', params: {} })
  expect(await screen.findByText(/depois de apostado 1x/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Receber' }))
  expect(await screen.findByText(/depois de apostado 5x/)).toBeTruthy()
  expect(await screen.findByText('Alguém mudou isto antes.')).toBeTruthy()
  trimOverlays()
})

test('[R037] [R152] the gift opens on home, and a manager’s Telegram link keeps it away', async () => {
  const { paths } = startServer({ userGift: () => ({ data: 1 }), awards: () => ({ data: [gift] }) })
  await showPage(<p>page</p>)
  window.history.replaceState(null, '', '/home')
  vi.useFakeTimers()
  followRewards(() => Promise.resolve('https://t.me/manager'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(paths().some((path) => path.endsWith('userGift'))).toBe(false)
  followRewards(() => Promise.resolve('https://t.me/jogada'))
  await vi.advanceTimersByTimeAsync(999)
  expect(paths().some((path) => path.endsWith('userGift'))).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(useOverlays.getState().stack.at(-1)?.id).toBe('gift'))
})

test('[R039] [GAM-13] the award of a new level waits for the end of automatic play', async () => {
  const { paths } = startServer({ awards: () => ({ data: [award] }) })
  await showPage(<p>page</p>)
  followRewards(() => Promise.resolve(null))
  const hear = (level: number) =>
    queryClient.setQueryData(playerQuery.queryKey, somePlayer({ uId: '78', level }))
  const endPlay = holdUninvited()
  hear(1)
  hear(2)
  await waitFor(() => expect(paths().some((path) => path.endsWith('awards'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(useOverlays.getState().stack).toEqual([])
  endPlay()
  await waitFor(() => expect(useOverlays.getState().stack.at(-1)?.id).toBe('activeAward'))
  trimOverlays()
})

test('[R081] [R098] a test account is fetched and told once in a popup, and kept for the session', async () => {
  startServer({
    getUserTest: () => ({
      data: { username: 'teste-1@jogada.invalid', pwd: 'abc-123', balance: '100.00' },
    }),
  })
  await showPage(<p>page</p>)
  followRewards(() => Promise.resolve(null))
  const shown = () => useOverlays.getState().stack.map(({ id }) => id)
  const hear = (testFlag: 0 | 1) =>
    queryClient.setQueryData(playerQuery.queryKey, somePlayer({ uId: '77', testFlag }))
  hear(0)
  expect(shown()).toEqual([])
  openOverlay({ id: 'activeAward', params: {} })
  hear(1)
  expect(shown()).toEqual(['activeAward'])
  trimOverlays()
  hear(1)
  await waitFor(() => expect(shown()).toEqual(['testAccount']))
  expect(JSON.parse(sessionStorage.getItem('jogada.testAccount') ?? 'null')).toEqual({
    uId: '77',
    username: 'teste-1@jogada.invalid',
    pwd: 'abc-123',
    balance: '100.00',
  })
  expect(await screen.findByText('teste-1@jogada.invalid')).toBeTruthy()
  trimOverlays()
  hear(1)
  expect(shown()).toEqual([])
})

test('[R098] the test account can be changed to: the player is logged out, the login filled in with it', async () => {
  const { paths } = startServer({
    getUserTest: () => ({
      data: { username: 'teste-1@jogada.invalid', pwd: 'abc-123', balance: '100.00' },
    }),
    logout: () => ({ data: null }),
  })
  const { user, path } = await showPage(<p>page</p>)
  openOverlay({ id: 'testAccount', params: {} })
  await user.click(await screen.findByRole('button', { name: 'Trocar de conta' }))
  const email = await screen.findAllByDisplayValue('teste-1@jogada.invalid')
  expect(email.length).toBeGreaterThan(0)
  expect(screen.getAllByDisplayValue('abc-123').length).toBeGreaterThan(0)
  expect(currentToken()).toBeNull()
  expect(paths()).toContain('/api/app/user/logout')
  expect(path()).toBe('/home')
})

test('[R152] where no gift waits, nothing opens', async () => {
  const { paths } = startServer({ userGift: () => ({ data: 0 }) })
  await showPage(<p>page</p>)
  window.history.replaceState(null, '', '/home')
  sessionStorage.clear()
  followRewards(() => Promise.resolve(null))
  await waitFor(() => expect(paths()).toContain('/api/app/main/userGift'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(useOverlays.getState().stack).toEqual([])
})

test.each([
  ['userGift', 'gift', 1, 0],
  ['awards', 'award', [award], []],
  ['getUserTest', 'test account', { username: 'a@b.c', pwd: 'x', balance: '1.00' }, null],
])(
  '[R092] what %s answers when its session is over opens no %s in the next',
  async (call, _, data, nothing) => {
    const { promise: asked, resolve: heardIt } = Promise.withResolvers<void>()
    const { promise: answer, resolve: answerNow } = Promise.withResolvers<object>()
    startServer({
      [call]: () => {
        // the next session asks for itself
        if (currentToken() === `next-${call}`) return { data: nothing }
        heardIt()
        return answer
      },
    })
    await showPage(<p>page</p>)
    window.history.replaceState(null, '', '/home')
    sessionStorage.clear()
    followRewards(() => Promise.resolve(null))
    const hear = (own: Partial<Player>) =>
      queryClient.setQueryData(playerQuery.queryKey, somePlayer({ uId: `late-${call}`, ...own }))
    hear({ level: 1 })
    hear({ level: 2, testFlag: call === 'getUserTest' ? 1 : 0 })
    await asked
    keepToken(`next-${call}`)
    answerNow({ data })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(useOverlays.getState().stack).toEqual([])
  },
)
