import type { RowCheck, RowExpectation } from '@jogada/ledger'
import type { Ending } from './event-facts.ts'

const sameEvent: RowCheck = {
  name: 'sportsbook.event',
  columns: { event_id: 'text', rollbacks: 'integer', cancelled: 'integer' },
  sql: `SELECT r.position, (e.rollbacks, e.cancelled) <> (r.rollbacks, r.cancelled) AS is_stale
    FROM rows r JOIN sportsbook.event e ON e.event_id = r.event_id
    ORDER BY e.event_id FOR SHARE OF e`,
}

/**
 * Lets a settlement or a sale pass only while nothing was taken back or cancelled of the event since it was
 * read: another process may have reversed the event's bets meanwhile, and would not see this one.
 */
export const stillStands = ({ eventId, rollbacks, cancelled }: Ending): RowExpectation => ({
  check: sameEvent,
  values: [eventId, rollbacks, cancelled],
})
