import { isSport } from '@jogada/core/sports/sport'
import type { EventResult } from '@jogada/core/sports/event-result'
import { gradeLeg } from '@jogada/core/sports/grade-leg'
import { VOID } from '@jogada/core/sports/leg'
import type { LegResult } from '@jogada/core/sports/leg'
import { marketId, parseOutcomeId } from '@jogada/core/sports/market-identity'
import { rulesOf, RULES_VERSION } from '@jogada/core/sports/rules/sport-rules'
import type { LegRow, TicketRow } from '../bets/ticket-store.ts'
import type { Cancellation, Ending } from './event-facts.ts'

/**
 * How a stored leg ended: void when its bets were cancelled at the time it was placed, else by the
 * facts of its event, also in play, and the rules in force when it was accepted. Null while it is
 * open, or when no rule says it: such a bet is for a person.
 */
export function gradeStoredLeg(
  leg: LegRow,
  bet: Pick<TicketRow, 'placed_at' | 'rules_version'>,
  ending: Pick<Ending, 'facts' | 'cancellations'>,
): LegResult | null {
  const { cancellations, facts } = ending
  if (cancellationOf(leg, bet.placed_at, cancellations)) return VOID
  return facts && gradeByFacts(leg, facts, bet.rules_version)
}

/** Bets of one event are on few outcomes: each is graded once by the same facts. */
const graded = new WeakMap<EventResult, Map<string, LegResult | null>>()

function gradeByFacts(leg: LegRow, facts: EventResult, version: number): LegResult | null {
  let known = graded.get(facts)
  if (!known) graded.set(facts, (known = new Map()))
  const backed = `${version} ${leg.outcome_id} ${leg.home_at_placement}:${leg.away_at_placement}`
  const before = known.get(backed)
  if (before !== undefined) return before
  const result = gradeSelection(leg, facts, version)
  known.set(backed, result)
  return result
}

/** What a leg is on, as far as grading it goes. */
export type Backed = Pick<
  LegRow,
  'sport' | 'market_key' | 'specifiers' | 'outcome' | 'home_at_placement' | 'away_at_placement'
>

/**
 * How a selection ended by the facts of its event and the rules of a version; null while it is
 * open, or for a person, as what was accepted by rules that this process does not know.
 */
export function gradeSelection(
  leg: Backed,
  facts: EventResult,
  version: number = RULES_VERSION,
): LegResult | null {
  const { sport, market_key: key, specifiers, outcome } = leg
  if (facts.state === 'void') return VOID
  if (!isSport(sport)) return null
  const rules = rulesOf(sport, version)
  if (!rules) return null
  const { home_at_placement: home, away_at_placement: away } = leg
  const scoreAtPlacement = home === null || away === null ? null : { home, away }
  return gradeLeg({ sport, key, specifiers, outcome, scoreAtPlacement }, facts, rules)
}

/** The cancellation that gives a leg back whatever the result is. */
export const cancellationOf = (
  leg: LegRow,
  placedAt: Date,
  cancellations: readonly Cancellation[],
): Cancellation | undefined =>
  cancellations.find((cancelled) => isCancelled(leg, placedAt, cancelled))

function isCancelled(leg: LegRow, placedAt: Date, cancelled: Cancellation): boolean {
  const { market_id, from_at, to_at, starts_before: startsBefore } = cancelled
  if (market_id !== null && marketId(parseOutcomeId(leg.outcome_id)!) !== market_id) return false
  if (startsBefore && leg.starts_at >= startsBefore) return false
  return (!from_at || placedAt >= from_at) && (!to_at || placedAt <= to_at)
}
