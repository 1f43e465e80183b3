import type { Money, Odds } from '@jogada/core'
import type { OddsPolicy } from '@jogada/core/sports/odds-policy'
import type { TicketShape } from '@jogada/core/sports/systems'

/** What a player asks for. */
export type TicketOrder = {
  readonly shape: TicketShape
  readonly legs: readonly { readonly outcomeId: string; readonly seenOdds: Odds }[]
  readonly stake: Money
  readonly oddsPolicy: OddsPolicy
}

/** What was asked, never what it costs now. */
export function orderHash({ shape, legs, stake, oddsPolicy }: TicketOrder): string {
  const sizes = shape.kind === 'system' ? shape.sizes.join(',') : ''
  const bankers = shape.kind === 'system' ? (shape.bankers ?? []).join(',') : ''
  const asked = legs.map(({ outcomeId, seenOdds }) => `${outcomeId}@${seenOdds}`).join(';')
  return `ticket:${shape.kind}:${sizes}:${bankers}:${stake}:${oddsPolicy}:${asked}`
}

/** The shape that the wire asks for; sizes are put in order. */
export function shapeOf(asked: {
  readonly kind: 'single' | 'parlay' | 'system'
  readonly sizes?: readonly number[] | undefined
  readonly bankers?: readonly number[] | undefined
}): TicketShape {
  if (asked.kind !== 'system') return { kind: asked.kind }
  return {
    kind: 'system',
    sizes: (asked.sizes ?? []).toSorted((a, b) => a - b),
    bankers: (asked.bankers ?? []).toSorted((a, b) => a - b),
  }
}
