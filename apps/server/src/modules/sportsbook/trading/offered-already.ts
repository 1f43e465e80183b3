import { isSameMatch, realMatchOf, SAME_FIXTURE_MS } from '@jogada/core/sports/same-match'
import type { MatchFacts } from '@jogada/core/sports/same-match'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'

/**
 * Refuses with `event_offered` a match that another event shows which is not over, whoever
 * announced it. It is certain only while nobody else can say anything in the log.
 */
export async function refuseOffered(
  { db }: Pick<Deps, 'db'>,
  eventId: string,
  facts: Omit<MatchFacts, 'startsAtMs' | 'playedOn'> & { readonly startsAt: Date },
): Promise<void> {
  const startsAtMs = facts.startsAt.getTime()
  const match = realMatchOf({ ...facts, startsAtMs, playedOn: null })
  if (!match) return
  const others = await db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'competition', 'stage', 'home', 'away', 'starts_at'])
    .where('event_id', '<>', eventId)
    .where('sport', '=', facts.sport)
    .where('replay', '=', false)
    .where('finished_at', 'is', null)
    .where('starts_at', '>', new Date(startsAtMs - SAME_FIXTURE_MS))
    .where('starts_at', '<', new Date(startsAtMs + SAME_FIXTURE_MS))
    .orderBy('starts_at')
    .orderBy('event_id')
    .execute()
  const same = others.find(({ starts_at, ...other }) => {
    const shown = { ...other, sport: facts.sport, startsAtMs: starts_at.getTime(), playedOn: null }
    const known = realMatchOf(shown)
    return known !== null && isSameMatch(known, match)
  })
  if (!same) return
  const { event_id, home, away, competition } = same
  throw new Refusal('event_offered', { eventId: event_id, home, away, competition })
}
