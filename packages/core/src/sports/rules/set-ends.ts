import type { Score } from '../markets/market-rule.ts'
import type { SetScoring } from './sport-rules.ts'

/** The scoring of one set of a match; the deciding one may have a target of its own. */
export const scoringOfSet = (scoring: SetScoring, isDeciding: boolean): SetScoring => ({
  ...scoring,
  target: isDeciding ? (scoring.decidingTarget ?? scoring.target) : scoring.target,
  mayDecideByTieBreak: isDeciding && scoring.mayDecideByTieBreak,
})

/** Whether play ends a set at exactly this score: its last point won it. */
export function isSetEnd(score: Score, { target, lead, cap }: SetScoring): boolean {
  const { most, ahead } = leadOf(score)
  if (most === target) return ahead >= lead
  if (most < target || (cap !== null && most > cap)) return false
  return ahead === lead || (most === cap && ahead >= 1 && ahead < lead)
}

/** Whether a set can stand at this score while it goes on: nobody has won it by then. */
export function canSetGoOn(score: Score, { target, lead, cap }: SetScoring): boolean {
  const { most, ahead } = leadOf(score)
  return most < target || (ahead < lead && (cap === null || most < cap))
}

const leadOf = ({ home, away }: Score) => ({
  most: Math.max(home, away),
  ahead: Math.abs(home - away),
})
