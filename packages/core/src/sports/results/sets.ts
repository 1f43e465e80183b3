import type { EventResult, EventState, Side, Tally } from '../event-result.ts'
import type { Score } from '../markets/market-rule.ts'
import { canSetGoOn, scoringOfSet } from '../rules/set-ends.ts'
import { MATCH_TIE_BREAK, ONE_GAME, SPORT_RULES } from '../rules/sport-rules.ts'
import type { SetScoring } from '../rules/sport-rules.ts'

export type SetsFacts = {
  readonly sport: 'tennis' | 'volleyball' | 'badminton' | 'table_tennis'
  readonly state: EventState
  /** Games of each tennis set, a tie-break counting one; points of each set or game elsewhere. */
  readonly sets: readonly Score[]
  /** Points of the tie-break that was played in the place of the deciding set: it is one game. */
  readonly tieBreak?: Score | null
  /** Null when not known: then fewer things are decided before the end. */
  readonly bestOf: number | null
  /** Who gave up, when the match ended so. */
  readonly retired?: Side | null
  /** Winners of the games of each tennis set, as far as they are known. */
  readonly games?: readonly (readonly Side[])[]
}

/** A match in sets. The last set of a match that stopped is taken as it stands by its scoring. */
export function setsResult(facts: SetsFacts): EventResult {
  const { sport, state, bestOf, retired, tieBreak } = facts
  const sets = tieBreak ? [...facts.sets, asGame(tieBreak)] : facts.sets
  const scoring = tieBreak ? ONE_GAME : SPORT_RULES[sport].sets!
  const isOver = state === 'finished'
  const last = sets.at(-1)
  const isRunning =
    !isOver && last !== undefined && !isSetOver(last, scoring, sets.length === bestOf)
  const finished = isRunning ? sets.slice(0, -1) : sets
  const tallies: Record<string, Tally> = {}
  sets.forEach((score, at) => {
    tallies[`set_${at + 1}`] = { ...score, isFinal: at < finished.length }
  })
  tallies['sets'] = { ...setsWon(finished), isFinal: isOver }
  tallies[sport === 'tennis' ? 'games' : 'points'] = { ...sum(sets), isFinal: isOver }
  addGames(tallies, facts.games ?? [])
  const winner = retired ? other(retired) : isOver ? leader(setsWon(sets)) : null
  return {
    state,
    tallies,
    winner,
    series: {
      bestOf,
      finished,
      running: isRunning ? last : null,
      ...(tieBreak && isRunning ? { isTieBreak: true } : {}),
    },
  }
}

/** The game that a tie-break is once it is over. */
function asGame(points: Score): Score {
  if (canSetGoOn(points, MATCH_TIE_BREAK)) return { home: 0, away: 0 }
  return points.home > points.away ? { home: 1, away: 0 } : { home: 0, away: 1 }
}

/**
 * Only sets won, where points are not known: a finished match, or one that stopped between sets.
 */
export function setScoreResult(facts: {
  readonly state: EventState
  readonly sets: Score
  readonly bestOf: number | null
  readonly retired?: Side | null
}): EventResult {
  const { state, sets, bestOf, retired } = facts
  const finished = [
    ...Array.from({ length: sets.home }, () => ({ home: 1, away: 0 })),
    ...Array.from({ length: sets.away }, () => ({ home: 0, away: 1 })),
  ]
  const isOver = state === 'finished'
  return {
    state,
    tallies: { sets: { ...sets, isFinal: isOver } },
    winner: retired ? other(retired) : isOver ? leader(sets) : null,
    series: { bestOf, finished, running: null },
  }
}

export type FramesFacts = {
  readonly state: EventState
  readonly frames: Score
  readonly bestOf: number | null
  readonly retired?: Side | null
  /** Winners in the order of the frames, as far as they are known. */
  readonly winners?: readonly Side[]
}

/** A snooker match: frames won, and who won which. */
export function framesResult(facts: FramesFacts): EventResult {
  const { state, frames, bestOf, retired, winners = [] } = facts
  const { tallies, ...rest } = setScoreResult({
    state,
    sets: frames,
    bestOf,
    retired: retired ?? null,
  })
  const counted: Record<string, Tally> = { frames: tallies['sets']! }
  winners.forEach((side, at) => {
    counted[`frame_${at + 1}`] = won(side)
  })
  return { ...rest, tallies: counted }
}

/** Whether a set with this score is over by the scoring of its sport. */
export const isSetOver = (score: Score, scoring: SetScoring, isDeciding: boolean): boolean =>
  !canSetGoOn(score, scoringOfSet(scoring, isDeciding))

function addGames(tallies: Record<string, Tally>, games: readonly (readonly Side[])[]) {
  games.forEach((winners, set) => {
    winners.forEach((side, game) => {
      tallies[`game_${set + 1}_${game + 1}`] = won(side)
    })
  })
}

const won = (side: Side): Tally => ({
  home: side === 'home' ? 1 : 0,
  away: side === 'away' ? 1 : 0,
  isFinal: true,
})

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

const leader = ({ home, away }: Score): Side | 'draw' =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

/** Sets won by each side. */
export const setsWon = (sets: readonly Score[]): Score => ({
  home: sets.filter(({ home, away }) => home > away).length,
  away: sets.filter(({ home, away }) => away > home).length,
})

const sum = (scores: readonly Score[]): Score => ({
  home: scores.reduce((total, { home }) => total + home, 0),
  away: scores.reduce((total, { away }) => total + away, 0),
})
