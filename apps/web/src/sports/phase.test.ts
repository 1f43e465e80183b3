import { expect, test } from 'vitest'
import { isToCome, phaseKey } from './phase.ts'

test.each([
  [0, 'notOpen'],
  [1, 'firstHalf'],
  [2, 'break'],
  [3, 'secondHalf'],
  [4, 'overtime'],
  [5, 'penalties'],
  [-1, 'finished'],
  [-10, 'cancelled'],
  [-11, 'undecided'],
  [-12, 'abandoned'],
  [-13, 'interrupted'],
  [-14, 'postponed'],
  [99, 'undecided'],
] as const)('[R084] the phase %i of a football match reads as %s', (phase, key) => {
  expect(phaseKey(phase, 'football')).toBe(key)
  expect(isToCome({ phase })).toBe(phase === 0 || phase === -11)
})

test.each(['basketball', 'american_football', 'rugby'])('[R084] %s has halves', (sport) => {
  expect([1, 3].map((phase) => phaseKey(phase, sport))).toEqual(['firstHalf', 'secondHalf'])
})

test.each([
  ['basketball', 'underWay'],
  ['american_football', 'underWay'],
  ['football', 'firstHalf'],
] as const)('[R084] %s without a score reads as %s', (sport, key) => {
  expect(phaseKey(1, sport, false)).toBe(key)
})

test.each(['tennis', 'snooker', 'baseball', 'volleyball', 'boxing', 'cricket', 'motor_racing'])(
  '[R084] %s has no halves and is under way instead',
  (sport) => {
    expect([1, 3, 2].map((phase) => phaseKey(phase, sport))).toEqual([
      'underWay',
      'underWay',
      'break',
    ])
  },
)
