import type { EventResult, EventState, Ranked, Side, Tally } from '../event-result.ts'

export type CricketFacts = {
  /** `abandoned` is a match without an official result. */
  readonly state: EventState
  /** The official result, super over included; `tie` when nothing broke it. */
  readonly winner: Side | 'draw' | 'tie' | null
  readonly superOver?: boolean
  /** Runs of each innings in order. One shortened by the weather decides only what it must. */
  readonly innings?: readonly {
    readonly runs: number
    readonly isComplete: boolean
    readonly isReduced?: boolean
    /** Runs of its overs in order, complete ones only. */
    readonly overs?: readonly number[]
    readonly batters?: readonly { readonly name: string; readonly runs: number }[]
  }[]
  readonly fours?: number | null
  readonly sixes?: number | null
}

/** A cricket match: runs stand on the home side of a tally, totals count both. */
export function cricketResult(facts: CricketFacts): EventResult {
  const { state, winner, superOver, innings = [], fours, sixes } = facts
  const isOver = state === 'finished'
  const isDecided = winner === 'home' || winner === 'away' || winner === 'draw'
  const tallies: Record<string, Tally> = {
    official: {
      home: winner === 'home' ? 1 : 0,
      away: winner === 'away' ? 1 : 0,
      isFinal: isOver && isDecided,
    },
  }
  const rankings: Record<string, readonly Ranked[]> = {}
  innings.forEach(({ runs, isComplete, isReduced, overs = [], batters }, at) => {
    tallies[`innings_${at + 1}`] = count(runs, isComplete && !isReduced)
    overs.forEach((each, over) => {
      tallies[`over_${at + 1}_${over + 1}`] = count(each, true)
    })
    if (batters) rankings[`batting_${at + 1}`] = rankedBy(batters)
  })
  if (typeof fours === 'number') tallies['fours'] = count(fours, isOver)
  if (typeof sixes === 'number') tallies['sixes'] = count(sixes, isOver)
  return {
    state,
    tallies,
    winner: winner === 'tie' ? null : winner,
    rankings,
    ...(superOver === undefined ? {} : { superOver }),
  }
}

const count = (runs: number, isFinal: boolean): Tally => ({ home: runs, away: 0, isFinal })

/** Those with the same runs share the place. */
const rankedBy = (batters: readonly { readonly name: string; readonly runs: number }[]): Ranked[] =>
  batters.map(({ name, runs }) => ({
    entrant: name,
    place: 1 + batters.filter((each) => each.runs > runs).length,
    started: true,
  }))
