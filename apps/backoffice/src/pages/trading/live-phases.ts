import type { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { MATCH_PHASES } from '@jogada/core/sports/codes'

export type LivePhase = CallInput<typeof ops.trading.say>['body']['phase']

const ALL: readonly LivePhase[] = [
  'not_open',
  'first_half',
  'half_time',
  'second_half',
  'overtime',
  'penalties',
  'interrupted',
]

/** The codes are those of football: of a sport without halves only some say anything. */
const WITHOUT_HALVES: readonly LivePhase[] = ['not_open', 'first_half', 'interrupted']

const WITH_HALVES = new Set(['football', 'basketball', 'american_football', 'rugby'])

/** The phases that can be said of a match of a sport. */
export const phasesOf = (sport: string): readonly LivePhase[] =>
  WITH_HALVES.has(sport) ? ALL : WITHOUT_HALVES

/** The key of a phase's text: a sport without halves is under way in the first. */
export const phaseWord = (phase: LivePhase, sport: string) =>
  phase === 'first_half' && !WITH_HALVES.has(sport) ? 'under_way' : phase

/** The phase that a match is in, or else the one in which it begins. */
export const phaseNow = ({
  phase,
  sport,
}: {
  readonly phase: number
  readonly sport: string
}): LivePhase =>
  phasesOf(sport).find((name) => MATCH_PHASES[name] === phase && phase !== MATCH_PHASES.not_open) ??
  'first_half'
