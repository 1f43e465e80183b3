import { centavos, formatMoney } from '@jogada/core'
import { RESUME_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { raiseAlert } from '../../alert/index.ts'
import { listed, OPEN_BETS } from '../bets/bet-states.ts'

/** A day without a time may stand for a round that takes some more of them. */
const OPEN_TIME_HOURS = 7 * 24

/**
 * Raises an alert for each match that has no result although the printed hours since its start are
 * over, and has open bets: put off without another start, interrupted, or forgotten by its source.
 * A person settles what was decided and gives the rest back. Gives the events.
 */
export async function tellOverdue(deps: Deps): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: string; starts_at: Date; bets: bigint; stakes: bigint }>`
    SELECT e.event_id, e.starts_at, open.bets, open.stakes
      FROM sportsbook.event e
      CROSS JOIN LATERAL (
        SELECT coalesce((payload ->> 'isTimeOpen')::boolean, false) AS is_time_open,
               coalesce((payload ->> 'isOutright')::boolean, false) AS is_outright
          FROM sportsbook.feed_message m
         WHERE m.event_id = e.event_id AND m.type = 'fixture' ORDER BY m.seq DESC LIMIT 1) said
      CROSS JOIN LATERAL (
        SELECT count(*) AS bets, sum(b.open_stake)::bigint AS stakes
          FROM sportsbook.leg l
          JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
         WHERE l.event_id = e.event_id AND b.status IN ${listed(OPEN_BETS)}) open
     WHERE e.finished_at IS NULL AND NOT e.replay AND NOT said.is_outright AND open.bets > 0
       AND e.starts_at < ${deps.clock.now()}::timestamptz - make_interval(hours =>
         CASE WHEN said.is_time_open THEN ${OPEN_TIME_HOURS}::int
              ELSE ${RESUME_WITHIN_HOURS}::int END)
     ORDER BY e.event_id`.execute(deps.db)
  for (const { event_id, starts_at, bets, stakes } of rows) {
    await raiseAlert(deps, {
      kind: 'match_overdue',
      subject: `event:${event_id}`,
      detail: {
        bets: Number(bets),
        stakes: formatMoney(centavos(stakes)),
        startsAt: starts_at.toISOString(),
      },
    })
  }
  return rows.map(({ event_id }) => event_id)
}
