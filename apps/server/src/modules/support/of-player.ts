import type { Deps } from '../../deps.ts'
import { placeNumber, placeText, readPlace } from '../../platform/list-place.ts'
import { newestMessageId } from './desk.ts'
import type { SeenTicket } from './desk.ts'

const PAGE = 50

/** A player's tickets in every state, the last changed first; `next` continues them. */
export async function ticketsOfPlayer(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  after?: string,
): Promise<{ readonly tickets: SeenTicket[]; readonly next: string | null }> {
  let query = db
    .selectFrom('support.ticket')
    .selectAll()
    .select(newestMessageId)
    .where('player_id', '=', playerId)
    .orderBy('changed_at', 'desc')
    .orderBy('ticket_id', 'desc')
    .limit(PAGE + 1)
  if (after !== undefined) {
    const { at, ids } = readPlace(after, 1)
    const ticketId = placeNumber(ids[0])
    query = query.where((where) =>
      where(where.refTuple('changed_at', 'ticket_id'), '<', where.tuple(at, ticketId)),
    )
  }
  const rows = await query.execute()
  const tickets = rows.slice(0, PAGE)
  const last = tickets.at(-1)
  return {
    tickets,
    next: rows.length > PAGE && last ? placeText(last.changed_at, last.ticket_id) : null,
  }
}

/** The numbers of all of a player's tickets. */
export async function ticketIdsOf(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('support.ticket')
    .select('ticket_id')
    .where('player_id', '=', playerId)
    .execute()
  return rows.map((row) => row.ticket_id)
}

/** How many tickets each of some players opened since an instant; who opened none is left out. */
export async function countOpenedTickets(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db
    .selectFrom('support.ticket')
    .select(['player_id', (count) => count.fn.countAll<bigint>().as('opened')])
    .where('player_id', 'in', [...players])
    // the index is by the last change, which no ticket has before its opening
    .where('changed_at', '>=', since)
    .where('opened_at', '>=', since)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, opened }) => [player_id, Number(opened)]))
}
