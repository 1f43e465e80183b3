import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../tables.ts'
import type { CancelMessage } from './message.ts'

/** Whoever settled already is settled again: what was cancelled goes back. */
export async function saveCancellation(
  tx: Transaction<Tables>,
  messageId: string,
  message: CancelMessage,
) {
  const { eventId, marketId, from, to, reason, isLate = false, startsBefore } = message
  await tx
    .insertInto('sportsbook.cancellation')
    .values({
      message_id: messageId,
      event_id: eventId,
      market_id: marketId,
      from_at: from === null ? null : new Date(from),
      to_at: to === null ? null : new Date(to),
      reason,
      is_late: isLate,
      starts_before: startsBefore === undefined ? null : new Date(startsBefore),
    })
    .execute()
  await tx
    .updateTable('sportsbook.event')
    .set({
      cancelled: sql`cancelled + 1`,
      rollbacks: sql`rollbacks + (finished_at IS NOT NULL OR live_facts IS NOT NULL)::int`,
      settled_at: null,
    })
    .where('event_id', '=', eventId)
    .execute()
}

/**
 * What a cancellation gave back is taken back, and its bets are open or settled as if it had never
 * been; a parlay that another leg has lost is settled once more. One that does not stand any more
 * is left alone.
 */
export async function withdrawCancellation(
  tx: Transaction<Tables>,
  { eventId, withdraws }: CancelMessage,
  at: Date,
) {
  const { numUpdatedRows } = await tx
    .updateTable('sportsbook.cancellation')
    .set({ withdrawn_at: at })
    .where('message_id', '=', withdraws!)
    .where('event_id', '=', eventId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .updateTable('sportsbook.event')
    .set({ cancelled: sql`cancelled + 1`, rollbacks: sql`rollbacks + 1`, settled_at: null })
    .where('event_id', '=', eventId)
    .execute()
}
