import { expect, test } from 'vitest'
import { odds } from '../odds.ts'
import { DEFAULT_ODDS_POLICY, isPriceAccepted } from './odds-policy.ts'

test.each([
  ['none', 2_000n, true],
  ['none', 2_010n, false],
  ['none', 1_990n, false],
  ['better', 2_000n, true],
  ['better', 2_010n, true],
  ['better', 1_990n, false],
  ['any', 2_010n, true],
  ['any', 1_990n, true],
  [DEFAULT_ODDS_POLICY, 2_010n, true],
  [DEFAULT_ODDS_POLICY, 1_990n, false],
] as const)('under %s, 2.000 seen and %s now is taken: %s', (policy, now, isTaken) => {
  expect(isPriceAccepted(policy, odds(2_000n), odds(now))).toBe(isTaken)
})
