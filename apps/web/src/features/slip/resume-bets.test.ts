import type { Ticket } from '@jogada/contract/ticket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureRequests } from '../../api/request.ts'
import { stored } from '../../platform/storage.ts'
import { currentToken, keepToken } from '../../session/session.ts'
import { emptySlip, keepSlip, useSlip } from '../../slip/slip-store.ts'
import type { BetAttempt, Slip } from '../../slip/slip-store.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { placeBets } from './place-bet.ts'
import { usePlacing } from './placing-store.ts'
import './resume-bets.ts'

const ID = 'e1/1x2/@home'

const order = {
  id: ID,
  kind: 'single',
  stake: '5.00',
  policy: 'better',
  sizes: [],
  bankers: [],
  legs: [{ outcomeId: ID, odds: '2.00' }],
} as const

const attemptOf = (key: string): BetAttempt => ({ ...order, key, atMs: Date.now() })

const ticket = { betId: '7', status: 0, legs: [{ outcomeId: ID }] } as unknown as Ticket

const taken = { data: { code: 1000, ticket, balance: '1.00', version: '9' } }

/** What another tab of the browser does to the slip. */
function otherTabKeeps(changes: Partial<Slip>) {
  stored.slip.write(JSON.stringify({ ...useSlip.getState(), ...changes }))
  window.dispatchEvent(new StorageEvent('storage', { key: stored.slip.key }))
}

const stateOf = (id: string) => usePlacing.getState().bets[id]?.state

function start(answer: () => Promise<typeof taken> | typeof taken) {
  const { heard } = startServer({ getBalance: () => ({ data: someBalance() }), ticket: answer })
  configureRequests({
    token: currentToken,
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: () => {},
  })
  keepToken('of-ana')
  return () => heard.filter(({ path }) => path.endsWith('/bet/ticket')).map(({ key }) => key)
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  keepToken(null)
  keepSlip(emptySlip)
})

test('[R107] a bet of another tab is left to it, and looked up with its key when it tells nothing', async () => {
  const keys = start(() => taken)
  otherTabKeeps({ attempts: { [ID]: attemptOf('of-the-other-tab') } })
  expect(stateOf(ID)).toBe('elsewhere')
  await vi.advanceTimersByTimeAsync(4999)
  expect(keys()).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(keys()).toEqual(['of-the-other-tab'])
  expect(usePlacing.getState()).toMatchObject({ bets: {}, receipts: [{ betId: '7' }] })
  expect(useSlip.getState().attempts).toEqual({})
})

test('[R107] a bet that its own tab has an answer of is asked for by no other one', async () => {
  const keys = start(() => taken)
  otherTabKeeps({ attempts: { [ID]: attemptOf('of-the-other-tab') } })
  otherTabKeeps({ attempts: {} })
  expect(stateOf(ID)).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(keys()).toEqual([])
})

test('[R107] what another tab keeps takes no bet from the tab that sent it and shows its receipt', async () => {
  const answer = Promise.withResolvers<typeof taken>()
  const keys = start(() => answer.promise)
  const placed = placeBets([order])
  await vi.advanceTimersByTimeAsync(0)
  const [key] = keys()
  otherTabKeeps({ attempts: {}, stake: '7.00' })
  expect(stateOf(ID)).toBe('placing')
  expect(useSlip.getState()).toMatchObject({ stake: '7.00', attempts: { [ID]: { key } } })
  otherTabKeeps({})
  expect(stateOf(ID)).toBe('placing')
  answer.resolve(taken)
  await placed
  await vi.runAllTimersAsync()
  expect(usePlacing.getState()).toMatchObject({ bets: {}, receipts: [{ betId: '7' }] })
  expect(keys()).toEqual([key])
})

test('[R091] a bet of another player who logged in in another tab is never asked for', async () => {
  const keys = start(() => taken)
  stored.token.write('of-bia')
  otherTabKeeps({ attempts: { [ID]: attemptOf('of-bia') } })
  await vi.runAllTimersAsync()
  expect(keys()).toEqual([])
})
