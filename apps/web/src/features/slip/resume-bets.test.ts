import type { Ticket } from '@jogada/contract/ticket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureRequests } from '../../api/request.ts'
import { stored } from '../../platform/storage.ts'
import { currentToken, keepToken } from '../../session/session.ts'
import { emptySlip, keepSlip, readSlip, toggleSelection, useSlip } from '../../slip/slip-store.ts'
import type { BetAttempt, Slip, SlipSelection } from '../../slip/slip-store.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { placeBets } from './place-bet.ts'
import { usePlacing } from './placing-store.ts'
import { resumeBets } from './resume-bets.ts'

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

test('[R091] a bet that another session of the browser sent is asked for by none but it', async () => {
  const keys = start(() => taken)
  const theirs = { ...attemptOf('of-bia'), of: 'of-bia' }
  // whoever logged in last keeps the token: this tab or the other one
  for (const token of ['of-ana', 'of-bia']) {
    stored.token.write(token)
    otherTabKeeps({ attempts: { [ID]: theirs } })
    expect(stateOf(ID)).toBeUndefined()
    resumeBets(Date.now())
    await vi.runAllTimersAsync()
  }
  expect(keys()).toEqual([])
  // and what this tab keeps takes it from nobody
  keepSlip({ stake: '9.00' })
  const kept = JSON.parse(stored.slip.read()!) as Slip
  expect(kept).toMatchObject({ stake: '9.00', attempts: { [ID]: { key: 'of-bia' } } })
})

test('[R107] a tab that did not hear of what another one chose and sent keeps it', async () => {
  start(() => taken)
  const attempts = { [ID]: attemptOf('of-the-other-tab') }
  const chosen = { ...order.legs[0], marketId: 'e1/1x2', eventId: 'e1' } as unknown as SlipSelection
  // its code that listens was not loaded
  stored.slip.write(JSON.stringify({ ...emptySlip, selections: [chosen], attempts }))
  toggleSelection({ ...chosen, outcomeId: 'e2/1x2/@home', marketId: 'e2/1x2', eventId: 'e2' })
  expect(useSlip.getState().selections.map(({ outcomeId }) => outcomeId)).toEqual([
    ID,
    'e2/1x2/@home',
  ])
  expect(readSlip(stored.slip.read())).toMatchObject({ attempts })
})

test('[R140] a bet that is looked up again is sent no later than a minute after its press', async () => {
  const keys = start(() => {
    throw new TypeError('no network')
  })
  const attempts = { [ID]: { ...attemptOf('of-a-minute-ago'), atMs: Date.now() - 58_000 } }
  stored.slip.write(JSON.stringify({ ...useSlip.getState(), attempts }))
  keepSlip({ attempts })
  resumeBets(Date.now())
  await vi.runAllTimersAsync()
  // at once and a second later; the next would come after the minute
  expect(keys()).toEqual(['of-a-minute-ago', 'of-a-minute-ago'])
  expect(stateOf(ID)).toBe('unknown')
})
