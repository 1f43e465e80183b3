import type { SportEvent } from '@jogada/contract/sport'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { trimOverlays } from '../../overlays/overlay-store.ts'
import { keepToken } from '../../session/session.ts'
import { isQuickBet, takeQuickBet } from '../../slip/quick-bet.ts'
import { emptySlip, keepSlip, useSlip } from '../../slip/slip-store.ts'
import { ResultPrices } from '../../sports/result-prices.tsx'
import { someEvent } from '../../test/event.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const event = (own: Partial<SportEvent> = {}): SportEvent =>
  someEvent({ phase: 1, minute: 12, score: { home: 0, away: 0 }, ...own })

async function showPrices(shown: SportEvent) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    e1: () => ({ data: shown }),
    ticket: () => ({ http: 409, status: 5001, message: 'Esta opção não está aberta' }),
  })
  await show(<ResultPrices event={shown} />)
  keepToken('the-token')
  const user = userEvent.setup()
  const tap = async () => user.click(await screen.findByRole('button', { name: /Empate/ }))
  const places = () => server.heard.filter(({ path }) => path.endsWith('/bet/ticket'))
  return { tap, places }
}

afterEach(() => {
  act(() => trimOverlays())
  keepToken(null)
  keepSlip(emptySlip)
})

test('[R078] a tap on a live price bets the kept stake once where the player turned that on', async () => {
  keepSlip({ quick: true, stake: '5.00', policy: 'none' })
  const { tap, places } = await showPrices(event())
  await tap()
  await waitFor(() => expect(places().length).toBe(1))
  expect(places()[0]?.body).toEqual({
    kind: 'single',
    legs: [{ outcomeId: 'e1/1x2/@draw', seenOdds: '2.00' }],
    stake: '5.00',
    oddsPolicy: 'none',
  })
  expect(await screen.findByText('Esta opção não está aberta')).toBeDefined()
  expect(places().length).toBe(1)
})

test('[R078] a wish whose slip did not come at once bets nothing when the slip is opened later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepSlip({ quick: true, stake: '5.00', policy: 'none' })
  keepToken('the-token')
  expect(isQuickBet()).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(takeQuickBet()).toBe(false)
  expect(isQuickBet()).toBe(true)
  vi.advanceTimersByTime(2999)
  expect([takeQuickBet(), takeQuickBet()]).toEqual([true, false])
  vi.useRealTimers()
})

const plain = [
  ['it is off, as it is at first', {}, event()],
  ['the match has not begun', { quick: true, stake: '5.00' }, event({ phase: 0 })],
  ['there is no stake', { quick: true, stake: '0.00' }, event()],
] as const

test.each(plain)('[R078] a tap on a price only selects it when %s', async (_when, slip, shown) => {
  keepSlip(slip)
  const { tap, places } = await showPrices(shown)
  await tap()
  expect(useSlip.getState().selections.map(({ outcomeId }) => outcomeId)).toEqual(['e1/1x2/@draw'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(places()).toEqual([])
})
