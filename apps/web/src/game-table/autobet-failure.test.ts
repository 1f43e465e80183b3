import { refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { endOfFailure } from './autobet-failure.ts'

const refused = (code: keyof typeof refusals) =>
  endOfFailure(new RequestFailure({ ...refusals[code], message: '', path: '/bet' }))

test.each([
  ['stake_limit', 'limit'],
  ['loss_limit', 'limit'],
  ['limits_required', 'limit'],
  ['time_limit', 'time'],
  ['play_paused', 'paused'],
  ['play_excluded', 'paused'],
  ['insufficient_funds', 'balance'],
  ['unauthenticated', 'session'],
  ['service_suspended', 'closed'],
  ['game_unavailable', 'closed'],
  ['draw_closed', 'refused'],
] as const)('[GAM-13] a round refused as %s ends automatic play and says so: %s', (code, end) => {
  expect(refused(code)).toBe(end)
})

test('an answer that never came is told apart from a refusal, and a fault is neither', () => {
  expect(endOfFailure(new OutcomeUnknown())).toBe('unknown')
  expect(endOfFailure(new TypeError('a fault'))).toBeNull()
})
