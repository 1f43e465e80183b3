import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { keepMessage, readOut } from '../notice/index.ts'
import { changeTicket } from './tickets.ts'

const answered = { state: 'answered', answer_by: null } as const

type Answer = {
  readonly ticketId: bigint
  readonly operator: string
  readonly text: string
  /** The call's own key: asked for again, it is one answer. */
  readonly key: string
  /** The newest message that the operator had seen; undefined where nobody says. */
  readonly seen?: bigint | undefined
}

/**
 * Answers a ticket for the operator, once for each key, with what `within` does; the player finds
 * it in the inbox and hears of it at once. One whose player has written more than was seen goes on
 * waiting. Refuses with `ticket_unknown`.
 */
export async function answerTicket(
  deps: Deps,
  { ticketId, operator, text, key, seen }: Answer,
  within?: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  const { db, clock } = deps
  const at = clock.now()
  const said = await db.transaction().execute(async (once) => {
    const ticket = await once
      .selectFrom('support.ticket')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      .forUpdate()
      .executeTakeFirst()
    if (!ticket) throw new Refusal('ticket_unknown')
    const { player_id } = ticket
    const kept = await once
      .insertInto('support.message')
      .values({ ticket_id: ticketId, player_id, operator, text, said_at: at, key: `desk ${key}` })
      .onConflict((conflict) => conflict.columns(['player_id', 'key']).doNothing())
      .returning('message_id')
      .executeTakeFirst()
    if (!kept) return null
    const message = {
      cause: `support ${kept.message_id}`,
      category: 'support',
      kind: 'support_answer',
      values: { ticketId: String(ticketId) },
      at,
    } as const
    await keepMessage(deps, once, player_id, message)
    const isWhole = seen === undefined || !(await wroteAfter(once, ticketId, seen))
    const { state, answer_by } = isWhole ? answered : ticket
    await changeTicket(once, ticket, { state, changed_at: at, answer_by })
    await within?.(once)
    return { player_id, message }
  })
  if (said) readOut(deps, said.player_id, said.message)
}

/** Whether the ticket's player wrote something after this message. */
async function wroteAfter(tx: Transaction<Tables>, ticketId: bigint, messageId: bigint) {
  const newer = await tx
    .selectFrom('support.message')
    .select('message_id')
    .where('ticket_id', '=', ticketId)
    .where('message_id', '>', messageId)
    .where('operator', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}
