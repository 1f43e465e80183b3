import type { Ranked } from '@jogada/core/sports/event-result'
import { raceResult } from '@jogada/core/sports/results/race'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

/**
 * A race by its order of merit. Names must be those that bets are on: one that is written otherwise
 * would give bets back as on somebody who did not start. Who took part in qualifying is not asked:
 * bets on the pole of somebody who did not start the race go back.
 */
export function race({ state, race: said }: Played, entrants: ReadonlySet<string>): HandResult {
  if (state === 'abandoned') return refuseField('state')
  if (!said || said.classified.length === 0) return refuseField('race')
  const { classified, retired, pole, fastestLap } = said
  const started = [...classified, ...retired]
  const named = [...started, ...(pole ? [pole] : []), ...(fastestLap ? [fastestLap] : [])]
  const isTwice = new Set(started).size < started.length
  if (isTwice || !named.every((name) => entrants.has(name))) return refuseField('race')
  if (fastestLap && !started.includes(fastestLap)) return refuseField('race')
  const facts = raceResult({
    state,
    race: started.map((entrant, at) => ({
      entrant,
      place: at < classified.length ? at + 1 : null,
      started: true,
      order: at + 1,
    })),
    ...(pole ? { qualifying: best(pole, new Set([...started, pole])) } : {}),
    ...(fastestLap ? { fastestLap: best(fastestLap, new Set(started)) } : {}),
  })
  return { result: { state: 'finished', score: null }, facts }
}

/** The one who was best among those who took part. */
const best = (winner: string, all: ReadonlySet<string>): Ranked[] =>
  [...all].map((entrant) => ({
    entrant,
    place: entrant === winner ? 1 : null,
    started: true,
  }))
