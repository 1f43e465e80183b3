import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Ticket } from './tickets.ts'

const PAGE = 50

type Asked = { readonly state: Ticket['state']; readonly after?: string | undefined }

/**
 * Tickets for operators: open ones by the time of their promise, others the last changed first;
 * `next` continues them.
 */
export async function listDesk(
  { db }: Pick<Deps, 'db'>,
  { state, after }: Asked,
): Promise<{ readonly tickets: Ticket[]; readonly next: string | null }> {
  const column = state === 'open' ? 'answer_by' : 'changed_at'
  const isForward = state === 'open'
  let query = db
    .selectFrom('support.ticket')
    .selectAll()
    .where('state', '=', state)
    .orderBy(column, isForward ? 'asc' : 'desc')
    .orderBy('ticket_id')
    .limit(PAGE + 1)
  const [at, id] = after?.split(' ') ?? []
  if (at !== undefined && /^\d{1,19}$/.test(id ?? '') && !Number.isNaN(Date.parse(at))) {
    const instant = new Date(at)
    query = query.where((where) =>
      where.or([
        where(column, isForward ? '>' : '<', instant),
        where.and([where(column, '=', instant), where('ticket_id', '>', BigInt(id!))]),
      ]),
    )
  }
  const rows = await query.execute()
  const tickets = rows.slice(0, PAGE)
  const last = tickets.at(-1)
  const isMore = rows.length > PAGE && last !== undefined
  return {
    tickets,
    next: isMore ? `${(last[column] as Date).toISOString()} ${last.ticket_id}` : null,
  }
}

/** A ticket with everything said; refuses with `ticket_unknown`. */
export async function readThread({ db }: Pick<Deps, 'db'>, ticketId: bigint) {
  const ticket = await db
    .selectFrom('support.ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw new Refusal('ticket_unknown')
  const messages = await db
    .selectFrom('support.message')
    .select(['operator', 'text', 'said_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('message_id')
    .execute()
  return { ticket, messages }
}

export async function countOpenTickets({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('support.ticket')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
