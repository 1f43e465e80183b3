import { zero } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { withLegs } from '../bets/ticket-store.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import { readDebts } from './debt.ts'
import { readEndings } from './event-facts.ts'
import type { Endings, EventRow } from './event-facts.ts'
import { reverseTakenBack } from './reverse-events.ts'
import { gradeTicket, settleTicket } from './settle-ticket.ts'

const CHUNK = 4000

type Key = Pick<TicketRow, 'player_id' | 'bet_id'>

/**
 * Settles every open bet that has a leg on a finished event and tells how many this call paid. It
 * may be cut off anywhere and started again, and may run twice at once: each bet is paid once. Bets
 * on a result that was taken back are reversed first. A bet that no rule settles stays open under
 * status -1, and its event is named in `unsettled`, for a person.
 */
export async function settleFinishedEvents(deps: Deps): Promise<{
  readonly settled: number
  readonly reversed: number
  readonly unsettled: readonly string[]
}> {
  const reversed = await reverseTakenBack(deps)
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('settled_at', 'is', null)
    .whereRef('reversed', '=', 'rollbacks')
    .where((where) =>
      where.or([
        where('finished_at', 'is not', null),
        where('cancelled', '>', where.ref('voided')),
      ]),
    )
    .orderBy('finished_at')
    .execute()
  let settled = 0
  const unsettled: string[] = []
  for (const event of events) {
    const bets = await settleBets(deps, event)
    settled += bets.settled
    if (bets.unsettled > 0) unsettled.push(event.event_id)
    else await markSettled(deps, event)
  }
  return { settled, reversed, unsettled }
}

/** Pages through the open bets of the event, reading the next page while one is paid. */
async function settleBets(deps: Deps, event: EventRow) {
  const count = { settled: 0, unsettled: 0 }
  let page = await openTickets(deps, event.event_id, undefined)
  while (page.length > 0) {
    const last = page.at(-1)!.bet
    const [next, done] = await Promise.all([
      openTickets(deps, event.event_id, last),
      settlePage(deps, page),
    ])
    count.settled += done.settled
    count.unsettled += done.unsettled
    page = next
  }
  return count
}

/** Submits a page of bets at once, so that the lanes commit them in large batches. */
async function settlePage(deps: Deps, page: readonly StoredTicket[]) {
  const [endings, debts] = await Promise.all([
    readEndings(
      deps,
      page.flatMap(({ legs }) => legs.map((leg) => leg.event_id)),
    ),
    readDebts(
      deps,
      page.map(({ bet }) => bet.player_id),
    ),
  ])
  const done = await Promise.all(page.map((stored) => settleOne(deps, stored, { endings, debts })))
  return {
    settled: done.filter((paid) => paid === true).length,
    unsettled: done.filter((paid) => paid === null).length,
  }
}

/** Whether this call paid the bet; null when no rule says how it ended. */
async function settleOne(
  deps: Deps,
  stored: StoredTicket,
  known: { readonly endings: Endings; readonly debts: Awaited<ReturnType<typeof readDebts>> },
): Promise<boolean | null> {
  const { bet } = stored
  const graded = gradeTicket(stored, known.endings)
  if (graded.state === 'open') return false
  if (graded.state === 'unsettled') {
    await markException(deps, bet)
    return null
  }
  const owed = known.debts.get(bet.player_id) ?? zero
  return settleTicket(deps, stored, { endings: known.endings, owed })
}

/** Open bets with a leg on the event, in the order of their keys, after the last one seen. */
async function openTickets(deps: Deps, eventId: string, after: Key | undefined) {
  const { rows } = await sql<TicketRow>`
    SELECT b.* FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId}
       AND (l.player_id, l.bet_id) > (${after?.player_id ?? 0n}::bigint, ${after?.bet_id ?? 0n}::bigint)
       AND b.status IN (0, 8888, -1)
     ORDER BY l.player_id, l.bet_id LIMIT ${CHUNK}`.execute(deps.db)
  return withLegs(deps, rows)
}

const markException = ({ db }: Deps, bet: TicketRow) =>
  db
    .updateTable('sportsbook.bet')
    .set({ status: -1 })
    .where('player_id', '=', bet.player_id)
    .where('bet_id', '=', bet.bet_id)
    .where('status', '=', 0)
    .execute()

const markSettled = (deps: Deps, event: EventRow) =>
  deps.db
    .updateTable('sportsbook.event')
    .set({
      settled_at: event.finished_at === null ? null : deps.clock.now(),
      voided: event.cancelled,
    })
    .where('event_id', '=', event.event_id)
    .where('rollbacks', '=', event.rollbacks)
    .where('cancelled', '=', event.cancelled)
    .where('settled_at', 'is', null)
    .execute()
