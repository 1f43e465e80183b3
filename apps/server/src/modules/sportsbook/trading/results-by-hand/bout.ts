import { boutResult } from '@jogada/core/sports/results/bout'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

const DRAWS: ReadonlySet<string> = new Set(['draw', 'technical_draw'])
const ON_POINTS: ReadonlySet<string> = new Set(['decision', 'draw'])

/** Seconds of a round of which nothing else is said. */
const ROUND = 180

/** A bout by what was announced in the ring; one that was cut short without a verdict is void. */
export function bout({ state, bout: said }: Played): HandResult {
  if (state === 'abandoned') return refuseField('state')
  if (!said) return refuseField('bout')
  const { method, winner, scheduledRounds, round, seconds, roundSeconds = ROUND } = said
  const wentTheDistance = ON_POINTS.has(method)
  const isPossible =
    (winner === null) === DRAWS.has(method) &&
    (round === undefined) === wentTheDistance &&
    // half a round is half its time: who retired between rounds has none of it
    (seconds !== undefined || wentTheDistance || method === 'rtd') &&
    (round ?? 1) <= scheduledRounds &&
    (seconds ?? 0) <= roundSeconds
  if (!isPossible) return refuseField('bout')
  const facts = boutResult({
    method,
    winner,
    scheduledRounds,
    roundSeconds,
    ...(round === undefined ? {} : { round }),
    ...(seconds === undefined ? {} : { seconds }),
  })
  const score = { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 }
  return { result: { state, score }, facts }
}
