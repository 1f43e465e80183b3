import { expectedGoals, fitDixonColes } from '@jogada/core/football/model'
import type { DixonColesFit } from '@jogada/core/football/model'
import { dayNumber, leagueFixtures, leagueResults } from '@jogada/core/sports/packs'
import { footballResult } from '@jogada/core/sports/results/football'
import type { LeagueFixture, LeaguePack, LeagueResult } from '@jogada/core/sports/packs'
import type { FixtureMessage, SentMessage } from '../feed/message.ts'
import { footballBook, wholeBook } from './odds-message.ts'
import { lazily } from './unsaid.ts'
import type { UnsaidMessage } from './unsaid.ts'

export const OPEN_DATA = 'open-data'

/** Decay and ridge as measured on this league's seasons (sports.md, section 4.1). */
const FIT = { xiPerDay: 0.0015, ridge: 5 }

/**
 * When betting on a fixture ends. A kick-off time that is not announced yet is taken to be the
 * earliest at which the competition has ever kicked off, and a date that stands for a whole round
 * is taken to be the first day of it, so that no bet comes after the real one.
 */
export function startOf(pack: LeaguePack, fixture: LeagueFixture): Date {
  const { fixtureDaysEarly = 0 } = pack.competition
  return new Date(writtenStart(pack, fixture).getTime() - fixtureDaysEarly * DAY_MS)
}

/** The start as the source writes it, which a result knows to be true. */
function writtenStart(pack: LeaguePack, { date, time }: LeagueFixture): Date {
  const { fixtureUtcOffset } = pack.competition
  return new Date(`${date}T${time ?? earliestTime(pack)}:00${fixtureUtcOffset}`)
}

const DAY_MS = 86_400_000

function earliestTime(pack: LeaguePack): string {
  const times = leagueResults(pack).flatMap(({ time }) => (time === null ? [] : [time]))
  return times.reduce((earliest, time) => (time < earliest ? time : earliest), '23:59')
}

/** Ratings of the clubs from every result before `day`, a count of days. */
export const fitLeague = (pack: LeaguePack, day: number): DixonColesFit =>
  fitDixonColes(
    leagueResults(pack).map(({ date, home, away, score }) => ({
      day: dayNumber(date),
      home: home.id,
      away: away.id,
      homeGoals: score.home,
      awayGoals: score.away,
    })),
    { asOf: day, ...FIT },
  )

/** How much of the league's goals falls before the break. */
function halfShareOf(pack: LeaguePack): number {
  const known = leagueResults(pack).flatMap(({ score, halfTime }) =>
    halfTime ? [{ all: score.home + score.away, first: halfTime.home + halfTime.away }] : [],
  )
  const sum = (of: 'all' | 'first') => known.reduce((total, match) => total + match[of], 0)
  return sum('first') / sum('all')
}

/**
 * What the pack has to say at `now`: each fixture to come with its prices. The ids make the same
 * pack say the same thing once.
 */
export function upcomingMessages(pack: LeaguePack, now: Date): UnsaidMessage[] {
  const today = localDate(pack, now)
  const models = lazily(() => ({
    fit: fitLeague(pack, dayNumber(today)),
    halfShare: halfShareOf(pack),
  }))
  return leagueFixtures(pack)
    .filter((fixture) => startOf(pack, fixture) > now)
    .flatMap((fixture): UnsaidMessage[] => {
      const { id, home, away } = fixture
      const startsAt = startOf(pack, fixture).toISOString()
      const book = () => {
        const { fit, halfShare } = models()
        const model = { rates: expectedGoals(fit, home.id, away.id), rho: fit.rho, halfShare }
        return wholeBook(id, footballBook(model, { knowsScorers: false }))
      }
      return [
        {
          messageId: `${id}#fixture-${startsAt}${fixture.time === null ? '-day' : ''}`,
          say: () => announcement(pack, fixture, { startsAt, isTimeOpen: fixture.time === null }),
        },
        {
          messageId: `${id}#book-${pricedOn(today, startsAt)}-${pack.source.snapshot.slice(0, 8)}`,
          say: book,
        },
      ]
    })
}

/**
 * Names the prices of a day, `YYYY-MM-DD`, for an event that starts then: those of the month, and in
 * the week before the start those of the day. Without new results only the age of the old ones moves
 * prices, and every process that starts reads all of them.
 */
export function pricedOn(day: string, startsAt: string): string {
  const daysLeft = dayNumber(startsAt.slice(0, 10)) - dayNumber(day)
  return daysLeft > DAILY_BEFORE ? day.slice(0, 'YYYY-MM'.length) : day
}

const DAILY_BEFORE = 7

const announcement = (
  { competition }: LeaguePack,
  { id, home, away, round }: LeagueFixture,
  start: { readonly startsAt: string; readonly isTimeOpen: boolean },
): FixtureMessage => ({
  type: 'fixture',
  eventId: id,
  source: OPEN_DATA,
  sport: competition.sport,
  competition: competition.name,
  stage: String(round),
  home: home.name,
  away: away.name,
  ...start,
  replay: false,
  playedOn: null,
})

/**
 * The true start of each match with a result that was played on another day than was announced, or
 * earlier on its day: what was bet after it, or for a start that was put off for too long, goes
 * back by what is always done with such news, which must come before the result.
 */
export function playedElsewhen(
  pack: LeaguePack,
  results: ReadonlyMap<string, LeagueResult>,
  waiting: readonly Announced[],
): SentMessage[] {
  return waiting.flatMap(({ eventId, startsAt: announced }): SentMessage[] => {
    const played = results.get(eventId)
    if (!played) return []
    const start = writtenStart(pack, played)
    const isOtherDay = localDate(pack, start) !== localDate(pack, announced)
    if (!isOtherDay && (played.time === null || start >= announced)) return []
    const startsAt = start.toISOString()
    return [
      {
        messageId: `${eventId}#played-${startsAt}`,
        message: announcement(pack, played, { startsAt, isTimeOpen: false }),
      },
    ]
  })
}

export type Announced = { readonly eventId: string; readonly startsAt: Date }

/** Closes an event whose start has come. */
export const kickOffMessage = (eventId: string, startsAt: Date): SentMessage => ({
  messageId: `${eventId}#kick-off-${startsAt.toISOString()}`,
  message: { type: 'bet_stop', eventId, reason: 'kick_off' },
})

/** Opens an event again whose start was put off after it had closed. */
export const putOffMessage = (eventId: string, startsAt: Date): SentMessage => ({
  messageId: `${eventId}#put-off-${startsAt.toISOString()}`,
  message: { type: 'bet_start', eventId },
})

/** The results of the pack for events that wait for one. */
export function resultMessages(
  results: ReadonlyMap<string, LeagueResult>,
  eventIds: readonly string[],
): SentMessage[] {
  return eventIds.flatMap((eventId): SentMessage[] => {
    const played = results.get(eventId)
    if (!played) return []
    const result = { state: 'finished', score: played.score } as const
    const facts = footballResult({ ...result, halfTime: played.halfTime })
    return [{ messageId: `${eventId}#result`, message: { type: 'result', eventId, result, facts } }]
  })
}

/** The calendar day at `now` where the competition is played, `YYYY-MM-DD`. */
export const localDate = (pack: LeaguePack, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: pack.competition.timeZone }).format(now)
