import type { Score } from '../sports/markets/market-rule.ts'
import type { SetScoring } from '../sports/rules/sport-rules.ts'

export type ScoreShare = Score & { readonly probability: number }

/**
 * How a best-of series ends from where it stands, when the home side wins each part with
 * probability `part`. The shares sum to one.
 */
export function seriesScores(part: number, bestOf: number, from: Score = NIL): ScoreShare[] {
  const needed = Math.floor(bestOf / 2) + 1
  return walk(from, part, ({ home, away }) => home === needed || away === needed)
}

/** The probability that the home side wins the series. */
export const seriesChance = (part: number, bestOf: number, from: Score = NIL): number =>
  chanceOfHome(seriesScores(part, bestOf, from))

/** The chance of a part that gives a chance of `series` for all of it; the inverse. */
export const partChance = (series: number, bestOf: number): number =>
  solve((part) => seriesChance(part, bestOf), series)

/**
 * How a set, game or frame ends from where it stands, when the home side wins each point with
 * probability `point`. From a tie past the target on, the two-point lead is summed as one step.
 */
export function setScores(point: number, scoring: SetScoring, from: Score = NIL): ScoreShare[] {
  const { target, lead, cap } = scoring
  const most = cap ?? Math.max(target + DEUCES, from.home + 2, from.away + 2)
  const isOver = ({ home, away }: Score) =>
    (Math.max(home, away) >= target && Math.abs(home - away) >= lead) ||
    Math.max(home, away) >= most
  return walk(from, point, isOver)
}

/**
 * How far past the target a deuce is followed point by point; less than 1 in 10,000 goes beyond.
 */
const DEUCES = 28

/** The probability that the home side wins the set. */
export const setChance = (point: number, scoring: SetScoring, from: Score = NIL): number =>
  chanceOfHome(setScores(point, scoring, from))

/** The chance of a point that gives a chance of `set` for the set; the inverse. */
export const pointChance = (set: number, scoring: SetScoring): number =>
  solve((point) => setChance(point, scoring), set)

const NIL: Score = { home: 0, away: 0 }

const chanceOfHome = (ends: readonly ScoreShare[]): number =>
  ends.reduce((sum, { home, away, probability }) => sum + (home > away ? probability : 0), 0)

function walk(from: Score, chance: number, isOver: (score: Score) => boolean): ScoreShare[] {
  const ends: ScoreShare[] = []
  let wave: ScoreShare[] = [{ ...from, probability: 1 }]
  while (wave.length > 0) {
    const next = new Map<number, number>()
    const total = wave[0]!.home + wave[0]!.away + 1
    for (const { home, away, probability } of wave) {
      if (isOver({ home, away })) {
        ends.push({ home, away, probability })
        continue
      }
      next.set(home + 1, (next.get(home + 1) ?? 0) + probability * chance)
      next.set(home, (next.get(home) ?? 0) + probability * (1 - chance))
    }
    wave = [...next].map(([home, probability]) => ({ home, away: total - home, probability }))
  }
  return ends
}

/** Where a rising function of a probability reaches `value`. */
function solve(rising: (x: number) => number, value: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}
