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
