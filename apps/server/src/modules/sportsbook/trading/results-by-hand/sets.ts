import { isSetOver, setsResult } from '@jogada/core/sports/results/sets'
import type { SetsFacts } from '@jogada/core/sports/results/sets'
import { SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

/** Sets or games by their points; who won them follows. */
export const inSets =
  (sport: SetsFacts['sport']) =>
  ({ state, gaveUp, sets, bestOf = 3 }: Played): HandResult => {
    if (!sets || bestOf % 2 === 0) return refuseField('sets')
    const scoring = SPORT_RULES[sport].sets!
    const over = sets.map((points, at) => isSetOver(points, scoring, at + 1 === bestOf))
    const finished = sets.filter((_, at) => over[at])
    const won = (side: 'home' | 'away') =>
      finished.filter((points) => points[side] > points[side === 'home' ? 'away' : 'home']).length
    const score = { home: won('home'), away: won('away') }
    const needed = (bestOf + 1) / 2
    const most = Math.max(score.home, score.away)
    const isPlayedOut = state === 'finished' && !gaveUp
    const isPossible = isPlayedOut
      ? most === needed && over.every(Boolean)
      : most < needed && over.slice(0, -1).every(Boolean)
    if (!isPossible) return refuseField('sets')
    const end = gaveUp ? ({ state: 'retired', retired: gaveUp } as const) : { state }
    return { result: { state, score }, facts: setsResult({ sport, ...end, sets, bestOf }) }
  }
