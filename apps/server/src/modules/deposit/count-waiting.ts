import type { Deps } from '../../deps.ts'
import { countStranded } from './stranded.ts'

const open = ['received', 'accepted', 'returning'] as const
const forPerson = ['return_failed', 'unmatched'] as const

/** Payments that are not at their end, by their state; the last two wait for a person. */
export async function countWaitingPayments(deps: Pick<Deps, 'db'>) {
  const rows = await deps.db
    .selectFrom('deposit.payment')
    .select(['state', (count) => count.fn.countAll<bigint>().as('count')])
    .where('state', 'in', open)
    .groupBy('state')
    .execute()
  const found = [...rows, ...(await countStranded(deps))]
  return [...open, ...forPerson].map((state) => ({
    state,
    count: found.find((row) => row.state === state)?.count ?? 0n,
  }))
}
