import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { placeNumber, readPlace } from '../../platform/list-place.ts'
import type { Withdrawal } from './request-store.ts'
import type { WithdrawalState } from './states.ts'

const PAGE = 100

export type QueueQuery = {
  readonly states: readonly WithdrawalState[]
  /** The last withdrawal of the page before: `requestedAt withdrawalId`. */
  readonly after?: string
  readonly limit?: number
  readonly type?: Withdrawal['type'] | undefined
  readonly flag?: string | undefined
  readonly from?: Money | undefined
  readonly to?: Money | undefined
  /** Only those past the time that was promised for their review. */
  readonly isLate?: boolean
  /** Only those of which something came back after they were paid. */
  readonly isReturned?: boolean
}

/** Withdrawals for operators, the oldest first. */
export function listQueue(
  { db, clock }: Deps,
  { states, after, limit = PAGE, type, flag, from, to, isLate, isReturned }: QueueQuery,
): Promise<Withdrawal[]> {
  let query = db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('state', 'in', [...states])
    .orderBy('requested_at')
    .orderBy('withdrawal_id')
    .limit(Math.min(limit, PAGE))
  if (after !== undefined) {
    const { at, ids } = readPlace(after, 1)
    query = query.where((where) =>
      where(
        where.refTuple('requested_at', 'withdrawal_id'),
        '>',
        where.tuple(at, placeNumber(ids[0])),
      ),
    )
  }
  if (type) query = query.where('type', '=', type)
  if (flag) query = query.where(sql<boolean>`${flag} = ANY (flags)`)
  if (from !== undefined) query = query.where('amount', '>=', from)
  if (to !== undefined) query = query.where('amount', '<=', to)
  if (isLate) query = query.where('review_due_at', '<', clock.now())
  if (isReturned) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('withdrawal.returned')
          .select('withdrawal.returned.credit_id')
          .whereRef('withdrawal.returned.player_id', '=', 'withdrawal.request.player_id')
          .whereRef('withdrawal.returned.withdrawal_id', '=', 'withdrawal.request.withdrawal_id'),
      ),
    )
  }
  return query.execute()
}

/** What operators decided on these withdrawals, in the order of time. */
export const listReviews = (
  { db }: Deps,
  withdrawals: readonly Pick<Withdrawal, 'player_id' | 'withdrawal_id'>[],
) =>
  db
    .selectFrom('withdrawal.review')
    .selectAll()
    .where((where) =>
      where(
        where.refTuple('player_id', 'withdrawal_id'),
        'in',
        withdrawals.map(({ player_id, withdrawal_id }) => where.tuple(player_id, withdrawal_id)),
      ),
    )
    .orderBy('at')
    .execute()

/** How many withdrawals are under review, and how many of them past their promised time. */
export async function countReviews({ db, clock }: Deps): Promise<{ open: number; late: number }> {
  const now = clock.now()
  const { open, late } = await db
    .selectFrom('withdrawal.request')
    .select((select) => [
      select.fn.countAll<bigint>().as('open'),
      select.fn.countAll<bigint>().filterWhere('review_due_at', '<', now).as('late'),
    ])
    .where('state', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return { open: Number(open), late: Number(late) }
}
