import { subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { findPromise, freePromise, holdPromise, wantedFor } from '../promotion/index.ts'
import type { OfferedPackage, Wanted } from '../promotion/index.ts'
import { findOrder } from './order-store.ts'
import { receivedUpTo } from './payment-store.ts'
import type { Order, Package } from './order-store.ts'
import { isPopup } from './save-package.ts'

const pricedOrder: RowWriter = {
  name: 'deposit.order:priced',
  columns: { player_id: 'bigint', order_id: 'bigint', amount: 'bigint', gift: 'bigint' },
  sql: `UPDATE deposit."order" AS priced
    SET amount = rows.amount, gift = rows.gift, is_priced = true, is_promised = true
    FROM rows WHERE priced.player_id = rows.player_id AND priced.order_id = rows.order_id`,
}

const freedOrder: RowWriter = {
  name: 'deposit.order:freed',
  columns: { player_id: 'bigint', order_id: 'bigint' },
  sql: `UPDATE deposit."order" AS freed SET is_promised = false
    FROM rows WHERE freed.player_id = rows.player_id AND freed.order_id = rows.order_id`,
}

const FREED_AT_ONCE = 200
/** How long after its end an order may still learn that it was paid in time. */
const LATE_NEWS_MS = 60 * 60_000

export const promiseIdOf = (orderId: bigint) => `order:${orderId}`

/** A package as promotions see it. */
export const offeredPackage = (chosen: Package): OfferedPackage => ({
  price: chosen.price,
  gift: chosen.gift,
  giftCampaign: chosen.gift_campaign,
  isPopup: isPopup(chosen),
})

/** What the charge of an order with offers would ask for as it stands; its pricing decides. */
export async function expectedAmount(
  deps: Deps,
  playerId: bigint,
  chosen: Package,
): Promise<Money> {
  return priceAfter(chosen.price, await wantedFor(deps, playerId, offeredPackage(chosen)))
}

const priceAfter = (price: Money, { discount }: Wanted): Money =>
  subtract(price, discount?.amount ?? zero)

/**
 * Decides once what an order's charge asks for and what comes with it, and gives the order as it
 * then is. A player who waives promotions pays the price and gets the price.
 */
export async function priceOrder(deps: Deps, order: Order, chosen: Package): Promise<Order> {
  if (order.is_priced) return order
  const { player_id: playerId, order_id: orderId, price } = order
  const promised =
    order.with_offers &&
    (await holdPromise(deps, {
      playerId,
      promiseId: promiseIdOf(orderId),
      wanted: await wantedFor(deps, playerId, offeredPackage(chosen)),
      rows: (held) => [
        {
          writer: pricedOrder,
          values: [playerId, orderId, priceAfter(price, held), held.gift?.amount ?? zero],
        },
      ],
    }))
  if (!promised) {
    await deps.db
      .updateTable('deposit.order')
      .set({ is_priced: true })
      .where('player_id', '=', playerId)
      .where('order_id', '=', orderId)
      .execute()
  }
  return (await findOrder(deps, playerId, orderId))!
}

/**
 * Gives back what ended orders were promised and did not come to use. An order that ran out keeps
 * its promise until the provider has been heard for an hour beyond its end: while the provider is
 * away nobody knows whether it was paid in time. Of all orders, or of one.
 */
export async function freeUnusedPromises(
  deps: Deps,
  one?: Pick<Order, 'player_id' | 'order_id'>,
): Promise<void> {
  const heardUpTo = await receivedUpTo(deps)
  const orders = await deps.db
    .selectFrom('deposit.order')
    .select(['player_id', 'order_id'])
    .where('is_promised', '=', true)
    .$if(one !== undefined, (query) =>
      query.where('player_id', '=', one!.player_id).where('order_id', '=', one!.order_id),
    )
    .where('state', '!=', 'pending')
    .where((is) =>
      is.or([
        is('state', 'in', ['cancelled', 'paid']),
        is('expires_at', '<', new Date(heardUpTo.getTime() - LATE_NEWS_MS)),
      ]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('deposit.payment')
            .select('end_to_end_id')
            .whereRef('deposit.payment.player_id', '=', 'deposit.order.player_id')
            .whereRef('deposit.payment.order_id', '=', 'deposit.order.order_id')
            .where('deposit.payment.state', 'in', ['received', 'accepted']),
        ),
      ),
    )
    .orderBy('order_id')
    .limit(FREED_AT_ONCE)
    .execute()
  for (const { player_id: playerId, order_id: orderId } of orders) {
    const promised = await findPromise(deps, playerId, promiseIdOf(orderId))
    if (promised?.state !== 'held') continue
    await freePromise(deps, promised, [{ writer: freedOrder, values: [playerId, orderId] }])
  }
}
