import type { CallOutput, ops } from '@jogada/contract'
import type { Actor } from '../../../audit/index.ts'
import {
  priceByHand,
  priceCorners,
  standingPrices,
  withdrawCorners,
} from '../../../sportsbook/index.ts'
import { traced } from './traced.ts'
import type { Seeing } from './traced.ts'

/** Prices a market by hand, and traces it with the prices that stood. */
export async function priceAs(
  deps: Seeing,
  actor: Actor,
  eventId: string,
  price: CallOutput<typeof ops.trading.price>['body'],
): Promise<null> {
  await priceByHand(deps, eventId, price, (after) =>
    traced(deps, {
      actor,
      action: 'trading.priced',
      subject: `event:${eventId}`,
      before: standingPrices(deps, eventId, after),
      after,
    }),
  )
  return null
}

/** Prices the corners of a match from what a trader expects, and traces it. */
export const priceCornersAs = (
  deps: Seeing,
  actor: Actor,
  eventId: string,
  expected: CallOutput<typeof ops.trading.priceCorners>['body'],
) =>
  priceCorners(deps, eventId, expected, ({ markets, before }) =>
    traced(deps, {
      actor,
      action: 'trading.priced',
      subject: `event:${eventId}`,
      before: { markets: before },
      after: { corners: expected, markets },
    }),
  )

/** Takes the corners of a match off, and traces it. */
export const withdrawCornersAs = (deps: Seeing, actor: Actor, eventId: string) =>
  withdrawCorners(deps, eventId, (withdrawn) =>
    traced(deps, {
      actor,
      action: 'trading.priced',
      subject: `event:${eventId}`,
      before: { corners: withdrawn },
      after: { corners: null },
    }),
  )
