import type { Ticket, TicketLeg } from '@jogada/contract/ticket'
import { marketId, parseOutcomeId } from '@jogada/core/sports/market-identity'
import { isSent, keepSlip, useSlip } from '../../slip/slip-store.ts'
import type { SlipSelection } from '../../slip/slip-store.ts'

/** Finished, cancelled, abandoned; all other phases may yet be bet on. */
const OVER: ReadonlySet<number | null> = new Set([-1, -10, -12])

/** Whether every match of a ticket can still be bet on, as far as the ticket knows. */
export const isRepeatable = ({ legs }: Ticket): boolean =>
  legs.every(({ phase, result }) => result === null && !OVER.has(phase))

/**
 * Puts a ticket into the slip as it was placed: legs, shape, bankers and stake. The slip says what
 * has become of each price before anything is sent; a bet that is under way keeps its place.
 */
export function repeatTicket({ kind, legs, sizes, stake }: Ticket) {
  const slip = useSlip.getState()
  const kept = slip.selections.filter(({ outcomeId }) => isSent(slip, outcomeId))
  const selections = legs.flatMap((leg) => selectionOf(leg) ?? [])
  const isNew = ({ outcomeId }: SlipSelection) => kept.every((one) => one.outcomeId !== outcomeId)
  keepSlip({
    selections: [...kept, ...selections.filter(isNew)],
    mode: kind,
    sizes: [...sizes],
    bankers: legs.flatMap((leg) => (leg.banker ? [leg.outcomeId] : [])),
    stake,
  })
}

function selectionOf(leg: TicketLeg): SlipSelection | null {
  const identity = parseOutcomeId(leg.outcomeId)
  if (!identity) return null
  const { outcomeId, eventId, sport, home, away, replay, market, specifiers, outcome, odds } = leg
  return {
    outcomeId,
    marketId: marketId(identity),
    eventId,
    sport,
    home,
    away,
    replay,
    marketKey: market,
    line: specifiers['total'] ?? specifiers['hcp'] ?? null,
    outcome,
    odds,
  }
}
