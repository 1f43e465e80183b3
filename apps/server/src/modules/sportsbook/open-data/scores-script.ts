import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { FeedMessage, OfferedMarket } from '../feed/message.ts'
import { AT_ONCE } from './cue.ts'
import type { Cue } from './cue.ts'
import { OPEN_DATA } from './league-feed.ts'
import type { Shown } from './replay-schedule.ts'

/** A past match of which only scores are known. */
export type PastScores = {
  readonly id: string
  readonly sport: string
  readonly competition: string
  readonly stage: string
  readonly home: string
  readonly away: string
  /** `YYYY-MM-DD` */
  readonly playedOn: string
  readonly score: Score
  /** What bets are settled on. */
  readonly facts: EventResult
  /** How long it takes, in minutes. */
  readonly minutes: number
  /** Its book before the start. */
  readonly book: () => readonly OfferedMarket[]
  /** Its break, where the score then is known. */
  readonly pause: null | {
    readonly from: number
    readonly to: number
    readonly score: Score
    readonly facts: EventResult
    readonly book: () => readonly OfferedMarket[]
  }
}

/**
 * Everything that the replay of such a match says, in order. Bets are taken before the start and in
 * the break; while it is played nobody knows the score, and none is shown.
 */
export function scoresScript({ eventId, startsAt }: Shown, match: PastScores): Cue[] {
  const { sport, competition, stage, home, away, playedOn, pause } = match
  const cues: Cue[] = []
  const say = (afterMinutes: number, message: FeedMessage) =>
    cues.push({ afterMinutes, message: () => message })
  const play = (at: number, phase: MatchPhaseCode, opensAgain: boolean) => {
    say(at, { type: 'bet_stop', eventId, reason: opensAgain ? 'unseen' : 'unseen_to_end' })
    say(at, { type: 'score', eventId, phase, minute: null, score: null })
  }
  say(AT_ONCE, {
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
  })
  cues.push({ afterMinutes: AT_ONCE, book: match.book })
  play(0, MATCH_PHASES.first_half, pause !== null)
  if (pause) {
    const { from, to, score, facts, book } = pause
    const phase = MATCH_PHASES.half_time
    say(from, { type: 'score', eventId, phase, minute: null, score, facts })
    cues.push({ afterMinutes: from, book })
    say(from, { type: 'bet_start', eventId })
    play(to, MATCH_PHASES.second_half, false)
  }
  say(match.minutes, {
    type: 'result',
    eventId,
    result: { state: 'finished', score: match.score },
    facts: match.facts,
  })
  return cues
}
