import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EventRow } from '../settlement/event-facts.ts'

/** An event as it is stored; refuses with `event_unknown`. */
export async function findEvent({ db }: Pick<Deps, 'db'>, eventId: string): Promise<EventRow> {
  const event = await db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw new Refusal('event_unknown')
  return event
}

/** A cancellation of the event that stands; refuses with `changed_meanwhile` without one. */
export async function standingCancellation(
  { db }: Pick<Deps, 'db'>,
  eventId: string,
  cancellationId: string,
) {
  const cancelled = await db
    .selectFrom('sportsbook.cancellation')
    .selectAll()
    .where('message_id', '=', cancellationId)
    .where('event_id', '=', eventId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!cancelled) throw new Refusal('changed_meanwhile')
  return cancelled
}
