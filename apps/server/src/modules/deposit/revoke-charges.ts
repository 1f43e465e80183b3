import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { Refusal } from '../../platform/refusal.ts'
import { checkDeposit, TERMS_CHANGED } from '../limits/index.ts'
import { returnReasonOf } from './credit-payment.ts'
import { endCharge } from './end-charge.ts'
import { markRevoked, openOrders, revokedOrders } from './order-store.ts'
import type { Order } from './order-store.ts'

const AT_ONCE = 50

/**
 * Worker: once a break, an exclusion, a suspension or a tighter limit of a player begins, takes the
 * charges that it forbids off the market, so that nobody pays what would only go back.
 */
export const watchTerms = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('deposit.terms', (event) => revokeForbidden(deps, event), {
    signal,
    topics: [TERMS_CHANGED],
  })

async function revokeForbidden(
  deps: Deps,
  { playerId }: Pick<DeliveredEvent, 'playerId'>,
): Promise<void> {
  const orders = await openOrders(deps, playerId, deps.clock.now()).execute()
  const marked = await Promise.all(
    orders.map(async (order) => (await whyForbidden(deps, order)) && markRevoked(deps, order)),
  )
  if (!marked.includes(true)) return
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  await sweepRevoked(deps)
}

/**
 * Has the provider take off what is marked; what it does not answer for waits for the next round.
 */
export async function sweepRevoked(deps: Deps): Promise<void> {
  for (const order of await revokedOrders(deps, AT_ONCE)) {
    await attempt(deps.log, 'revoking a charge', () => endCharge(deps, order))
  }
}

/**
 * Why the player's limits or standing would send the payment of what an order's charge asks for
 * back; null where they would not.
 */
export async function whyForbidden(
  deps: Deps,
  { player_id, amount }: Order,
): Promise<Refusal | null> {
  try {
    await checkDeposit(deps, player_id, amount)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // what else stands in the way does not send a payment back
    return returnReasonOf(error) === null ? null : error
  }
}
