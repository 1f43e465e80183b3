import { add, centavos, larger, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { HELD_BETS, listed } from '../bets/bet-states.ts'

/** What open bets hang on something; liability is what the house loses if all of it wins. */
export type Risk = { readonly bets: number; readonly stake: Money; readonly liability: Money }

type Row = {
  name: string
  is_single: boolean
  bets: bigint
  stake: bigint | null
  liability: bigint | null
}

const sums = sql`count(*) AS bets, sum(b.open_stake)::bigint AS stake,
  sum(b.charged)::bigint AS liability`

const NOTHING: Risk = { bets: 0, stake: zero, liability: zero }

/** Open bets of several events together, by event. */
export async function riskOfEvents(
  { db }: Pick<Deps, 'db'>,
  eventIds: readonly string[],
): Promise<(eventId: string) => Risk> {
  if (eventIds.length === 0) return () => NOTHING
  const { rows } = await sql<Row>`
    SELECT l.event_id AS name, ${sums}
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ANY (${eventIds}::text[]) AND b.status IN ${listed(HELD_BETS)}
     GROUP BY l.event_id`.execute(db)
  const known = new Map(rows.map((row) => [row.name, riskOf(row)]))
  return (eventId) => known.get(eventId) ?? NOTHING
}

/**
 * Open bets of an event by outcome, where a leg of several counts with its part of the liability,
 * and its parlays and systems together with all of theirs.
 */
export async function riskOfEvent({ db }: Pick<Deps, 'db'>, eventId: string) {
  const { rows } = await sql<Row & { parts: bigint }>`
    SELECT l.outcome_id AS name, b.kind = 'single' AS is_single, ${sums},
           sum(round(l.charged * b.open_stake::numeric / b.stake))::bigint AS parts
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId} AND b.status IN ${listed(HELD_BETS)}
     GROUP BY l.outcome_id, b.kind = 'single'`.execute(db)
  const byOutcome = new Map<string, Risk>()
  for (const row of rows) {
    const part = riskOf(row.is_single ? row : { ...row, liability: row.parts })
    byOutcome.set(row.name, added(byOutcome.get(row.name) ?? NOTHING, part))
  }
  return {
    of: (outcomeId: string) => byOutcome.get(outcomeId) ?? NOTHING,
    multiples: rows
      .filter((row) => !row.is_single)
      .map(riskOf)
      .reduce(added, NOTHING),
    all: rows.map(riskOf).reduce(added, NOTHING),
  }
}

const riskOf = ({ bets, stake, liability }: Pick<Row, 'bets' | 'stake' | 'liability'>): Risk => ({
  bets: Number(bets),
  stake: centavos(stake ?? 0n),
  liability: larger(centavos(liability ?? 0n), zero),
})

const added = (a: Risk, b: Risk): Risk => ({
  bets: a.bets + b.bets,
  stake: add(a.stake, b.stake),
  liability: add(a.liability, b.liability),
})
