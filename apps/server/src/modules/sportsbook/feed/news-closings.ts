import type { Score } from '@jogada/core/sports/markets/market-rule'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { PHASE } from './message.ts'
import type { SentMessage } from './message.ts'
import { isScoreChange } from './score-change.ts'

/**
 * What the log says beside a score that has changed and a start that has become earlier: that no
 * bet counts which was decided without knowing it. A message that the log holds already says
 * nothing more. Every version of the server counts such a suspension as a closing.
 */
export async function closingsOfNews(
  { db }: Pick<Deps, 'db'>,
  sent: readonly SentMessage[],
): Promise<SentMessage[]> {
  const told = sent.filter(({ message }) => message.type === 'fixture' || message.type === 'score')
  if (told.length === 0) return []
  const [said, known] = await Promise.all([idsInLog(db, told), knownOf(db, told)])
  return told
    .filter(({ messageId }) => !said.has(messageId))
    .filter(({ message }) => {
      const { eventId } = message
      const before = known.get(eventId)
      if (!before) return false
      if (message.type === 'score') {
        known.set(eventId, { ...before, score: message.score })
        return isScoreChange(before.score, message.score)
      }
      if (message.type !== 'fixture') return false
      const startsAtMs = Date.parse(message.startsAt)
      known.set(eventId, { ...before, startsAtMs })
      return startsAtMs < before.startsAtMs
    })
    .map(({ messageId, message: { eventId } }) => ({
      messageId: `${messageId}#news`,
      message: { type: 'hold', eventId, target: PHASE, isHeld: true, reason: 'news' },
    }))
}

/** Which of the messages the log holds already. */
export async function idsInLog(
  db: Deps['db'],
  sent: readonly Pick<SentMessage, 'messageId'>[],
): Promise<Set<string>> {
  const ids = sent.map(({ messageId }) => messageId)
  const { rows } = await sql<{ message_id: string }>`
    SELECT message_id FROM sportsbook.feed_message
     WHERE message_id = ANY (${ids}::text[])`.execute(db)
  return new Set(rows.map(({ message_id }) => message_id))
}

type Known = { readonly startsAtMs: number; readonly score: Score | null }

/** What the log says of the events until now; nothing of one that was not announced. */
async function knownOf(db: Deps['db'], sent: readonly SentMessage[]): Promise<Map<string, Known>> {
  const scored = new Set(
    sent.flatMap(({ message }) => (message.type === 'score' ? [message.eventId] : [])),
  )
  const ids = [...new Set(sent.map(({ message }) => message.eventId))]
  const { rows } = await sql<{ event_id: string; starts_at: Date; score: Score | null }>`
    SELECT event_id, starts_at,
           CASE WHEN event_id = ANY (${[...scored]}::text[]) THEN (
             SELECT payload -> 'score' FROM sportsbook.feed_message m
              WHERE m.event_id = e.event_id AND m.type = 'score' ORDER BY seq DESC LIMIT 1
           ) END AS score
      FROM sportsbook.event e WHERE event_id = ANY (${ids}::text[])`.execute(db)
  return new Map(
    rows.map(({ event_id, starts_at, score }) => [
      event_id,
      { startsAtMs: starts_at.getTime(), score },
    ]),
  )
}
