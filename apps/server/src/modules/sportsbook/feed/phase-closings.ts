import { isInPlay, matchPhaseOf } from '@jogada/core/sports/codes'
import { AFTER_FIRST_HALF, AFTER_REGULAR_TIME } from '@jogada/core/sports/past-period'
import type { Deps } from '../../../deps.ts'
import { PHASE } from './message.ts'
import type { ScoreMessage, SentMessage } from './message.ts'

/**
 * What the log says beside scores: that a phase has closed the match, or a part of it, so that no
 * bet is committed that was decided before it. It is said once for each part however many scores
 * follow, and once for each score that closes the whole match. Every version of the server counts a
 * suspension as a closing.
 */
export async function closingsOfPhases(
  { db }: Pick<Deps, 'db'>,
  sent: readonly SentMessage[],
): Promise<SentMessage[]> {
  const closings = new Map(
    sent.flatMap(({ messageId, message }) =>
      message.type === 'score'
        ? closingIds(messageId, message).map((id) => [id, message.eventId] as const)
        : [],
    ),
  )
  if (closings.size === 0) return []
  const said = await db
    .selectFrom('sportsbook.feed_message')
    .select('message_id')
    .where('message_id', 'in', [...closings.keys()])
    .execute()
  for (const { message_id } of said) closings.delete(message_id)
  return [...closings].map(([messageId, eventId]) => ({
    messageId,
    message: { type: 'hold', eventId, target: PHASE, isHeld: true, reason: PHASE },
  }))
}

/** The id of what the log says when an event is first in play. */
export const begunId = (eventId: string): string => `${eventId}#begun`

function closingIds(messageId: string, { eventId, phase }: ScoreMessage): string[] {
  const name = matchPhaseOf(phase)
  if (!name || name === 'not_open' || name === 'to_be_determined') return []
  if (!isInPlay(name)) return [`${messageId}#${PHASE}`]
  return [
    begunId(eventId),
    ...(AFTER_FIRST_HALF.has(phase) ? [`${eventId}#half-over`] : []),
    ...(AFTER_REGULAR_TIME.has(phase) ? [`${eventId}#regular-over`] : []),
  ]
}
