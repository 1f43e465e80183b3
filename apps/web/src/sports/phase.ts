import type { SportEvent } from '@jogada/contract/sport'

const NOT_OPEN = 0
const TO_BE_DETERMINED = -11

/** The text key of each match phase code of the specification. */
const PHASES = {
  0: 'notOpen',
  1: 'firstHalf',
  2: 'break',
  3: 'secondHalf',
  4: 'overtime',
  5: 'penalties',
  [-1]: 'finished',
  [-10]: 'cancelled',
  [-11]: 'undecided',
  [-12]: 'abandoned',
  [-13]: 'interrupted',
  [-14]: 'postponed',
} as const

type PhaseCode = keyof typeof PHASES

const WITH_HALVES: ReadonlySet<string> = new Set([
  'football',
  'basketball',
  'american_football',
  'rugby',
])

/** Whoever knows no score of them knows neither in which quarter they are, nor in which half. */
const WITH_QUARTERS: ReadonlySet<string> = new Set(['basketball', 'american_football'])

/**
 * The key of a match phase's text; an unknown code reads as not decided. The codes are those of
 * football: a sport without halves is under way in both, and so is one in quarters without a score.
 */
export function phaseKey(phase: number, sport: string, isScored = true) {
  const key = PHASES[phase as PhaseCode] ?? PHASES[-11]
  const isHalf = key === 'firstHalf' || key === 'secondHalf'
  const isKnown = WITH_HALVES.has(sport) && (isScored || !WITH_QUARTERS.has(sport))
  return isHalf && !isKnown ? 'underWay' : key
}

/** Whether the match has yet to begin. */
export const isToCome = ({ phase }: Pick<SportEvent, 'phase'>) =>
  phase === NOT_OPEN || phase === TO_BE_DETERMINED

/** Whether only the day of the kick-off is announced. */
export const isTimeOpen = ({ phase }: Pick<SportEvent, 'phase'>) => phase === TO_BE_DETERMINED

/** Whether the match has begun and runs, breaks of it included. */
export const isUnderWay = ({ phase }: Pick<SportEvent, 'phase'>) => phase > NOT_OPEN
