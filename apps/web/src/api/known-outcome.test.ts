// @vitest-environment node
import { game, refusals } from '@jogada/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutcomeUnknown, requestKnown } from './known-outcome.ts'
import { configureRequests } from './request.ts'

const realFetch = globalThis.fetch
/** What the server says to each attempt, the last one again and again; null is no answer. */
let answers: (keyof typeof refusals | null)[] = []
let asked = 0
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  globalThis.fetch = async () => {
    const code = answers[Math.min(asked++, answers.length - 1)]
    if (!code) throw new TypeError('no network')
    const { http, status } = refusals[code]
    return Response.json({ status, message: code, data: null }, { status: http })
  }
  configureRequests({
    token: () => 'the-token',
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: () => undefined,
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  vi.useRealTimers()
})

async function bet(...said: typeof answers) {
  answers = said
  const onUnknown = vi.fn<() => void>()
  const body = { stake: '1.00', target: 5000, direction: 'over' } as const
  const sent = requestKnown(game.betDice, { body }, { idempotencyKey: 'one', onUnknown }).catch(
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return { error: await sent, onUnknown }
}

test('a game that an operator has stopped refuses at once, and its bet is not looked for', async () => {
  const { error, onUnknown } = await bet('service_suspended')
  expect(error).toMatchObject({ status: refusals.service_suspended.status })
  expect([asked, onUnknown.mock.calls.length]).toEqual([1, 0])
})

test.each([
  ['trouble of its own', 'service_busy'],
  ['no answer', null],
] as const)('after %s, a stop does not tell what became of the bet', async (_what, first) => {
  const { error } = await bet(first, 'service_suspended')
  expect(error).toBeInstanceOf(OutcomeUnknown)
  expect(asked).toBe(5)
})

test('[SEC-07] [SEC-09] that there were too many calls does not tell what became of a bet whose answer was lost', async () => {
  const { error } = await bet(null, 'too_many_requests')
  expect(error).toBeInstanceOf(OutcomeUnknown)
  expect(asked).toBe(5)
  // asked for again later, it is as open as before
  const later = await bet('too_many_requests')
  expect(later.error).toBeInstanceOf(OutcomeUnknown)
})

test('[R140] a bet that a sleeping device held back is not sent when it wakes a minute later', async () => {
  answers = [null]
  const body = { stake: '1.00', target: 5000, direction: 'over' } as const
  const sent = requestKnown(game.betDice, { body }, { idempotencyKey: 'one' }).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toBe(1)
  // the clock goes on and the timers stand still
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await vi.runAllTimersAsync()
  expect(await sent).toBeInstanceOf(OutcomeUnknown)
  expect(asked).toBe(1)
})
