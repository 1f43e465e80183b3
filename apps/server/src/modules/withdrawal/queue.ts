import type { Deps } from '../../deps.ts'
import type { Withdrawal } from './request-store.ts'
import type { WithdrawalState } from './states.ts'

const PAGE = 100

export type QueueQuery = {
  readonly states: readonly WithdrawalState[]
  /** The last withdrawal of the page before. */
  readonly after?: bigint
  readonly limit?: number
}

/** Withdrawals for operators, the oldest first. */
export const listQueue = (
  { db }: Deps,
  { states, after = 0n, limit = PAGE }: QueueQuery,
): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('state', 'in', [...states])
    .where('withdrawal_id', '>', after)
    .orderBy('withdrawal_id')
    .limit(Math.min(limit, PAGE))
    .execute()

/** What operators decided on a withdrawal, in the order of time. */
export const listReviews = (
  { db }: Deps,
  { player_id, withdrawal_id }: Pick<Withdrawal, 'player_id' | 'withdrawal_id'>,
) =>
  db
    .selectFrom('withdrawal.review')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', withdrawal_id)
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
