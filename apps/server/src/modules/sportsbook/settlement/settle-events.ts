import { parseOutcomeId } from '@jogada/core/sports/market-identity'
import { settleSelection } from '@jogada/core/sports/settlement'
import type { MatchResult } from '@jogada/core/sports/settlement'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { listOpenBets } from '../bets/bet-store.ts'
import type { BetRow } from '../bets/bet-store.ts'
import type { SportsbookTables } from '../tables.ts'
import { settleBet } from './settle-bet.ts'

const CHUNK = 200

type EventRow = Selectable<SportsbookTables['sportsbook.event']>

/**
 * Settles every open bet of every finished event and tells how many this call paid. It may be cut
 * off anywhere and started again, and may run twice at once: each bet is paid once. A bet that no
 * rule settles stays open, and its event is named in `unsettled`, for a person.
 */
export async function settleFinishedEvents(
  deps: Deps,
): Promise<{ readonly settled: number; readonly unsettled: readonly string[] }> {
  const events = await deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('finished_at', 'is not', null)
    .where('settled_at', 'is', null)
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
  return { settled, unsettled }
}

async function settleBets(deps: Deps, event: EventRow) {
  const match = resultOf(event)
  const count = { settled: 0, unsettled: 0 }
  let last: BetRow | undefined
  for (;;) {
    const bets = await listOpenBets(deps, event.event_id, { after: last, limit: CHUNK })
    last = bets.at(-1)
    if (!last) return count
    const done = await Promise.all(bets.map((bet) => grade(deps, bet, match)))
    count.settled += done.filter((paid) => paid === true).length
    count.unsettled += done.filter((paid) => paid === null).length
  }
}

const markSettled = (deps: Deps, event: EventRow) =>
  deps.db
    .updateTable('sportsbook.event')
    .set({ settled_at: deps.clock.now() })
    .where('event_id', '=', event.event_id)
    .where('settled_at', 'is', null)
    .execute()

/** Whether this call paid the bet; null when no rule says how it ended. */
async function grade(deps: Deps, bet: BetRow, match: MatchResult): Promise<boolean | null> {
  const selection = parseOutcomeId(bet.outcome_id)
  const result = selection && settleSelection(selection, match)
  return result ? settleBet(deps, bet, { result, match }) : null
}

function resultOf({ event_id, result_state, result_home, result_away }: EventRow): MatchResult {
  if (result_state === 'void') return { state: 'void' }
  if (result_state === null || result_home === null || result_away === null) {
    throw new Error(`event ${event_id} has no result`)
  }
  return { state: result_state, score: { home: result_home, away: result_away } }
}
