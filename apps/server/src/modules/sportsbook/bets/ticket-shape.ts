import type { TicketShape } from '@jogada/core/sports/systems'
import type { LegRow, TicketRow } from './ticket-store.ts'

/** How the legs of a stored ticket hang together. */
export function shapeOfTicket(
  bet: Pick<TicketRow, 'kind' | 'sizes'>,
  legs: readonly Pick<LegRow, 'is_banker' | 'place'>[],
): TicketShape {
  if (bet.kind !== 'system') return { kind: bet.kind }
  return {
    kind: 'system',
    sizes: bet.sizes.split(',').map(Number),
    bankers: legs.filter((leg) => leg.is_banker).map((leg) => leg.place),
  }
}
