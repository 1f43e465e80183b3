import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import type { ReplayGoal } from '@jogada/core/sports/packs'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { footballResult } from '@jogada/core/sports/results/football'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { FeedMessage, OfferedMarket } from '../feed/message.ts'
import { AT_ONCE } from './cue.ts'
import type { Cue } from './cue.ts'
import type { PastMatch } from './football-replays.ts'
import { OPEN_DATA } from './league-feed.ts'
import type { FootballState } from './odds-message.ts'
import type { Shown } from './replay-schedule.ts'

const HALF = 45
const BREAK = 15
const CLOSING_MINUTE = 88
const STOP_BEFORE_GOAL = 0.5
const START_AFTER_GOAL = 1
const POSSIBLE_GOAL = 'possible_goal'
/** Stoppage time that is played even when no goal fell in it; more is known only by its goals. */
const STOPPAGE = { first: 2, second: 4 }

type ShownMatch = Shown & { readonly match: PastMatch }

type Price = (state: FootballState) => readonly OfferedMarket[]

/**
 * Everything that a replay says from its announcement to its result, in order; the same for
 * the same match and start, so that its place in the list names a message for good. Bets are
 * stopped around each goal and for good from minute 88 on; they are settled on 90 minutes
 * and stoppage time.
 */
export function replayScript(replay: ShownMatch, price: Price): Cue[] {
  const { eventId, match } = replay
  const course = courseOf(match.goals)
  const stops = stopsOf(course)
  const cues: Cue[] = [
    ...opening(replay, price),
    ...minuteCues(eventId, course, price, stops),
    ...course.goals.map(({ at }) => scoreCue(eventId, course, at, true)),
    ...stops.flatMap((stop) => stopCues(eventId, stop, course, price)),
  ].toSorted((a, b) => a.afterMinutes - b.afterMinutes)
  const result = { state: 'finished', score: match.fullTime } as const
  const facts = factsAt(course, course.end, 'finished')
  return [
    ...cues,
    {
      afterMinutes: course.end,
      message: () => ({ type: 'result', eventId, result, facts }),
    },
  ]
}

/** When, in minutes since kick-off, the parts of a match begin and the goals of 90 minutes fall. */
type Course = {
  readonly breakAt: number
  readonly secondHalfAt: number
  readonly end: number
  readonly goals: readonly { readonly at: number; readonly side: ReplayGoal['side'] }[]
}

function courseOf(all: readonly ReplayGoal[]): Course {
  const goals = all.filter(({ minute }) => minute <= 2 * HALF)
  const stoppage = (minute: number, least: number) =>
    Math.max(least, ...goals.filter((goal) => goal.minute === minute).map(({ added }) => added))
  const breakAt = HALF + stoppage(HALF, STOPPAGE.first)
  const secondHalfAt = breakAt + BREAK
  return {
    breakAt,
    secondHalfAt,
    end: secondHalfAt + HALF + stoppage(2 * HALF, STOPPAGE.second),
    goals: goals
      .map(({ minute, added, side }) => {
        const start = minute <= HALF ? 0 : secondHalfAt - HALF
        // The tenth minute runs from 9:00 to 10:00: its goal falls in the middle of that.
        return { at: start + minute + added - 0.5, side }
      })
      .toSorted((a, b) => a.at - b.at),
  }
}

function phaseAt({ breakAt, secondHalfAt }: Course, at: number): MatchPhaseCode {
  if (at < breakAt) return MATCH_PHASES.first_half
  return at < secondHalfAt ? MATCH_PHASES.half_time : MATCH_PHASES.second_half
}

/** The scoreboard at a time since kick-off. */
function stateAt(course: Course, at: number): { minute: number; score: Score } {
  return { minute: clockAt(course, at).minute, score: scoreAt(course, at) }
}

/** The whole minutes of a half, and those of its stoppage time. */
function clockAt({ secondHalfAt }: Course, at: number): { minute: number; added: number } {
  const half = at < secondHalfAt ? 0 : HALF
  const played = Math.floor(half ? at - secondHalfAt : at)
  return { minute: half + Math.min(HALF, played), added: Math.max(0, played - HALF) }
}

function scoreAt(course: Course, at: number): Score {
  const score = { home: 0, away: 0 }
  for (const goal of course.goals) if (goal.at <= at) score[goal.side]++
  return score
}

/** The score of the first half once it is over. */
const halfTimeAt = (course: Course, at: number): Score | null =>
  at < course.breakAt ? null : scoreAt(course, course.breakAt)

/**
 * What prices look at. They stand for a minute, and in a minute with a goal no bets are taken: the
 * goals to come are those after it.
 */
const pricedStateAt = (course: Course, at: number): FootballState => ({
  ...clockAt(course, at + 1),
  score: scoreAt(course, at),
  halfTime: halfTimeAt(course, at),
})

/** What bets are settled on, as far as it is known by then. */
const factsAt = (course: Course, at: number, state: 'live' | 'finished'): EventResult =>
  footballResult({
    state,
    score: scoreAt(course, at),
    halfTime: halfTimeAt(course, at),
    scorers: course.goals.filter((goal) => goal.at <= at).map(({ side }) => side),
  })

type Stop = { readonly from: number; readonly to: number | null; readonly reason: string }

/**
 * Spans without bets, joined where they meet: around goals; a first half longer than usual, which
 * tells that a goal is to come; and the end, which has none after.
 */
function stopsOf(course: Course): Stop[] {
  const closing = course.secondHalfAt + CLOSING_MINUTE - HALF
  const usual = HALF + STOPPAGE.first
  const spans = course.goals.map(({ at }) => ({
    from: at - STOP_BEFORE_GOAL,
    to: at + START_AFTER_GOAL,
    reason: POSSIBLE_GOAL,
  }))
  if (course.breakAt > usual) spans.push({ from: usual, to: course.breakAt, reason: POSSIBLE_GOAL })
  const stops: { from: number; to: number | null; reason: string }[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = stops.at(-1)
    if (span.from >= closing) break
    if (last && last.to! >= span.from) last.to = Math.max(last.to!, span.to)
    else stops.push(span)
  }
  const last = stops.at(-1)
  if (last && last.to! >= closing) last.to = null
  else stops.push({ from: closing, to: null, reason: 'closing' })
  return stops
}

const isStoppedAt = (stops: readonly Stop[], at: number) =>
  stops.some(({ from, to }) => at >= from && (to === null || at <= to))

function opening({ eventId, match, startsAt }: ShownMatch, price: Price): Cue[] {
  const fixture: FeedMessage = {
    type: 'fixture',
    eventId,
    source: OPEN_DATA,
    sport: 'football',
    competition: match.competition,
    stage: match.stage,
    home: match.homeName,
    away: match.awayName,
    startsAt: startsAt.toISOString(),
    replay: true,
    playedOn: match.playedAt.slice(0, 10),
  }
  const goalless = { minute: 0, score: { home: 0, away: 0 } }
  return [
    { afterMinutes: AT_ONCE, message: () => fixture },
    { afterMinutes: AT_ONCE, book: () => price(goalless) },
  ]
}

/** `decides` where something is decided by it: a goal, the end of a half. */
const scoreCue = (eventId: string, course: Course, at: number, decides = false): Cue => ({
  afterMinutes: at,
  message: () => ({
    type: 'score',
    eventId,
    phase: phaseAt(course, at),
    ...stateAt(course, at),
    ...(decides ? { facts: factsAt(course, at, 'live') } : {}),
  }),
})

const bookCue = (course: Course, at: number, price: Price): Cue => ({
  afterMinutes: at,
  book: () => price(pricedStateAt(course, at)),
})

function minuteCues(eventId: string, course: Course, price: Price, stops: readonly Stop[]): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < course.end; at++) {
    if (at > course.breakAt && at < course.secondHalfAt) continue
    cues.push(scoreCue(eventId, course, at, at === course.breakAt))
    if (!isStoppedAt(stops, at)) cues.push(bookCue(course, at, price))
  }
  return cues
}

/** Closes a span and opens it again at prices that know what happened in it. */
function stopCues(
  eventId: string,
  { from, to, reason }: Stop,
  course: Course,
  price: Price,
): Cue[] {
  const stop: Cue = {
    afterMinutes: from,
    message: () => ({ type: 'bet_stop', eventId, reason }),
  }
  if (to === null) return [stop]
  const start: Cue = {
    afterMinutes: to,
    message: () => ({ type: 'bet_start', eventId }),
  }
  return [stop, bookCue(course, to, price), start]
}
