import { add, centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RowCheck, RowExpectation, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { placeNumber, readPlace } from '../../../platform/list-place.ts'
import type { Tables } from '../../../tables.ts'

export type DepositRefund = Selectable<Tables['deposit.refund']>
export type Debt = Selectable<Tables['deposit.debt']>

export const newRefund: RowWriter = {
  name: 'deposit.refund',
  columns: {
    end_to_end_id: 'text',
    refund_id: 'text',
    player_id: 'bigint',
    amount: 'bigint',
    taken: 'bigint',
    discount_back: 'bigint',
    origin: 'text',
    nature: 'text',
    reason: 'text',
    state: 'text',
    asked_at: 'timestamptz',
    settled_at: 'timestamptz',
    look_up_at: 'timestamptz',
  },
  sql: `INSERT INTO deposit.refund (end_to_end_id, refund_id, player_id, amount, taken,
      discount_back, origin, nature, reason, state, asked_at, settled_at, look_up_at)
    SELECT end_to_end_id, refund_id, player_id, amount, taken, discount_back, origin, nature,
      reason, state, asked_at, settled_at, look_up_at FROM rows`,
}

export const failedRefund: RowWriter = {
  name: 'deposit.refund:failed',
  columns: { end_to_end_id: 'text', refund_id: 'text', settled_at: 'timestamptz' },
  sql: `UPDATE deposit.refund AS refund SET state = 'failed', settled_at = rows.settled_at
    FROM rows WHERE refund.end_to_end_id = rows.end_to_end_id
      AND refund.refund_id = rows.refund_id AND refund.state = 'requested'`,
}

const openRefund: RowCheck = {
  name: 'deposit.refund:open',
  columns: { end_to_end_id: 'text', refund_id: 'text' },
  sql: `SELECT r.position, refund.state <> 'requested' AS is_stale
    FROM rows r JOIN deposit.refund AS refund
      ON refund.end_to_end_id = r.end_to_end_id AND refund.refund_id = r.refund_id
    ORDER BY refund.end_to_end_id, refund.refund_id FOR NO KEY UPDATE OF refund`,
}

/** Lets a change pass only while the provider has not ended a refund. */
export const stillOpen = ({ end_to_end_id, refund_id }: DepositRefund): RowExpectation => ({
  check: openRefund,
  values: [end_to_end_id, refund_id],
})

export const newDebt: RowWriter = {
  name: 'deposit.debt',
  columns: {
    player_id: 'bigint',
    debt_id: 'text',
    end_to_end_id: 'text',
    amount: 'bigint',
    opened_at: 'timestamptz',
  },
  sql: `INSERT INTO deposit.debt (player_id, debt_id, end_to_end_id, amount, opened_at)
    SELECT player_id, debt_id, end_to_end_id, amount, opened_at FROM rows`,
}

export const changedDebt: RowWriter = {
  name: 'deposit.debt:changed',
  columns: {
    player_id: 'bigint',
    debt_id: 'text',
    collected: 'bigint',
    state: 'text',
    note: 'text',
    closed_at: 'timestamptz',
  },
  sql: `UPDATE deposit.debt AS debt
    SET collected = rows.collected, state = rows.state, note = rows.note,
      closed_at = rows.closed_at
    FROM rows WHERE debt.player_id = rows.player_id AND debt.debt_id = rows.debt_id`,
}

export const findRefund = ({ db }: Deps, endToEndId: string, refundId: string) =>
  db
    .selectFrom('deposit.refund')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst()

/** The refund that took money out of a player's cash, or put it back, at this instant. */
export const findRefundAt = ({ db }: Deps, playerId: bigint, at: Date) =>
  db
    .selectFrom('deposit.refund')
    .select(['end_to_end_id', 'amount', 'taken'])
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('asked_at', '=', at), is('settled_at', '=', at)]))
    .limit(1)
    .executeTakeFirst()

/** A player's refunds that were asked for at one of these instants. */
export const refundsAskedAt = ({ db }: Deps, playerId: bigint, at: readonly Date[]) =>
  db
    .selectFrom('deposit.refund')
    .select(['asked_at', 'taken', 'state'])
    .where('player_id', '=', playerId)
    .where('asked_at', 'in', [...at])
    .execute()

/** Every refund of a Pix, the oldest first. */
export const refundsOf = ({ db }: Deps, endToEndId: string): Promise<DepositRefund[]> =>
  db
    .selectFrom('deposit.refund')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .orderBy('asked_at')
    .orderBy('refund_id')
    .execute()

/**
 * Refunds that the provider has not ended yet and that are due for a look, the longest due first.
 */
export const openRefunds = ({ db, clock }: Deps, limit: number): Promise<DepositRefund[]> =>
  db
    .selectFrom('deposit.refund')
    .selectAll()
    .where('state', '=', 'requested')
    .where((is) => is.or([is('look_up_at', 'is', null), is('look_up_at', '<=', clock.now())]))
    .orderBy('look_up_at', (order) => order.asc().nullsFirst())
    .orderBy('asked_at')
    .orderBy('refund_id')
    .limit(limit)
    .execute()

/**
 * The refund that was asked for longest ago, before an instant, and has not ended, with how
 * many there are.
 */
export const longestOpenRefund = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  db
    .selectFrom('deposit.refund')
    .select(['end_to_end_id', 'refund_id', 'asked_at'])
    .select((select) => select.fn.countAll<bigint>().over().as('count'))
    .where('state', '=', 'requested')
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .orderBy('refund_id')
    .limit(1)
    .executeTakeFirst()

/** Keeps when the provider is asked next, and how often it neither knew the refund nor took it. */
export const lookAgain = (
  { db }: Deps,
  refund: DepositRefund,
  { at, notTaken }: { readonly at: Date; readonly notTaken: number },
) =>
  db
    .updateTable('deposit.refund')
    .set({ look_up_at: at, not_taken: notTaken })
    .where('end_to_end_id', '=', refund.end_to_end_id)
    .where('refund_id', '=', refund.refund_id)
    .where('state', '=', 'requested')
    .execute()

/** Notes that the provider has given the money back. */
export const closeRefund = ({ db, clock }: Deps, refund: DepositRefund) =>
  db
    .updateTable('deposit.refund')
    .set({ state: 'returned', settled_at: clock.now() })
    .where('end_to_end_id', '=', refund.end_to_end_id)
    .where('refund_id', '=', refund.refund_id)
    .where('state', '=', 'requested')
    .execute()

export const findDebt = ({ db }: Deps, playerId: bigint, debtId: string) =>
  db
    .selectFrom('deposit.debt')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('debt_id', '=', debtId)
    .executeTakeFirst()

/** The numbers of everything that a player owed. */
export async function debtIdsOf(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposit.debt')
    .select('debt_id')
    .where('player_id', '=', playerId)
    .execute()
  return rows.map((row) => row.debt_id)
}

/** Open debts of everybody, the oldest first: an operator's queue. */
export function openDebts({ db }: Deps, limit: number, after?: string): Promise<Debt[]> {
  const query = db
    .selectFrom('deposit.debt')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('opened_at')
    .orderBy('player_id')
    .orderBy('debt_id')
    .limit(limit)
  if (after === undefined) return query.execute()
  const { at, ids } = readPlace(after, 2)
  const [player, debtId = ''] = ids
  return query
    .where((where) =>
      where(
        where.refTuple('opened_at', 'player_id', 'debt_id'),
        '>',
        where.tuple(at, placeNumber(player), debtId),
      ),
    )
    .execute()
}

/** Open debts of one player, the oldest first. */
export const openDebtsOf = ({ db }: Deps, playerId: bigint): Promise<Debt[]> =>
  db
    .selectFrom('deposit.debt')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy('opened_at')
    .execute()

/** Counts what of a Pix has gone back, so that it never exceeds the Pix. */
export const refundedCounter = (endToEndId: string) => `refunded:${endToEndId}`

/** What of a Pix has reached its payer, so that no failure brings it here again. */
export async function returnedOf(deps: Deps, endToEndId: string): Promise<Money> {
  const refunds = await refundsOf(deps, endToEndId)
  return add(
    zero,
    ...refunds.filter(({ state }) => state === 'returned').map(({ amount }) => centavos(amount)),
  )
}

/** What of a Pix has gone back until now, or is on its way. */
export async function refundedOf({ ledger }: Deps, endToEndId: string): Promise<Money> {
  const name = refundedCounter(endToEndId)
  return centavos((await ledger.counters('house', [name]))[name]!.total)
}
