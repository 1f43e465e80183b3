import type { Bout } from '../event-result.ts'
import { LOST, VOID, WON } from '../leg.ts'
import type { LegResult } from '../leg.ts'
import { parseLine } from '../line.ts'
import type { Grade, Grading } from './grading.ts'
import type { BoutSettle } from './market-definition.ts'

const wonIf = (is: boolean): LegResult => (is ? WON : LOST)

/** Boxing: who won how, in which round, and how long it took. */
export function gradeBout(settle: BoutSettle, { selection, result }: Grading): Grade {
  const { bout, state } = result
  if (!bout) return state === 'finished' ? null : 'undecided'
  if (bout.method === 'no_contest' || bout.isChanged) return VOID
  const { outcome, specifiers } = selection
  const winner = result.winner ?? 'draw'
  switch (settle) {
    case 'rounds_total': {
      const isOver = bout.roundsFought >= parseLine(specifiers['total']!)! / 4
      return wonIf(isOver === (outcome === 'over'))
    }
    case 'goes_distance':
      return wonIf(wentTheDistance(bout) === (outcome === 'yes'))
    case 'method':
      if (winner === 'draw') return wonIf(outcome === 'draw')
      return wonIf(outcome === `${winner}_${isByDecision(bout) ? 'decision' : 'ko_tko_dq'}`)
    case 'round_betting': {
      const isToTheCards = winner === 'draw' || isByDecision(bout)
      return wonIf(outcome === (isToTheCards ? 'decision_or_draw' : `${winner}_r${bout.round}`))
    }
    default:
      return settle satisfies never
  }
}

const isByDecision = ({ method }: Bout) => method === 'decision' || method === 'technical_decision'

const wentTheDistance = ({ method, roundsFought, scheduledRounds }: Bout) =>
  (method === 'decision' || method === 'draw') && roundsFought >= scheduledRounds
