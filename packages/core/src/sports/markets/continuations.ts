import type { EventResult, Series, Side, Tally } from '../event-result.ts'
import { isSetEnd, scoringOfSet } from '../rules/set-ends.ts'
import { ONE_GAME } from '../rules/sport-rules.ts'
import type { SetScoring, SportRules } from '../rules/sport-rules.ts'
import type { Score } from './market-rule.ts'

/**
 * Final counts that could still follow from a tally in which play stopped. Not all of them, but
 * enough: every small one and the extremes of totals and margins, so that a market whose result is
 * the same on all of them is decided.
 */
export function continuations(
  name: string,
  tally: Tally,
  { series }: EventResult,
  { sets: scoring }: SportRules,
): Iterable<Score> {
  if (!series) return openEnded(tally)
  if (name === 'sets' || name === 'frames') return seriesEnds(series)
  if (!scoring) return openEnded(tally)
  const number = Number(/^set_(\d+)$/.exec(name)?.[1] ?? Number.NaN)
  if (number === series.finished.length + 1 && series.running) {
    return setEnds(series.running, scoringOf(scoring, series, number))
  }
  if (name === 'points' || name === 'games') return pointEnds(series, scoring)
  return openEnded(tally)
}

/** How far small continuations are looked at one by one. */
const REACH = 24

/** The extremes first: where a market is open still, the first few tell. */
function* openEnded({ home, away, outOfTurns }: Score & Pick<Tally, 'outOfTurns'>) {
  if (outOfTurns !== 'home') yield { home: Infinity, away }
  if (outOfTurns !== 'away') yield { home, away: Infinity }
  const most = (side: Side) => (outOfTurns === side ? 0 : REACH)
  for (let x = 0; x <= most('home'); x++) {
    for (let y = 0; y <= most('away'); y++) yield { home: home + x, away: away + y }
  }
}

const scoringOf = (scoring: SetScoring, { bestOf, isTieBreak }: Series, number: number) =>
  isTieBreak && number === bestOf ? ONE_GAME : scoringOfSet(scoring, number === bestOf)

/** All scores in sets that a series can still end with. */
function seriesEnds({ bestOf, finished }: Series): Iterable<Score> {
  const now = setsWon(finished)
  if (bestOf === null) return openEnded(now)
  const needed = Math.floor(bestOf / 2) + 1
  const ends: Score[] = []
  for (let other = now.away; other < needed; other++) ends.push({ home: needed, away: other })
  for (let other = now.home; other < needed; other++) ends.push({ home: other, away: needed })
  return ends
}

const setsWon = (finished: readonly Score[]): Score => ({
  home: finished.filter(({ home, away }) => home > away).length,
  away: finished.filter(({ home, away }) => away > home).length,
})

/** Shortest and longest ends of a set for each side, and what lies between them. */
function setEnds(from: Score, scoring: SetScoring): readonly Score[] {
  const ends = sideEnds(from.home, from.away, scoring).map(([home, away]) => ({ home, away }))
  const others = sideEnds(from.away, from.home, scoring).map(([away, home]) => ({ home, away }))
  return [...ends, ...others]
}

/** Ways for the side with `own` to win, as [own, other]. */
function sideEnds(own: number, other: number, scoring: SetScoring): (readonly [number, number])[] {
  const { target, lead, cap, mayDecideByTieBreak } = scoring
  const isTieBreakLeft = mayDecideByTieBreak && own + other === 0
  const ends: (readonly [number, number])[] = isTieBreakLeft ? [[1, 0]] : []
  const last = cap ?? Math.max(own, other, target) + REACH
  for (let end = Math.max(own, target); end <= last; end++) {
    for (let rest = other; rest < end; rest++) {
      if (isSetEnd({ home: end, away: rest }, scoring)) ends.push([end, rest])
    }
  }
  if (cap === null) ends.push([FAR + lead, FAR])
  return ends
}

/** Extremes of all points of a match: each side winning each set that is left by its extremes. */
function pointEnds(series: Series, scoring: SetScoring): Iterable<Score> {
  const played = sum([...series.finished, ...(series.running ? [series.running] : [])])
  if (series.bestOf === null) return openEnded(played)
  const needed = Math.floor(series.bestOf / 2) + 1
  const ends: Score[] = []
  const walk = (finished: readonly Score[], running: Score | null) => {
    const won = setsWon(finished)
    if (won.home === needed || won.away === needed) {
      ends.push(sum(finished))
      return
    }
    const from = running ?? { home: 0, away: 0 }
    const at = scoringOf(scoring, series, finished.length + 1)
    for (const end of extremes(setEnds(from, at))) walk([...finished, end], null)
  }
  walk(series.finished, series.running)
  return ends
}

/**
 * Of the ends of a set: for each winner those of fewest and of most points, of smallest and of
 * largest lead. One that is several of them stands once.
 */
function extremes(ends: readonly Score[]): readonly Score[] {
  return [true, false].flatMap((isHome) => {
    const own = ends.filter(({ home, away }) => home > away === isHome)
    const byTotal = own.toSorted((a, b) => total(a) - total(b) || lead(b) - lead(a))
    const byLead = own.toSorted((a, b) => lead(a) - lead(b) || total(b) - total(a))
    return [...new Set([byTotal, byLead].flatMap((all) => [all[0], all.at(-1)]))].filter(
      (end) => end !== undefined,
    )
  })
}

const total = ({ home, away }: Score) => home + away
const lead = ({ home, away }: Score) => Math.abs(home - away)

/** More points than any line is about, for sets that can go on for ever. */
const FAR = 1_000

const sum = (scores: readonly Score[]): Score => ({
  home: scores.reduce((total, { home }) => total + home, 0),
  away: scores.reduce((total, { away }) => total + away, 0),
})
