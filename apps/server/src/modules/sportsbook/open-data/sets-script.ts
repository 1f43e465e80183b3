import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import { isSetOver, setsResult } from '@jogada/core/sports/results/sets'
import { SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import type { SetScoring } from '@jogada/core/sports/rules/sport-rules'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { FeedMessage } from '../feed/message.ts'
import { AT_ONCE } from './cue.ts'
import type { Cue } from './cue.ts'
import { OPEN_DATA } from './league-feed.ts'
import type { Shown } from './replay-schedule.ts'
import { setsBook } from './sets-book.ts'
import type { SetsModel } from './sets-book.ts'

/** A past match in sets or games. */
export type PastSets = SetsModel & {
  readonly id: string
  readonly competition: string
  readonly stage: string
  readonly home: string
  readonly away: string
  /** `YYYY-MM-DD`, or `YYYY` where the source has no more. */
  readonly playedOn: string
  readonly sets: readonly Score[]
  /** Who won each point of each set, `h` and `a`; null where only the sets are known. */
  readonly points: readonly string[] | null
  /** Who gave up in the last of the sets, which then is not a whole one. */
  readonly retired: 'home' | 'away' | null
}

/** Minutes of a point, and of the pause between two sets; they only pace the replay. */
const PACE = {
  badminton: { point: 0.4, pause: 2 },
  volleyball: { point: 0.45, pause: 3 },
  // A game of tennis.
  tennis: { point: 4, pause: 3 },
} as const

/** Where points are not known bets are taken for this share of the shortest set that there can be. */
const OPEN_SHARE = 0.85

const NIL: Score = { home: 0, away: 0 }

/**
 * Everything that the replay of a match in sets says, in order. Bets are stopped from the point on
 * that may decide a set until the next set, or until the chance is gone; where only sets are known,
 * before any could end, so that a set that goes on tells nothing of its length.
 */
export function setsScript({ eventId, startsAt }: Shown, match: PastSets): Cue[] {
  const script = new Script(eventId, match)
  script.open(startsAt)
  let won = NIL
  match.sets.forEach((set, at) => {
    script.playSet(won, at)
    won = afterSet(won, set)
  })
  return script.cues
}

const afterSet = (won: Score, { home, away }: Score): Score => ({
  home: won.home + Number(home > away),
  away: won.away + Number(away > home),
})

/** Collects cues as the match goes on. */
class Script {
  readonly cues: Cue[] = []
  private at = 0
  private isClosed = false
  private readonly eventId: string
  private readonly match: PastSets

  constructor(eventId: string, match: PastSets) {
    this.eventId = eventId
    this.match = match
  }

  open(startsAt: Date) {
    const { sport, competition, stage, home, away, playedOn } = this.match
    const { eventId } = this
    const fixture: FeedMessage = {
      type: 'fixture',
      eventId,
      source: OPEN_DATA,
      sport,
      competition,
      stage,
      home,
      away,
      startsAt: startsAt.toISOString(),
      replay: true,
      playedOn,
    }
    this.at = AT_ONCE
    this.say(fixture)
    this.price(NIL, NIL)
    this.at = 0
    this.score(MATCH_PHASES.first_half, NIL, this.periods(0, NIL))
  }

  /** Plays the set at a place and says what follows: the end, or a pause and the next set. */
  playSet(won: Score, place: number) {
    const { sets, points, sport } = this.match
    const { pause } = PACE[sport]
    if (points) this.playPoints(won, place, points[place]!)
    else this.playUnseen(sets[place]!, place)
    const isGivenUp =
      this.match.retired !== null &&
      !isSetOver(sets[place]!, this.scoring(), this.isDeciding(place))
    const now = isGivenUp ? won : afterSet(won, sets[place]!)
    const played = sets.slice(0, place + 1)
    if (place === sets.length - 1) return this.end(now)
    this.score(MATCH_PHASES.half_time, now, played, true)
    this.at += pause / 2
    this.reopen(now, NIL)
    this.at += pause / 2
    return this.score(MATCH_PHASES.first_half, now, this.periods(place + 1, NIL))
  }

  private playPoints(won: Score, place: number, points: string) {
    let score = NIL
    for (const winner of points.slice(0, -1)) {
      this.at += PACE[this.match.sport].point
      score = afterPoint(score, winner)
      const decides = mayEnd(score, this.scoring(), this.isDeciding(place))
      if (decides) this.stop('set_point')
      this.score(MATCH_PHASES.first_half, won, this.periods(place, score))
      if (decides) continue
      if (this.isClosed) this.reopen(won, score)
      else this.price(won, score)
    }
    this.at += PACE[this.match.sport].point
  }

  private playUnseen({ home, away }: Score, place: number) {
    const { point } = PACE[this.match.sport]
    const { target, decidingTarget } = this.scoring()
    const fewest = this.isDeciding(place) ? (decidingTarget ?? target) : target
    const from = this.at
    this.at = from + Math.min(fewest, home + away) * point * OPEN_SHARE
    this.stop('unseen')
    this.at = from + (home + away) * point
  }

  private end(won: Score) {
    const { eventId } = this
    this.stop('closing')
    const { sport, sets, bestOf, retired } = this.match
    const state = retired ? 'retired' : 'finished'
    const facts = setsResult({ sport, state, sets, bestOf, retired })
    this.say({ type: 'result', eventId, result: { state: 'finished', score: won }, facts })
  }

  private score(phase: MatchPhaseCode, won: Score, periods: readonly Score[], decides = false) {
    const { eventId } = this
    const { sport, bestOf } = this.match
    const facts = decides ? setsResult({ sport, state: 'live', sets: periods, bestOf }) : null
    const known = facts ? { facts } : {}
    this.say({ type: 'score', eventId, phase, minute: null, score: won, periods, ...known })
  }

  private stop(reason: string) {
    if (!this.isClosed) this.say({ type: 'bet_stop', eventId: this.eventId, reason })
    this.isClosed = true
  }

  private reopen(won: Score, points: Score) {
    this.price(won, points)
    this.say({ type: 'bet_start', eventId: this.eventId })
    this.isClosed = false
  }

  private price(sets: Score, points: Score) {
    this.cues.push({ afterMinutes: this.at, book: () => setsBook(this.match, { sets, points }) })
  }

  private say(message: FeedMessage) {
    this.cues.push({ afterMinutes: this.at, message: () => message })
  }

  /** Sets before the place, and the one being played where its points are known. */
  private periods(place: number, score: Score): Score[] {
    const { sets, points } = this.match
    return [...sets.slice(0, place), ...(points ? [score] : [])]
  }

  private scoring(): SetScoring {
    return SPORT_RULES[this.match.sport].sets!
  }

  private isDeciding(place: number): boolean {
    return place === this.match.bestOf - 1
  }
}

const afterPoint = ({ home, away }: Score, winner: string): Score =>
  winner === 'h' ? { home: home + 1, away } : { home, away: away + 1 }

/** Whether the next point can end the set. */
const mayEnd = ({ home, away }: Score, scoring: SetScoring, isDeciding: boolean): boolean =>
  isSetOver({ home: home + 1, away }, scoring, isDeciding) ||
  isSetOver({ home, away: away + 1 }, scoring, isDeciding)
