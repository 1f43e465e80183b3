import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addMessage } from '../notice/index.ts'
import { changeTicket } from './tickets.ts'
import type { Ticket } from './tickets.ts'

const SHOWN = 200

/** Tickets that wait for an answer, the most urgent first; the operator's queue. */
export const listOpenTickets = ({ db }: Deps): Promise<Ticket[]> =>
  db
    .selectFrom('support.ticket')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('answer_by')
    .limit(SHOWN)
    .execute()

type Answer = { readonly ticketId: bigint; readonly operator: string; readonly text: string }

/** Answers a ticket for the operator; the player finds it in the inbox and hears of it at once. */
export async function answerTicket(
  deps: Deps,
  { ticketId, operator, text }: Answer,
): Promise<void> {
  const { db, clock, realtime } = deps
  const ticket = await db
    .selectFrom('support.ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw new Refusal('ticket_unknown')
  const at = clock.now()
  const { message_id } = await db
    .insertInto('support.message')
    .values({
      ticket_id: ticketId,
      player_id: ticket.player_id,
      operator,
      text,
      said_at: at,
      key: null,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  await changeTicket(db, ticket, { state: 'answered', changed_at: at, answer_by: null })
  await addMessage(deps, ticket.player_id, {
    cause: `support ${message_id}`,
    category: 'support',
    kind: 'support_answer',
    values: { ticketId: String(ticketId) },
    at,
  })
  realtime.toPlayer(ticket.player_id, 'notice', {
    text: 'O atendimento respondeu à sua mensagem.',
    level: 'info',
  })
}
