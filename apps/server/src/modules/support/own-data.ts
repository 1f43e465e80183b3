import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Tickets and what was said in them. */
export const ownTickets: readonly OwnPart[] = [
  ownTable({
    name: 'tickets',
    table: 'support.ticket',
    key: ['ticket_id'],
    columns: [
      'ticket_id',
      'topic',
      'about',
      'ref',
      'state',
      'opened_at',
      'changed_at',
      'rating',
      'rated_at',
    ],
  }),
  ownTable({
    name: 'ticketMessages',
    table: 'support.message',
    key: ['ticket_id', 'message_id'],
    columns: ['ticket_id', 'text', 'said_at'],
    derived: { by: `CASE WHEN operator IS NULL THEN 'player' ELSE 'support' END` },
    // the messages of a ticket lie together
    where: 'ticket_id IN (SELECT ticket_id FROM support.ticket WHERE player_id = $1)',
  }),
]
