import type { Deps } from '../../deps.ts'

const waiting = ['received', 'accepted', 'returning', 'return_failed', 'unmatched'] as const

/** Payments that are not credited or returned yet, by their state; the last two wait for a person. */
export async function countWaitingPayments({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .selectFrom('deposit.payment')
    .select(['state', (count) => count.fn.countAll<bigint>().as('count')])
    .where('state', 'in', waiting)
    .groupBy('state')
    .execute()
  return waiting.map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0n,
  }))
}
