import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { CallReply, sportBook } from '@jogada/contract'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { EventRow } from '../settlement/event-facts.ts'

type Reply = CallReply<typeof sportBook.results>

export type ResultFilter = {
  readonly sport?: string | undefined
  readonly competition?: string | undefined
  readonly date?: string | undefined
  readonly offset?: number | undefined
}

const PAGE = 50

/** Ended events, newest first; `date` is the local day on which they ended. */
export async function listResults({ db }: Pick<Deps, 'db'>, filter: ResultFilter): Promise<Reply> {
  let query = db.selectFrom('sportsbook.event').selectAll().where('finished_at', 'is not', null)
  if (filter.sport) query = query.where('sport', '=', filter.sport)
  if (filter.competition) query = query.where('competition', '=', filter.competition)
  if (filter.date) {
    query = query.where(
      sql<boolean>`finished_at >= ${filter.date}::date::timestamp AT TIME ZONE 'America/Sao_Paulo'
        AND finished_at < (${filter.date}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`,
    )
  }
  const rows = await query
    .orderBy('finished_at', 'desc')
    .orderBy('event_id')
    .limit(PAGE)
    .offset(filter.offset ?? 0)
    .execute()
  return rows.map(resultView)
}

const PHASES = {
  finished: MATCH_PHASES.finished,
  abandoned: MATCH_PHASES.abandoned,
  void: MATCH_PHASES.cancelled,
} as const

function resultView(event: EventRow): Reply[number] {
  const { result_home: home, result_away: away, facts } = event
  const half = facts?.tallies['half_1']
  return {
    eventId: event.event_id,
    sport: event.sport,
    competition: event.competition,
    stage: event.stage,
    home: event.home,
    away: event.away,
    startsAt: event.starts_at.toISOString(),
    endedAt: event.finished_at!.toISOString(),
    replay: event.replay,
    playedOn: event.played_on,
    phase: PHASES[event.result_state!],
    score: home === null || away === null ? null : { home, away },
    halfTime: half?.isFinal ? { home: half.home, away: half.away } : null,
    settled: event.settled_at !== null,
  }
}
