import type { Deps } from '../../../deps.ts'

const LONGEST = 200

/** What a reconciliation found and nobody explained yet, or what was closed, the oldest first. */
export const listDifferences = ({ db }: Deps, state: 'open' | 'closed') =>
  db
    .selectFrom('deposit.difference')
    .selectAll()
    .where('state', '=', state)
    .orderBy('noted_at')
    .orderBy('end_to_end_id')
    .limit(LONGEST)
    .execute()

export async function countDifferences({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom('deposit.difference')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
