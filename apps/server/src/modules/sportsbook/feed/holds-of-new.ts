import type { Deps } from '../../../deps.ts'
import type { FixtureMessage, SentMessage } from './message.ts'

/**
 * Suspends what is announced in a sport or competition that operators have suspended, under ids of
 * the announced event: the same event is suspended once.
 */
export async function holdsOfNew(
  { db }: Pick<Deps, 'db'>,
  sent: readonly SentMessage[],
): Promise<SentMessage[]> {
  const fixtures = sent.flatMap(({ message }) => (message.type === 'fixture' ? [message] : []))
  if (fixtures.length === 0) return []
  const holds = await db
    .selectFrom('sportsbook.hold')
    .select(['hold_id', 'scope', 'id', 'reason'])
    .where('scope', 'in', ['sport', 'competition'])
    .execute()
  return holds.flatMap((hold) =>
    fixtures
      .filter((fixture) => hold.id === nameOf(fixture, hold.scope))
      .map(({ eventId }) => ({
        messageId: holdMessageId(eventId, hold.hold_id),
        message: { type: 'hold', eventId, target: hold.scope, isHeld: true, reason: hold.reason },
      })),
  )
}

const nameOf = ({ sport, competition }: FixtureMessage, scope: string) =>
  scope === 'sport' ? sport : competition

/** The id of the message that suspends an event, or something of it, by a hold. */
export const holdMessageId = (eventId: string, holdId: bigint): string =>
  `${eventId}#hold-${holdId}`
