import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { PixUnavailable } from '../pix/index.ts'
import { hasRoomForPromise } from '../promotion/index.ts'
import { endCharge } from './end-charge.ts'
import { openOrders } from './order-store.ts'
import type { Order } from './order-store.ts'
import { freeUnusedPromises } from './price-order.ts'

/**
 * Makes room for what a new order is to be promised where its player holds as many promises unpaid
 * as one may: cancels the oldest of their orders, so that nobody pays one which lost its promise
 * without a word. One that was paid in the meantime is credited with what it was promised. Refuses
 * with `payment_provider_unavailable` while it is not known which of both it is.
 */
export async function makeRoom(deps: Deps, { player_id: playerId }: Order): Promise<void> {
  if (await hasRoomForPromise(deps, playerId)) return
  for (const oldest of (await unpaidOrders(deps, playerId)).toReversed()) {
    await cancel(deps, oldest)
    if (await hasRoomForPromise(deps, playerId)) break
  }
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
}

/**
 * Whether a new order of a player could be promised anything: what waits for late news
 * holds its room.
 */
export const canMakeRoom = async (deps: Deps, playerId: bigint): Promise<boolean> =>
  (await hasRoomForPromise(deps, playerId)) || (await unpaidOrders(deps, playerId)).length > 0

const unpaidOrders = (deps: Deps, playerId: bigint): Promise<Order[]> =>
  openOrders(deps, playerId, deps.clock.now())
    .where('is_promised', '=', true)
    .where('code', 'is not', null)
    .execute()

async function cancel(deps: Deps, order: Order): Promise<void> {
  try {
    await endCharge(deps, order)
  } catch (error) {
    if (error instanceof PixUnavailable) throw new Refusal('payment_provider_unavailable')
    throw error
  }
  await freeUnusedPromises(deps, order)
}
