import { setsResult, setsWon } from '@jogada/core/sports/results/sets'
import type { SetsFacts } from '@jogada/core/sports/results/sets'
import { canSetGoOn, isSetEnd, scoringOfSet } from '@jogada/core/sports/rules/set-ends'
import { MATCH_TIE_BREAK, SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import type { SetScoring } from '@jogada/core/sports/rules/sport-rules'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

/** Sets or games by their points; who won them follows. Only the last may have stopped half way. */
export const inSets =
  (sport: SetsFacts['sport']) =>
  ({ state, gaveUp, sets, tieBreak, bestOf = 3 }: Played): HandResult => {
    if (!sets || bestOf % 2 === 0) return refuseField('sets')
    const scoring = SPORT_RULES[sport].sets!
    const isPlayedOut = state === 'finished' && !gaveUp
    const isPossible = sets.every((points, at) => {
      const own = scoringOfSet(scoring, at + 1 === bestOf)
      const isLast = at + 1 === sets.length && !tieBreak
      return isSetEnd(points, own) || (isLast && !isPlayedOut && canSetGoOn(points, own))
    })
    if (!isPossible) return refuseField('sets')
    if (tieBreak && !couldDecide(tieBreak, { scoring, sets, bestOf, isPlayedOut })) {
      return refuseField('tieBreak')
    }
    const end = gaveUp ? ({ state: 'retired', retired: gaveUp } as const) : { state }
    const facts = setsResult({ sport, ...end, sets, tieBreak: tieBreak ?? null, bestOf })
    const { finished, running } = facts.series!
    const needed = (bestOf + 1) / 2
    const before = running ? finished : finished.slice(0, -1)
    const isWon = most(setsWon(finished)) === needed
    if (most(setsWon(before)) >= needed || isWon !== isPlayedOut) return refuseField('sets')
    return { result: { state, score: setsWon(finished) }, facts }
  }

const most = ({ home, away }: Score) => Math.max(home, away)

/** Whether a tie-break of this score can have stood in the place of the deciding set. */
function couldDecide(
  tieBreak: Score,
  match: {
    readonly scoring: SetScoring
    readonly sets: readonly Score[]
    readonly bestOf: number
    readonly isPlayedOut: boolean
  },
): boolean {
  const { scoring, sets, bestOf, isPlayedOut } = match
  if (!scoring.mayDecideByTieBreak || sets.length + 1 !== bestOf) return false
  return isPlayedOut ? isSetEnd(tieBreak, MATCH_TIE_BREAK) : canSetGoOn(tieBreak, MATCH_TIE_BREAK)
}
