import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { orderStatesBefore } from './states.ts'
import type { OrderState } from './states.ts'

export type Order = Selectable<Tables['deposit.order']>
export type Package = Selectable<Tables['deposit.package']>

export const findPackage = ({ db }: Deps, packageId: string) =>
  db
    .selectFrom('deposit.package')
    .selectAll()
    .where('package_id', '=', packageId)
    .where('is_offered', '=', true)
    .executeTakeFirst()

export const findOrder = ({ db }: Deps, playerId: bigint, orderId: bigint) =>
  db
    .selectFrom('deposit.order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export const findOrderByTxid = ({ db }: Deps, txid: string) =>
  db.selectFrom('deposit.order').selectAll().where('txid', '=', txid).executeTakeFirst()

/** A player's orders that can still be paid, newest first. */
export const openOrders = ({ db }: Deps, playerId: bigint, now: Date) =>
  db
    .selectFrom('deposit.order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'pending')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('order_id', 'desc')

export type NewOrder = Pick<
  Order,
  | 'player_id'
  | 'package_id'
  | 'amount'
  | 'price'
  | 'with_offers'
  | 'is_priced'
  | 'txid'
  | 'press_minute'
  | 'made_at'
  | 'expires_at'
>

/**
 * Inserts the order, or gives the pending one of the same press; undefined when that just ended.
 */
export async function insertOrder(deps: Deps, order: NewOrder): Promise<Order | undefined> {
  const inserted = await deps.db
    .insertInto('deposit.order')
    .values({ ...order, code: null, withdrawn_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'package_id', 'press_minute', 'with_offers'])
        .where('state', '=', 'pending')
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return inserted ?? findPressed(deps, order)
}

/** The pending order of a press, which lasts for its minute. */
export const findPressed = (
  { db }: Deps,
  press: Pick<Order, 'player_id' | 'package_id' | 'press_minute' | 'with_offers'>,
) =>
  db
    .selectFrom('deposit.order')
    .selectAll()
    .where('player_id', '=', press.player_id)
    .where('package_id', '=', press.package_id)
    .where('press_minute', '=', press.press_minute)
    .where('with_offers', '=', press.with_offers)
    .where('state', '=', 'pending')
    .executeTakeFirst()

/** Keeps what the provider said of the order's charge. */
export const setCharge = (
  { db }: Deps,
  order: Order,
  charge: { readonly copyPasteCode: string; readonly expiresAt: Date },
) =>
  db
    .updateTable('deposit.order')
    .set({ code: charge.copyPasteCode, expires_at: charge.expiresAt })
    .where('player_id', '=', order.player_id)
    .where('order_id', '=', order.order_id)
    .execute()

/** Moves an order to `state` where its present state allows that; tells whether it moved. */
export async function moveOrder(
  db: Kysely<Tables> | Transaction<Tables>,
  order: { readonly playerId: bigint; readonly orderId: bigint },
  state: Exclude<OrderState, 'paid'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deposit.order')
    .set({ state })
    .where('player_id', '=', order.playerId)
    .where('order_id', '=', order.orderId)
    .where('state', 'in', orderStatesBefore(state))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Notes that an order may not be paid any more, whatever the provider says; tells whether it is
 * new. The column calls it withdrawn, as the wire does.
 */
export async function markRevoked({ db, clock }: Deps, order: Order): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deposit.order')
    .set({ withdrawn_at: clock.now() })
    .where('player_id', '=', order.player_id)
    .where('order_id', '=', order.order_id)
    .where('state', '=', 'pending')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Orders whose charges are still to be taken off the market, the longest first. */
export const revokedOrders = ({ db }: Deps, limit: number) =>
  db
    .selectFrom('deposit.order')
    .selectAll()
    .where('state', '=', 'pending')
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at')
    .limit(limit)
    .execute()

/** Whether an order ended because a limit or a break of its player forbade it. */
export const isRevoked = ({ withdrawn_at, state }: Order): boolean =>
  withdrawn_at !== null && state !== 'paid' && state !== 'returned'

/** Ends the pending orders whose time was over by `before`. */
export const expireOrders = ({ db }: Deps, before: Date) =>
  db
    .updateTable('deposit.order')
    .set({ state: 'expired' })
    .where('state', '=', 'pending')
    .where('expires_at', '<', before)
    .execute()
