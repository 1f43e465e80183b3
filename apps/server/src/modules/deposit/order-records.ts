import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Order } from './order-store.ts'

export type UnpaidQuery = {
  readonly states: readonly Exclude<Order['state'], 'paid'>[]
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Continues after the last order seen. */
  readonly before?: bigint | undefined
  readonly limit: number
}

/** A player's orders for which no money came, newest first. */
export function listUnpaidOrders(
  { db }: Deps,
  playerId: bigint,
  { states, from, to, before, limit }: UnpaidQuery,
) {
  let query = db
    .selectFrom('deposit.order')
    .select(['order_id', 'state', 'amount', 'made_at'])
    .where('player_id', '=', playerId)
    .where('state', 'in', [...states])
  if (from) query = query.where('made_at', '>=', from)
  if (to) query = query.where('made_at', '<', to)
  if (before !== undefined) query = query.where('order_id', '<', before)
  return query.orderBy('order_id', 'desc').limit(limit).execute()
}

/** The payment that a command of the ledger credited to a player, if it did. */
export const findCredited = ({ db }: Deps, playerId: bigint, commandId: bigint) =>
  db
    .selectFrom('deposit.payment')
    .select(['order_id', 'end_to_end_id', 'amount', 'discount', 'lost'])
    .where('player_id', '=', playerId)
    .where('command_id', '=', commandId)
    .executeTakeFirst()

/** What the payment that first paid an order brought. */
export const findFirstCredit = (
  { db }: Deps,
  { player_id: playerId, order_id: orderId }: Pick<Order, 'player_id' | 'order_id'>,
) =>
  db
    .selectFrom('deposit.payment')
    .select(['amount', 'discount', 'lost'])
    .where('player_id', '=', playerId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'credited')
    .orderBy('settled_at')
    .limit(1)
    .executeTakeFirst()

/** The payment that came for an order and went back to its payer instead, if one did. */
export const findReturned = ({ db }: Deps, playerId: bigint, orderId: bigint) =>
  db
    .selectFrom('deposit.payment')
    .select(['end_to_end_id', 'amount', 'return_reason'])
    .where('player_id', '=', playerId)
    .where('order_id', '=', orderId)
    .where('return_reason', 'is not', null)
    .orderBy('noted_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many orders of each of some players, made since an instant, were given up or ran out. */
export async function countFailedOrders(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db
    .selectFrom('deposit.order')
    .select((is) => ['player_id', is.fn.countAll<bigint>().as('count')])
    .where('player_id', '=', sql<bigint>`ANY (${players.map(String)}::bigint[])`)
    .where('made_at', '>=', since)
    .where('state', 'in', ['cancelled', 'expired', 'returned'])
    .where('withdrawn_at', 'is', null)
    .groupBy('player_id')
    .execute()
  const counts = new Map(players.map((playerId) => [playerId, 0]))
  for (const { player_id: playerId, count } of rows) counts.set(playerId, Number(count))
  return counts
}
