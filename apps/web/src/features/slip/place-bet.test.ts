import { refusals } from '@jogada/contract'
import type { Ticket } from '@jogada/contract/ticket'
import { afterEach, expect, test, vi } from 'vitest'
import { configureRequests } from '../../api/request.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToken, keepToken } from '../../session/session.ts'
import { emptySlip, keepSlip, useSlip } from '../../slip/slip-store.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { placeBets } from './place-bet.ts'
import { usePlacing } from './placing-store.ts'

const order = (id: string) =>
  ({
    id,
    kind: 'single',
    stake: '5.00',
    policy: 'better',
    sizes: [],
    bankers: [],
    legs: [{ outcomeId: id, odds: '2.00' }],
  }) as const

const ticketOf = (status: number) =>
  ({
    betId: '7',
    status,
    placedAt: '2026-03-01T12:00:00.000Z',
    decideAt: null,
    legs: [],
  }) as unknown as Ticket

const taken = (ticket: Ticket) => ({ data: { code: 1000, ticket, balance: '1.00', version: '9' } })

function anaBets(ticket: Answers[string]) {
  const { heard } = startServer({
    getBalance: () => ({ data: someBalance() }),
    ticket,
    7: () => ({ data: ticketOf(0) }),
  })
  configureRequests({
    token: currentToken,
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: () => {},
  })
  keepToken('of-ana')
  return () => heard.filter(({ path }) => path.includes('/bet/')).map(({ token }) => token)
}

function biaLogsIn() {
  keepToken(null)
  keepToken('of-bia')
}

afterEach(() => {
  vi.useRealTimers()
  keepToken(null)
  keepSlip(emptySlip)
})

const untouched = () => {
  expect(usePlacing.getState()).toEqual({ bets: {}, receipts: [] })
  expect(useSlip.getState().attempts).toEqual({})
}

test.each(['unauthenticated' as const, null])(
  '[R091] of several bets in one press (the first answered with %s) none is placed for the player who logs in next',
  async (refusal) => {
    const tokens = anaBets(() => {
      biaLogsIn()
      if (!refusal) return taken(ticketOf(0))
      return { ...refusals[refusal], message: refusal }
    })
    await placeBets([order('e1/1x2/@home'), order('e2/1x2/@home'), order('e3/1x2/@home')])
    expect(tokens()).toEqual(['of-ana'])
    untouched()
  },
)

test('[R091] a bet that got no answer is asked for again as the player who sent it', async () => {
  vi.useFakeTimers()
  let asked = 0
  const tokens = anaBets(() => {
    if (++asked > 1) return { http: 401, status: 401 }
    biaLogsIn()
    throw new TypeError('no network')
  })
  const placed = placeBets([order('e1/1x2/@home'), order('e2/1x2/@home')])
  await vi.runAllTimersAsync()
  await placed
  expect(tokens()).toEqual(['of-ana', 'of-ana'])
  untouched()
})

test('[R091] a bet that waits for its delay is not followed for the next player', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tokens = anaBets(() => ({
    data: { code: -10, ticket: ticketOf(-10), balance: '1.00', version: '9' },
  }))
  await placeBets([order('e1/1x2/@home')])
  expect(usePlacing.getState().bets['e1/1x2/@home']?.state).toBe('waiting')
  biaLogsIn()
  await vi.runAllTimersAsync()
  expect(tokens()).toEqual(['of-ana'])
  untouched()
})

test('[R123] what is left of the limits is asked for anew once a bet has taken of it', async () => {
  anaBets(() => taken(ticketOf(0)))
  const queryKey = ['player', 'quote', 'e2/1x2/@home']
  queryClient.setQueryData(queryKey, {})
  await placeBets([order('e1/1x2/@home')])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test.each([0, -1, 8888, 9999])(
  '[R083] a bet that stands in state %i when it is looked up late was taken',
  async (status) => {
    anaBets(() => taken(ticketOf(status)))
    await placeBets([order('e1/1x2/@home')])
    expect(usePlacing.getState()).toMatchObject({ bets: {}, receipts: [{ betId: '7' }] })
  },
)

test.each([4, -11])(
  '[R083] a bet in state %i was not taken, whenever it is looked up',
  async (status) => {
    anaBets(() => taken(ticketOf(status)))
    await placeBets([order('e1/1x2/@home')])
    expect(usePlacing.getState()).toMatchObject({
      bets: { 'e1/1x2/@home': { state: 'rejected' } },
      receipts: [],
    })
  },
)

test('[R140] of several bets in one press none is sent that a sleeping device held back', async () => {
  vi.useFakeTimers()
  const tokens = anaBets(() => {
    // the device wakes ten minutes later
    vi.setSystemTime(Date.now() + 600_000)
    throw new TypeError('no network')
  })
  const placed = placeBets([order('e1/1x2/@home'), order('e2/1x2/@home'), order('e3/1x2/@home')])
  await vi.runAllTimersAsync()
  await placed
  expect(tokens()).toHaveLength(1)
  expect(usePlacing.getState().bets).toEqual({ 'e1/1x2/@home': { state: 'unknown' } })
  expect(Object.keys(useSlip.getState().attempts)).toEqual(['e1/1x2/@home'])
})
