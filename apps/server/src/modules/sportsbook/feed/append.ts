import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { closeGate } from './gate.ts'
import { FEED_CHANNEL } from './channel.ts'
import { isClosing } from './message.ts'
import type { FixtureMessage, ResultMessage, SentMessage } from './message.ts'

const LOG_LOCK = 'sportsbook.feed_message'

/**
 * Appends what a source said, all or nothing; a message whose id is known is left out. A message
 * that closes an event closes its gate first, so that no bet is accepted after it. Safe to repeat.
 */
export async function appendMessages(deps: Deps, sent: readonly SentMessage[]): Promise<void> {
  if (sent.length === 0) return
  for (const { messageId, message } of sent) {
    if (isClosing(message)) await closeGate(deps, message.eventId, messageId)
  }
  const at = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // One writer at a time: numbers are handed out in the order of the commits, so that a reader
    // who has seen one has seen all before it.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${LOG_LOCK}, 0))`.execute(tx)
    for (const { message } of sent) if (message.type === 'fixture') await saveFixture(tx, message)
    const added = await insert(tx, sent, at)
    for (const { message, messageId } of sent) {
      if (message.type === 'result' && added.has(messageId)) await saveResult(tx, message, at)
    }
    await sql`SELECT pg_notify(${FEED_CHANNEL}, '')`.execute(tx)
  })
}

async function insert(tx: Transaction<Tables>, sent: readonly SentMessage[], at: Date) {
  const rows = sent.map(({ messageId, message }) => {
    const { type, eventId, ...payload } = message
    return { message_id: messageId, event_id: eventId, type, payload }
  })
  const { rows: added } = await sql<{ message_id: string }>`
    INSERT INTO sportsbook.feed_message (message_id, event_id, type, payload, at)
    SELECT r->>'message_id', r->>'event_id', r->>'type', r->'payload', ${at}
      FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS u (r, ord)
     ORDER BY ord
    ON CONFLICT (message_id) DO NOTHING
    RETURNING message_id`.execute(tx)
  return new Set(added.map((row) => row.message_id))
}

const saveFixture = (tx: Transaction<Tables>, message: FixtureMessage) =>
  tx
    .insertInto('sportsbook.event')
    .values({
      event_id: message.eventId,
      source: message.source,
      replay: message.replay,
      starts_at: new Date(message.startsAt),
      result_state: null,
      result_home: null,
      result_away: null,
      finished_at: null,
      settled_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({ starts_at: new Date(message.startsAt) }),
    )
    .execute()

/** The first result stands: settled bets are corrected by reversal, never by another message. */
const saveResult = (tx: Transaction<Tables>, { eventId, result }: ResultMessage, at: Date) =>
  tx
    .updateTable('sportsbook.event')
    .set({
      result_state: result.state,
      result_home: result.state === 'void' ? null : result.score.home,
      result_away: result.state === 'void' ? null : result.score.away,
      finished_at: at,
    })
    .where('event_id', '=', eventId)
    .where('finished_at', 'is', null)
    .execute()
