import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
import { footballResult } from '@jogada/core/sports/results/football'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { EndOfEvent } from '../feed/message.ts'
import type { SportsbookTables } from '../tables.ts'

export type EventRow = Selectable<SportsbookTables['sportsbook.event']>
export type Cancellation = Selectable<SportsbookTables['sportsbook.cancellation']>

/** How an event ended, and which of its bets go back whatever that was. */
export type Ending = {
  readonly eventId: string
  /** How it ended, or stands in play; null while nothing is known, or nothing that stands. */
  readonly facts: EventResult | null
  readonly score: Score | null
  readonly phase: number | null
  /**
   * Its result was taken back, and another one is awaited; what is annulled in play awaits none.
   */
  readonly isTakenBack: boolean
  /** How often it was taken back, and cancelled, when this was read. */
  readonly rollbacks: number
  readonly cancelled: number
  readonly cancellations: readonly Cancellation[]
}

/** Of an event of which nobody has said anything, for who asks what it would be. */
export const NOTHING_KNOWN = {
  facts: null,
  score: null,
  phase: null,
  isTakenBack: false,
  rollbacks: 0,
  cancelled: 0,
  cancellations: [],
} as const satisfies Omit<Ending, 'eventId'>

export type Endings = ReadonlyMap<string, Ending>

/**
 * The endings of those of the events that have one, had one, or have bets that were cancelled; of
 * an event in play what it has decided so far.
 */
export async function readEndings(
  { db }: Pick<Deps, 'db'>,
  eventIds: readonly string[],
): Promise<Endings> {
  const ids = [...new Set(eventIds)]
  if (ids.length === 0) return new Map()
  // before the cancellations, so that what was cancelled in between is seen by the count of before
  const events = await db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('event_id', 'in', ids)
    .execute()
  const cancellations = await db
    .selectFrom('sportsbook.cancellation')
    .selectAll()
    .where('event_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute()
  const endings = events.map((event) => {
    const own = cancellations.filter(({ event_id }) => event_id === event.event_id)
    return [event.event_id, endingOf(event, own)] as const
  })
  return new Map(
    endings.filter(
      ([, ending]) => ending.facts || ending.isTakenBack || ending.cancellations.length > 0,
    ),
  )
}

const PHASE_OF_END = {
  finished: MATCH_PHASES.finished,
  abandoned: MATCH_PHASES.abandoned,
  void: MATCH_PHASES.cancelled,
} as const

function endingOf(event: EventRow, cancellations: readonly Cancellation[]): Ending {
  const { result_home: home, result_away: away, result_state: state } = event
  // A result that was taken back stands again only after every bet on it was reversed.
  const isReversed = event.reversed === event.rollbacks
  const stands = state !== null && isReversed
  return {
    eventId: event.event_id,
    facts: isReversed ? presentFacts(event) : null,
    score: stands && home !== null && away !== null ? { home, away } : null,
    phase: stands ? PHASE_OF_END[state] : null,
    isTakenBack: event.awaits_result,
    rollbacks: event.rollbacks,
    cancelled: event.cancelled,
    cancellations,
  }
}

/** What bets on the event are graded by now, whether or not it can be taken back. */
export const presentFacts = (event: EventRow): EventResult | null =>
  event.result_state === null ? event.live_facts : factsOf(event)

/** What markets are settled on; for events from before they were kept, the final score alone. */
function factsOf(event: EventRow): EventResult {
  if (event.facts) return event.facts
  const { result_state: state, result_home: home, result_away: away } = event
  if (state === 'void' || home === null || away === null) return { state: 'void', tallies: {} }
  return footballResult({ state: state!, score: { home, away } })
}

/** The facts of a result that says no more than a football score. RangeError without a score. */
export function plainFacts(result: EndOfEvent): EventResult {
  if (result.state === 'void') return { state: 'void', tallies: {} }
  const { state, score } = result
  if (!score) throw new RangeError('a result without a score needs its facts')
  return footballResult({ state, score })
}
