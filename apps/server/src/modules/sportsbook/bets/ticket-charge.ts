import { centavos, timesRatio } from '@jogada/core'
import type { Charge, LegRisk } from './exposure.ts'
import type { LegRow, StoredTicket, TicketRow } from './ticket-store.ts'

/** What a stored leg is on, as far as the house's risk goes. */
export const riskOfLeg = (leg: LegRow): LegRisk => ({
  eventId: leg.event_id,
  outcomeId: leg.outcome_id,
})

type Room = Pick<TicketRow, 'kind' | 'stake' | 'open_stake' | 'charged'>

/**
 * The room that an open ticket has taken: of each leg's part what its open stake is of the stake.
 */
export function chargeOf({ bet, legs }: { bet: Room; legs: StoredTicket['legs'] }): Charge {
  const whole = centavos(bet.charged)
  if (bet.kind === 'single') return { whole, legs: [whole] }
  return {
    whole,
    legs: legs.map(({ charged }) => timesRatio(centavos(charged), bet.open_stake, bet.stake)),
  }
}
