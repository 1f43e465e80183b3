import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { balanceQuery } from '../session/player-queries.ts'
import { startSession } from '../session/session-ends.ts'
import { keepToken } from '../session/session.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { TodayLine } from './today.tsx'

afterEach(() => keepToken(null))

const summary = {
  now: '2026-11-20T10:00:00.000Z',
  playedSeconds: 3_720,
  staked: '40.00',
  net: '-12.50',
  realityCheckMinutes: 60,
  bar: 'always',
}

test('a balance that is again what it was before does not bring back the figures of then', async () => {
  let net = '-12.50'
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    session: () => ({ data: { ...summary, net } }),
  })
  await showPage(<TodayLine />)
  expect(await screen.findByText(/12,50/)).toBeDefined()
  const balanceIs = (balance: string, version: string) =>
    act(() => {
      queryClient.setQueryData(
        balanceQuery.queryKey,
        (held) => held && { ...held, balance, version },
      )
    })
  const { balance } = someBalance()
  net = '-17.50'
  balanceIs('1.00', '1002')
  expect(await screen.findByText(/17,50/)).toBeDefined()
  net = '-13.75'
  balanceIs(balance, '1003')
  expect(await screen.findByText(/13,75/)).toBeDefined()
})

test('[R091] who takes over from another player is not shown the day of that one', async () => {
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    session: ({ token }) => (token === 'of-bia' ? new Promise(() => {}) : { data: summary }),
  })
  await showPage(<TodayLine />)
  expect(await screen.findByText(/12,50/)).toBeDefined()
  void startSession('of-bia')
  const asks = () => heard.some(({ path, token }) => path.endsWith('session') && token === 'of-bia')
  await waitFor(() => expect(asks()).toBe(true))
  expect(screen.queryByText(/12,50/)).toBeNull()
})
