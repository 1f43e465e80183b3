import { clubKey, plainName } from './club-key.ts'

const DAY_MS = 86_400_000

/** A club receives another once a season; a match that is put off is still the same. */
export const SAME_FIXTURE_MS = 30 * DAY_MS

/** What an event says of the match that it is about. */
export type MatchFacts = {
  readonly sport: string
  readonly competition: string
  readonly stage: string
  readonly home: string
  readonly away: string
  readonly startsAtMs: number
  /** The real date of a replayed match, `YYYY-MM-DD`; its year where no more is known. */
  readonly playedOn: string | null
}

/** Who receives whom, by `clubKey`, and when. */
export type Fixture = {
  readonly home: string
  readonly away: string
  readonly playedAtMs: number
}

/** A match between two sides as it is really played, whatever event shows it. */
export type RealMatch = Fixture & {
  readonly sport: string
  readonly competition: string
  readonly isReplay: boolean
  /** Which match of a year it is, where its day is not known. */
  readonly occasion: string
}

/** The match that an event is about; null of an event without two sides. */
export function realMatchOf(facts: MatchFacts): RealMatch | null {
  const { sport, startsAtMs, playedOn } = facts
  const [home, away] = [clubKey(facts.home), clubKey(facts.away)]
  if (home === '' || away === '') return null
  const competition = plainName(facts.competition)
  const isOfYear = playedOn?.length === 'YYYY'.length
  return {
    sport,
    competition,
    home,
    away,
    playedAtMs: playedOn === null ? startsAtMs : noonOf(playedOn),
    isReplay: playedOn !== null,
    occasion: isOfYear ? `${playedOn}:${competition}:${plainName(facts.stage)}` : '',
  }
}

const noonOf = (day: string) =>
  day.length === 'YYYY'.length ? Date.parse(day) : Date.parse(`${day.slice(0, 10)}T12:00:00Z`)

/** Whether two fixtures of a league are one, by whoever it was announced and put off. */
export const isSameFixture = (one: Fixture, other: Fixture): boolean =>
  one.home === other.home && one.away === other.away && isWithin(SAME_FIXTURE_MS, one, other)

/**
 * Whether two events show one match: the same sides, however they are written and whoever is named
 * first, with starts less than a day apart. A club of football receives another once a season, so
 * that of those to come in one competition the starts of one may be further apart.
 */
export function isSameMatch(one: RealMatch, other: RealMatch): boolean {
  if (one.sport !== other.sport || one.occasion !== other.occasion) return false
  if (hasSameSides(one, other) && isWithin(DAY_MS, one, other)) return true
  const isOfLeague = one.sport === 'football' && one.competition === other.competition
  return isOfLeague && !one.isReplay && !other.isReplay && isSameFixture(one, other)
}

const isWithin = (ms: number, one: Fixture, other: Fixture) =>
  Math.abs(one.playedAtMs - other.playedAtMs) < ms

const hasSameSides = (one: Fixture, other: Fixture) =>
  (one.home === other.home && one.away === other.away) ||
  (one.home === other.away && one.away === other.home)
