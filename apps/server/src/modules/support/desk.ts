import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { placeNumber, placeText, readPlace } from '../../platform/list-place.ts'
import { Refusal } from '../../platform/refusal.ts'
import { newestMessages } from './tickets.ts'
import type { Ticket } from './tickets.ts'

const PAGE = 50
const RATED_WITHIN_MS = 30 * 24 * 60 * 60_000

type Asked = {
  readonly state: Ticket['state']
  readonly topic?: Ticket['topic'] | undefined
  readonly after?: string | undefined
}

/** A ticket with the newest message of it. */
export type SeenTicket = Ticket & { readonly last_message_id: bigint | null }

export const newestMessageId = sql<bigint | null>`(
  SELECT max(said.message_id) FROM support.message said
   WHERE said.ticket_id = support.ticket.ticket_id)`.as('last_message_id')

const columnOf = (state: Ticket['state']) => (state === 'open' ? 'answer_by' : 'changed_at')

/** The statement behind a page of tickets, with one row more than it shows. */
export function deskPage({ db }: Pick<Deps, 'db'>, { state, topic, after }: Asked) {
  const column = columnOf(state)
  const isOpen = state === 'open'
  const way = isOpen ? 'asc' : 'desc'
  let query = db
    .selectFrom('support.ticket')
    .selectAll()
    .select(newestMessageId)
    .where('state', '=', state)
    .orderBy(column, way)
    .orderBy('ticket_id', way)
    .limit(PAGE + 1)
  if (topic) query = query.where('topic', '=', topic)
  if (after === undefined) return query
  const { at, ids } = readPlace(after, 1)
  const ticketId = placeNumber(ids[0])
  return query.where((where) =>
    where(where.refTuple(column, 'ticket_id'), isOpen ? '>' : '<', where.tuple(at, ticketId)),
  )
}

/**
 * Tickets for operators: open ones by the time of their promise, others the last changed first;
 * `next` continues them.
 */
export async function listDesk(
  deps: Pick<Deps, 'db'>,
  asked: Asked,
): Promise<{ readonly tickets: SeenTicket[]; readonly next: string | null }> {
  const rows = await deskPage(deps, asked).execute()
  const tickets = rows.slice(0, PAGE)
  const last = tickets.at(-1)
  const isMore = rows.length > PAGE && last !== undefined
  return {
    tickets,
    next: isMore ? placeText(last[columnOf(asked.state)]!, last.ticket_id) : null,
  }
}

/** A ticket with the newest that was said; refuses with `ticket_unknown`. */
export async function readThread({ db }: Pick<Deps, 'db'>, ticketId: bigint) {
  const ticket = await db
    .selectFrom('support.ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw new Refusal('ticket_unknown')
  const messages = await newestMessages(db, ticketId)
  return {
    ticket: { ...ticket, last_message_id: messages.at(-1)?.message_id ?? null },
    messages,
  }
}

export async function countOpenTickets({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('support.ticket')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * How players found the help in the last thirty days: how many said it, and the average of 1 to 5.
 */
export async function satisfaction({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const since = new Date(clock.now().getTime() - RATED_WITHIN_MS)
  const { ratings, average } = await db
    .selectFrom('support.ticket')
    .select((select) => [
      select.fn.count<bigint>('rating').as('ratings'),
      sql<string | null>`round(avg(rating), 1)::text`.as('average'),
    ])
    .where('rated_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { ratings: Number(ratings), average }
}
