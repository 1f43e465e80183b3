import type { CallReply, ops } from '@jogada/contract'
import { add, centavos, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { roomsOfEvent } from '../bets/exposure.ts'
import { riskOfEvents } from './risk.ts'

type Rows = CallReply<typeof ops.overview.risks>

/**
 * The events on which the house can lose most by open bets, the greatest first, with what the board
 * shows of each. They are found by the counters of the limits, so that no bet is read of any other.
 */
export async function greatestRisks(
  deps: Pick<Deps, 'db' | 'ledger'>,
  most: number,
): Promise<Rows> {
  const found = await greatestByCounters(deps, await unsettled(deps), most)
  if (found.length === 0) return []
  const [events, riskOf] = await Promise.all([
    deps.db
      .selectFrom('sportsbook.event')
      .selectAll()
      .where('event_id', 'in', [...found])
      .execute(),
    riskOfEvents(deps, found),
  ])
  return found.flatMap((eventId) => {
    const event = events.find((one) => one.event_id === eventId)
    if (!event) return []
    const { bets, stake, liability } = riskOf(eventId)
    const { sport, competition, home, away } = event
    return [
      {
        eventId,
        sport,
        competition,
        home,
        away,
        startsAt: event.starts_at.toISOString(),
        isOver: event.finished_at !== null,
        bets,
        stake: formatMoney(stake),
        liability: formatMoney(liability),
      },
    ]
  })
}

/** Every event that bets can be open on. */
async function unsettled({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: string }>`
    SELECT event_id FROM sportsbook.event WHERE finished_at IS NULL
    UNION ALL
    SELECT event_id FROM sportsbook.event
     WHERE finished_at IS NOT NULL AND settled_at IS NULL`.execute(db)
  return rows.map(({ event_id }) => event_id)
}

async function greatestByCounters(
  { ledger }: Pick<Deps, 'ledger'>,
  eventIds: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const counters = await ledger.counters('house', eventIds.flatMap(roomsOfEvent))
  const totalOf = (eventId: string): Money =>
    add(zero, ...roomsOfEvent(eventId).map((name) => centavos(counters[name]!.total)))
  return eventIds
    .map((eventId) => ({ eventId, total: totalOf(eventId) }))
    .filter(({ total }) => total > 0n)
    .toSorted((a, b) => (a.total === b.total ? 0 : a.total > b.total ? -1 : 1))
    .slice(0, most)
    .map(({ eventId }) => eventId)
}
