import type { ops } from '@jogada/contract'
import { VOID_EVENT } from '@jogada/core/sports/event-result'
import type { EventResult } from '@jogada/core/sports/event-result'
import { footballResult } from '@jogada/core/sports/results/football'
import { isSetOver, setsResult } from '@jogada/core/sports/results/sets'
import { SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import type { Score } from '@jogada/core/sports/settlement'
import { Refusal } from '../../../platform/refusal.ts'
import type { EndOfEvent } from '../feed/message.ts'

type Entry = {
  readonly state: 'finished' | 'abandoned' | 'void'
  readonly score?: Score | undefined
  readonly halfTime?: Score | undefined
  readonly corners?: Score | undefined
  readonly sets?: readonly Score[] | undefined
  readonly bestOf?: number | undefined
}

type HandSport = (typeof ops.trading.handSports)[number]
type SetSport = Exclude<HandSport, 'football'>
const SET_SPORTS: ReadonlySet<string> = new Set<SetSport>([
  'tennis',
  'volleyball',
  'badminton',
  'table_tennis',
])

/**
 * The result that a person wrote, and what markets are settled on by it. Refuses with
 * `invalid_input` what cannot have happened, and results of sports that only a feed can give.
 */
export function handResult(
  sport: string,
  entry: Entry,
): { readonly result: EndOfEvent; readonly facts: EventResult } {
  if (entry.state === 'void') return { result: { state: 'void' }, facts: VOID_EVENT }
  if (sport === 'football') return football(entry)
  if (SET_SPORTS.has(sport)) return inSets(sport as SetSport, entry)
  throw new Refusal('invalid_input', { fields: 'state' })
}

function football({ state, score, halfTime, corners }: Entry) {
  if (!score || state === 'void') throw new Refusal('invalid_input', { fields: 'score' })
  const isLess = halfTime && (halfTime.home > score.home || halfTime.away > score.away)
  if (isLess) throw new Refusal('invalid_input', { fields: 'halfTime' })
  return {
    result: { state, score },
    facts: footballResult({
      state,
      score,
      halfTime: halfTime ?? null,
      corners: corners ?? null,
    }),
  } as const
}

function inSets(sport: SetSport, { state, sets, bestOf = 3 }: Entry) {
  if (!sets || state === 'void' || bestOf % 2 === 0) {
    throw new Refusal('invalid_input', { fields: 'sets' })
  }
  const scoring = SPORT_RULES[sport].sets!
  const over = sets.map((points, at) => isSetOver(points, scoring, at + 1 === bestOf))
  const finished = sets.filter((_, at) => over[at])
  const won = (side: 'home' | 'away') =>
    finished.filter((points) => points[side] > points[side === 'home' ? 'away' : 'home']).length
  const score = { home: won('home'), away: won('away') }
  const needed = (bestOf + 1) / 2
  const isWon = Math.max(score.home, score.away) === needed && over.every(Boolean)
  if (state === 'finished' ? !isWon : sets.length > bestOf) {
    throw new Refusal('invalid_input', { fields: 'sets' })
  }
  return {
    result: { state, score },
    facts: setsResult({ sport, state, sets, bestOf }),
  } as const
}
