import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import type { ReceivedPix } from '../pix/index.ts'
import { findOrderByTxid, moveOrder } from './order-store.ts'
import { strand } from './stranded.ts'

export type Payment = Selectable<Tables['deposit.payment']>

/** A payment for one of our orders. */
export type OrderPayment = Payment & { readonly player_id: bigint; readonly order_id: bigint }

/** Why a payment goes back: somebody else paid it, or the player's own limits forbid it. */
export type ReturnReason = NonNullable<Payment['return_reason']>

export const isOfOrder = (payment: Payment): payment is OrderPayment => payment.player_id !== null

/** Writes down that this Pix arrived, once, and gives the row as it stands. */
export async function notePayment(deps: Deps, pix: ReceivedPix): Promise<Payment> {
  const order = pix.txid === null ? undefined : await findOrderByTxid(deps, pix.txid)
  const noted_at = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows: noted } = await tx
      .insertInto('deposit.payment')
      .values({
        end_to_end_id: pix.endToEndId,
        player_id: order?.player_id ?? null,
        order_id: order?.order_id ?? null,
        txid: pix.txid,
        amount: pix.amount,
        paid_at: pix.receivedAt,
        noted_at,
        state: order ? 'received' : 'unmatched',
        command_id: null,
        settled_at: null,
        return_reason: null,
        lost: null,
      })
      .onConflict((conflict) => conflict.column('end_to_end_id').doNothing())
      .executeTakeFirst()
    if (noted === 1n && !order) await strand(tx, pix.endToEndId, noted_at)
  })
  return getPayment(deps, pix.endToEndId)
}

export const getPayment = ({ db }: Deps, endToEndId: string): Promise<Payment> =>
  db
    .selectFrom('deposit.payment')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .executeTakeFirstOrThrow()

export const findPayment = ({ db }: Deps, endToEndId: string): Promise<Payment | undefined> =>
  db
    .selectFrom('deposit.payment')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .executeTakeFirst()

/** Chooses credit for a payment that nobody has chosen for yet. */
export const acceptPayment = ({ db }: Deps, payment: OrderPayment) =>
  db
    .updateTable('deposit.payment')
    .set({ state: 'accepted' })
    .where('end_to_end_id', '=', payment.end_to_end_id)
    .where('state', '=', 'received')
    .execute()

/**
 * Chooses return for a payment that still stands as it was read, and shows that on the order; tells
 * whether this call chose.
 */
export const rejectPayment = (
  { db }: Deps,
  payment: OrderPayment,
  reason: ReturnReason,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('deposit.payment')
      .set({ state: 'returning', return_reason: reason })
      .where('end_to_end_id', '=', payment.end_to_end_id)
      .where('state', '=', payment.state)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const order = { playerId: payment.player_id, orderId: payment.order_id }
    await moveOrder(tx, order, 'returned')
    return true
  })

/** Counts that the provider neither knew a return nor took it, and keeps when it is asked again. */
export const lookAtReturnAgain = ({ db }: Deps, payment: OrderPayment, at: Date) =>
  db
    .updateTable('deposit.payment')
    .set({ not_taken: payment.not_taken + 1, look_up_at: at })
    .where('end_to_end_id', '=', payment.end_to_end_id)
    .where('state', '=', 'returning')
    .where('not_taken', '=', payment.not_taken)
    .execute()

/** Ends a return; one that failed waits for a person. */
export const closeReturn = (
  { db, clock }: Deps,
  { end_to_end_id: endToEndId }: OrderPayment,
  state: 'returned' | 'return_failed',
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const settled_at = clock.now()
    const { numUpdatedRows } = await tx
      .updateTable('deposit.payment')
      .set({ state, settled_at })
      .where('end_to_end_id', '=', endToEndId)
      .where('state', '=', 'returning')
      .executeTakeFirst()
    if (numUpdatedRows === 1n && state === 'return_failed') await strand(tx, endToEndId, settled_at)
  })

/** Where a look through the open payments stands: behind this one. */
export type PaymentPlace = { readonly end_to_end_id: string; readonly noted_at: Date }

/** Payments that are noted but not at their end, the oldest first, behind a place. */
export function openPayments(
  { db }: Deps,
  { after, limit }: { readonly after: PaymentPlace | null; readonly limit: number },
): Promise<PaymentPlace[]> {
  const open = db
    .selectFrom('deposit.payment')
    .select(['end_to_end_id', 'noted_at'])
    .where('state', 'in', ['received', 'accepted', 'returning'])
    .orderBy('noted_at')
    .orderBy('end_to_end_id')
    .limit(limit)
  if (after === null) return open.execute()
  return open
    .where((is) =>
      is(
        is.refTuple('noted_at', 'end_to_end_id'),
        '>',
        is.tuple(after.noted_at, after.end_to_end_id),
      ),
    )
    .execute()
}

/**
 * The oldest payment, noted before an instant, that still goes back to its payer, with how
 * many there are.
 */
export const longestReturning = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  db
    .selectFrom('deposit.payment')
    .select(['end_to_end_id', 'noted_at'])
    .select((select) => select.fn.countAll<bigint>().over().as('count'))
    .where('state', '=', 'returning')
    .where('noted_at', '<', before)
    .orderBy('noted_at')
    .orderBy('end_to_end_id')
    .limit(1)
    .executeTakeFirst()

/**
 * Up to when the provider's list of what was received has been read; long ago where it never was.
 */
export async function receivedUpTo({ db }: Deps): Promise<Date> {
  const cursor = await db
    .selectFrom('deposit.received_cursor')
    .select('read_up_to')
    .executeTakeFirst()
  return cursor?.read_up_to ?? new Date(0)
}

/** Which of these ids are written down already. */
export async function notedPayments(
  { db }: Deps,
  endToEndIds: readonly string[],
): Promise<Set<string>> {
  if (endToEndIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('deposit.payment')
    .select('end_to_end_id')
    .where(sql<boolean>`end_to_end_id = ANY (${[...endToEndIds]})`)
    .execute()
  return new Set(rows.map((row) => row.end_to_end_id))
}
