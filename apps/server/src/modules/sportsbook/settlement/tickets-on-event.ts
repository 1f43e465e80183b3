import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { withLegs } from '../bets/ticket-store.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'

/** How many bets a page holds: enough that the lanes commit them in full batches. */
const PAGE = 4000

/** A bet's place in the order of pages. */
export type TicketKey = Pick<TicketRow, 'player_id' | 'bet_id'>

/** Bets with a leg on the event, on one of the outcomes if named, of which `which` holds. */
export type OnEvent = {
  readonly eventId: string
  readonly outcomeIds?: readonly string[] | undefined
  /** A condition on columns of `sportsbook.bet`. */
  readonly which: RawBuilder<boolean>
}

/**
 * A page of bets in the order of their keys, those after `after`. Each leg asks for its bet: joined
 * freely, every page would read all bets.
 */
export async function ticketsOnEvent(
  deps: Pick<Deps, 'db'>,
  { eventId, outcomeIds, which }: OnEvent,
  after: TicketKey | undefined,
): Promise<StoredTicket[]> {
  const named = outcomeIds ? sql`AND l.outcome_id = ANY (${outcomeIds}::text[])` : sql``
  const { rows } = await sql<TicketRow>`
    SELECT b.* FROM sportsbook.leg l
      CROSS JOIN LATERAL (
        SELECT * FROM sportsbook.bet
         WHERE player_id = l.player_id AND bet_id = l.bet_id AND ${which} OFFSET 0
      ) AS b
     WHERE l.event_id = ${eventId} ${named}
       AND (l.player_id, l.bet_id) > (${after?.player_id ?? 0n}::bigint, ${after?.bet_id ?? 0n}::bigint)
     ORDER BY l.player_id, l.bet_id LIMIT ${PAGE}`.execute(deps.db)
  return withLegs(deps, rows)
}
