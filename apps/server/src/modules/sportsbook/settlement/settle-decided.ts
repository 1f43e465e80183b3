import { BET_STATES } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { listed } from '../bets/bet-states.ts'
import type { EventRow } from './event-facts.ts'
import { gradeSelection } from './grade.ts'
import type { Backed } from './grade.ts'
import { settleBets, tellJudged } from './settle-bets.ts'
import type { Settled } from './settle-bets.ts'

/**
 * Settles the bets that matches in play have decided whatever follows, and tells how many: over 2.5
 * once a third goal stands, the first half once it is over. What stands is said by the feed; a
 * match whose bets are stopped is left alone until they start again.
 */
export async function settleDecidedBets(deps: Deps): Promise<number> {
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .whereRef('decided', '<', 'decisions')
    .where('finished_at', 'is', null)
    .whereRef('reversed', '=', 'rollbacks')
    .execute()
  let settled = 0
  for (const event of events) {
    await attempt(deps.log, 'settling what a match has decided', async () => {
      settled += await settleDecided(deps, event)
    })
  }
  return settled
}

async function settleDecided(deps: Deps, event: EventRow): Promise<number> {
  const { event_id: eventId } = event
  const outcomeIds = await decidedOutcomes(deps, event)
  const bets = outcomeIds.length > 0 ? await settleBets(deps, { eventId, outcomeIds }) : NONE
  if (bets.failed > 0) return bets.settled
  await deps.db
    .updateTable('sportsbook.event')
    .set({ decided: event.decisions })
    .where('event_id', '=', eventId)
    .where('decided', '<', event.decisions)
    .where('rollbacks', '=', event.rollbacks)
    .execute()
  tellJudged(deps, bets)
  return bets.settled
}

const NONE: Settled = { settled: 0, unsettled: 0, failed: 0, judged: [] }

/**
 * A bet for a person asks for no look of its own: what its match decides is settled when the match
 * ends, or earlier beside another bet on the same outcome.
 */
const AWAITING = [BET_STATES.open, BET_STATES.not_drawn] as const

/** The outcomes with open bets that the event's facts in play decide. */
async function decidedOutcomes({ db }: Deps, event: EventRow): Promise<string[]> {
  const facts = event.live_facts
  if (!facts) return []
  const { rows } = await sql<Backed & { outcome_id: string }>`
    SELECT DISTINCT l.sport, l.market_key, l.specifiers, l.outcome, l.outcome_id,
           l.home_at_placement, l.away_at_placement
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${event.event_id} AND b.status IN ${listed(AWAITING)}`.execute(db)
  const decided = rows.filter((leg) => gradeSelection(leg, facts) !== null)
  return [...new Set(decided.map((leg) => leg.outcome_id))]
}
