import type { CallOutput, CallReply, support } from '@jogada/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { isPartOpen } from '../part/index.ts'

export type Ticket = Selectable<Tables['support.ticket']>
type Entry = CallReply<typeof support.openTicket>

/** Within what time an answer is promised. */
export const ANSWER_MS = 24 * 60 * 60_000
/** How many open tickets one player may have. */
export const OPEN_AT_MOST = 5
const SHOWN = 50
/**
 * How many messages of a ticket are shown, and how many a player may write until an answer comes.
 */
const MESSAGES = 200
/** The least that a player waits who wrote as many. */
const WAIT_S = 60

export const entryOf = (ticket: Ticket): Entry => ({
  ticketId: String(ticket.ticket_id),
  topic: ticket.topic,
  about: ticket.about,
  state: ticket.state,
  openedAt: ticket.opened_at.toISOString(),
  changedAt: ticket.changed_at.toISOString(),
  answerBy: ticket.answer_by?.toISOString() ?? null,
  rating: ticket.rating,
})

/** The player's tickets, the last changed first. */
export async function listTickets({ db }: Deps, playerId: bigint): Promise<Entry[]> {
  const rows = await db
    .selectFrom('support.ticket')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('changed_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(entryOf)
}

type Db = Kysely<Tables>

async function ownTicket(db: Db, playerId: bigint, ticketId: string): Promise<Ticket> {
  const ticket = await db
    .selectFrom('support.ticket')
    .selectAll()
    .where('ticket_id', '=', BigInt(ticketId))
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!ticket) throw new Refusal('ticket_unknown')
  return ticket
}

/** The newest messages of a ticket, in the order in which they were said. */
export async function newestMessages(db: Db, ticketId: bigint) {
  const rows = await db
    .selectFrom('support.message')
    .select(['message_id', 'operator', 'text', 'said_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('message_id', 'desc')
    .limit(MESSAGES)
    .execute()
  return rows.toReversed()
}

/** One of the player's tickets with the newest that was said; refuses with `ticket_unknown`. */
export async function getTicket(
  { db }: Deps,
  playerId: bigint,
  ticketId: string,
): Promise<CallReply<typeof support.ticket>> {
  const ticket = await ownTicket(db, playerId, ticketId)
  const messages = await newestMessages(db, ticket.ticket_id)
  return {
    ...entryOf(ticket),
    messages: messages.map(({ message_id, operator, text, said_at }) => ({
      messageId: String(message_id),
      from: operator === null ? 'player' : 'operator',
      text,
      at: said_at.toISOString(),
    })),
  }
}

type Opening = CallOutput<typeof support.openTicket>['body'] & { readonly key: string }

/**
 * Opens a ticket, once for each key. Refuses with `service_suspended` while operators take none,
 * and with `ticket_limit` when too many are open.
 */
export async function openTicket(deps: Deps, playerId: bigint, opening: Opening): Promise<Entry> {
  const { topic, about, text, key, ref = null } = opening
  const isOpen = await isPartOpen(deps, 'chat', playerId)
  return deps.db.transaction().execute(async (once) => {
    await lockDesk(once, playerId)
    const known = await findByKey(once, playerId, key)
    if (known) return entryOf(known)
    if (!isOpen) throw new Refusal('service_suspended')
    await refuseMany(once, playerId)
    const now = deps.clock.now()
    const ticket = await once
      .insertInto('support.ticket')
      .values({
        player_id: playerId,
        topic,
        about,
        ref,
        opened_at: now,
        changed_at: now,
        answer_by: new Date(now.getTime() + ANSWER_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await say(once, ticket, { text, key, at: now })
    return entryOf(ticket)
  })
}

type Reply = { readonly ticketId: string; readonly text: string; readonly key: string }

/**
 * Adds to a ticket, once for each key, which opens it again. A closed one is refused as a new one
 * would be, and any with `too_many_requests` while very much waits in it for an answer.
 */
export async function replyToTicket(
  deps: Deps,
  playerId: bigint,
  { ticketId, text, key }: Reply,
): Promise<Entry> {
  const isOpen = await isPartOpen(deps, 'chat', playerId)
  return deps.db.transaction().execute(async (once) => {
    await lockDesk(once, playerId)
    const known = await findByKey(once, playerId, key)
    if (known) return entryOf(known)
    const ticket = await ownTicket(once, playerId, ticketId)
    if (ticket.state === 'closed') {
      if (!isOpen) throw new Refusal('service_suspended')
      await refuseMany(once, playerId)
    }
    const now = deps.clock.now()
    await refuseUnanswered(once, ticket, now)
    await say(once, ticket, { text, key, at: now })
    const answerBy = ticket.answer_by ?? new Date(now.getTime() + ANSWER_MS)
    return changeTicket(once, ticket, { state: 'open', changed_at: now, answer_by: answerBy })
  })
}

async function refuseMany(db: Db, playerId: bigint): Promise<void> {
  const open = await db
    .selectFrom('support.ticket')
    .select('ticket_id')
    .where('player_id', '=', playerId)
    .where('state', '!=', 'closed')
    .execute()
  if (open.length >= OPEN_AT_MOST) throw new Refusal('ticket_limit')
}

/**
 * Refuses until the promised answer when the newest messages of a ticket are all the player's own.
 */
async function refuseUnanswered(db: Db, ticket: Ticket, now: Date): Promise<void> {
  const said = await db
    .selectFrom('support.message')
    .select('operator')
    .where('ticket_id', '=', ticket.ticket_id)
    .orderBy('message_id', 'desc')
    .limit(MESSAGES)
    .execute()
  if (said.length < MESSAGES || said.some(({ operator }) => operator !== null)) return
  const promisedMs = (ticket.answer_by?.getTime() ?? 0) - now.getTime()
  throw new Refusal('too_many_requests', {
    seconds: Math.max(WAIT_S, Math.ceil(promisedMs / 1000)),
  })
}

/** Closes one of the player's tickets. */
export async function closeTicket(deps: Deps, playerId: bigint, ticketId: string): Promise<Entry> {
  const ticket = await ownTicket(deps.db, playerId, ticketId)
  return changeTicket(deps.db, ticket, {
    state: 'closed',
    changed_at: deps.clock.now(),
    answer_by: null,
  })
}

/**
 * Keeps how the player found the help; said again, the last rating stands. Refuses with
 * `ticket_unanswered` while nobody has answered.
 */
export async function rateTicket(
  deps: Deps,
  playerId: bigint,
  { ticketId, rating }: { readonly ticketId: string; readonly rating: number },
): Promise<Entry> {
  const ticket = await ownTicket(deps.db, playerId, ticketId)
  const answer = await deps.db
    .selectFrom('support.message')
    .select('message_id')
    .where('ticket_id', '=', ticket.ticket_id)
    .where('operator', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!answer) throw new Refusal('ticket_unanswered')
  const rated = await deps.db
    .updateTable('support.ticket')
    .set({ rating, rated_at: deps.clock.now() })
    .where('ticket_id', '=', ticket.ticket_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return entryOf(rated)
}

export async function changeTicket(
  db: Db,
  { ticket_id }: Ticket,
  change: Pick<Ticket, 'state' | 'changed_at' | 'answer_by'>,
): Promise<Entry> {
  const changed = await db
    .updateTable('support.ticket')
    .set(change)
    .where('ticket_id', '=', ticket_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return entryOf(changed)
}

/** One writer for each player's desk, so that two requests cannot both be the last that fits. */
const lockDesk = (db: Db, playerId: bigint) =>
  db
    .selectNoFrom((is) =>
      is
        .fn('pg_advisory_xact_lock', [
          is.fn('hashtextextended', [is.val(`support ${playerId}`), is.val(11)]),
        ])
        .as('locked'),
    )
    .execute()

async function findByKey(db: Db, playerId: bigint, key: string): Promise<Ticket | undefined> {
  return db
    .selectFrom('support.message')
    .innerJoin('support.ticket', 'support.ticket.ticket_id', 'support.message.ticket_id')
    .selectAll('support.ticket')
    .where('support.message.player_id', '=', playerId)
    .where('support.message.key', '=', key)
    .executeTakeFirst()
}

const say = (
  db: Db,
  { ticket_id, player_id }: Ticket,
  { text, key, at }: { readonly text: string; readonly key: string; readonly at: Date },
) =>
  db
    .insertInto('support.message')
    .values({ ticket_id, player_id, operator: null, text, said_at: at, key })
    .execute()
