import type { Deps } from '../../../deps.ts'
import { begunId } from '../feed/phase-closings.ts'

/** When an event was first said to be in play; null when nobody has said so. */
export async function putInPlayAt({ db }: Pick<Deps, 'db'>, eventId: string): Promise<Date | null> {
  const said = await db
    .selectFrom('sportsbook.feed_message')
    .select('at')
    .where('message_id', '=', begunId(eventId))
    .executeTakeFirst()
  return said?.at ?? null
}
