import type { Deps } from '../../deps.ts'

const waiting = ['requested', 'in_review', 'approved', 'sent'] as const

/** Withdrawals that have not ended, by their state; `in_review` waits for an operator. */
export async function countWaitingWithdrawals({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .selectFrom('withdrawal.request')
    .select(['state', (count) => count.fn.countAll<bigint>().as('count')])
    .where('state', 'in', waiting)
    .groupBy('state')
    .execute()
  return waiting.map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0n,
  }))
}
