import { expect, test } from 'vitest'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { endOfFailure } from './autobet-failure.ts'

const refused = (status: number) =>
  endOfFailure(new RequestFailure({ http: 409, status, message: '', path: '/bet' }))

test.each([
  ['stake_limit', 4301, 'limit'],
  ['loss_limit', 4302, 'limit'],
  ['time_limit', 4303, 'time'],
  ['play_paused', 4304, 'paused'],
  ['play_excluded', 4305, 'paused'],
  ['play_excluded_until', 4318, 'paused'],
  ['insufficient_funds', 9999, 'balance'],
  ['unauthenticated', 40101, 'session'],
  ['service_suspended', 1056, 'closed'],
  ['game_unavailable', 4201, 'closed'],
  ['limits_required', 4306, 'step'],
  ['play_needs_kyc', 4307, 'step'],
  ['play_needs_pictures', 4309, 'step'],
  ['consent_required', 4310, 'step'],
  ['play_needs_phone', 4314, 'step'],
  ['play_needs_registration', 4319, 'step'],
  ['location_unknown', 4316, 'step'],
  ['stake_above_maximum', 4001, 'stake'],
  ['payout_above_maximum', 4002, 'stake'],
  ['bonus_max_bet', 4320, 'stake'],
  ['draw_stake_limit', 4102, 'stake'],
  ['draw_payout_limit', 4103, 'stake'],
  ['draw_closed', 4101, 'refused'],
] as const)('[GAM-13] a round refused as %s (%i) ends automatic play as %s', (_, status, end) => {
  expect(refused(status)).toBe(end)
})

test('an answer that never came is told apart from a refusal, and a fault is neither', () => {
  expect(endOfFailure(new OutcomeUnknown())).toBe('unknown')
  expect(endOfFailure(new TypeError('a fault'))).toBeNull()
})
