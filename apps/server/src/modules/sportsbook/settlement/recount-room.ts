import { add, centavos, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { HELD_BETS, listed } from '../bets/bet-states.ts'
import { roomsOfLeg } from '../bets/exposure.ts'
import { HOUSE_ITSELF } from '../feed/gate.ts'

const NAMES_AT_ONCE = 1000

type Row = {
  event_id: string
  outcome_id: string
  is_single: boolean
  whole: bigint
  parts: bigint
}

/**
 * Makes the room that is taken on every event that has not ended what its open tickets take, and
 * tells how many places were not. They differ after a server of a version that took it otherwise
 * has settled, sold or taken back a ticket. A place that moves meanwhile is left for the next time.
 */
export async function recountRoom(
  deps: Pick<Deps, 'db' | 'ledger' | 'log' | 'rng'>,
): Promise<number> {
  const taken = await takenIn(deps, [...(await heldByName(deps)).keys()])
  // Read after the counters: a ticket that takes or gives room in between moves its
  // counter as well.
  const held = await heldByName(deps)
  let changed = 0
  for (const [name, right] of held) {
    const now = taken.get(name)
    if (now === undefined || now === right) continue
    if (await putRight(deps, name, { taken: now, right })) changed++
  }
  return changed
}

/** What the counters of some places say is taken. */
async function takenIn(
  { ledger }: Pick<Deps, 'ledger'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, Money>> {
  const taken = new Map<string, Money>()
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
    const counters = await ledger.counters('house', names.slice(from, from + NAMES_AT_ONCE))
    for (const [name, { total }] of Object.entries(counters)) taken.set(name, centavos(total))
  }
  return taken
}

/** What open tickets take in each place of an event that has not ended, by its counter. */
async function heldByName({ db }: Pick<Deps, 'db'>): Promise<ReadonlyMap<string, Money>> {
  const { rows } = await sql<Row>`
    SELECT l.event_id, l.outcome_id, b.kind = 'single' AS is_single,
           coalesce(sum(b.charged) FILTER (WHERE b.status IN ${listed(HELD_BETS)}), 0)::bigint
             AS whole,
           coalesce(sum(round(l.charged * b.open_stake::numeric / b.stake))
             FILTER (WHERE b.status IN ${listed(HELD_BETS)}), 0)::bigint AS parts
      FROM sportsbook.event e
      JOIN sportsbook.leg l ON l.event_id = e.event_id
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE e.finished_at IS NULL
     GROUP BY l.event_id, l.outcome_id, b.kind = 'single'`.execute(db)
  const held = new Map<string, Money>()
  for (const row of rows) {
    const leg = { eventId: row.event_id, outcomeId: row.outcome_id }
    for (const { name, of } of roomsOfLeg(leg, !row.is_single)) {
      const amount = of === 'leg' && !row.is_single ? row.parts : row.whole
      held.set(name, add(held.get(name) ?? zero, centavos(amount)))
    }
  }
  return held
}

type Difference = { readonly taken: Money; readonly right: Money }

async function putRight(
  { ledger, log, rng }: Pick<Deps, 'ledger' | 'log' | 'rng'>,
  name: string,
  { taken, right }: Difference,
): Promise<boolean> {
  const delta = subtract(right, taken)
  const verdict = await ledger.submit(HOUSE_ITSELF, () => ({
    key: `room:${rng.uuid()}`,
    bodyHash: name,
    kind: 'room_recount',
    postings: [],
    counters: [{ owner: 'house', name, delta, expect: taken }],
  }))
  if (verdict.status !== 'posted') return false
  log.warn({ name, taken, right }, 'the room of a limit was not what open tickets take: put right')
  return true
}
