import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import type { Approved } from './carry-out.ts'

type Of = Pick<Approved, 'approvalId'>

/** Notes in the transaction that does what was approved that it is done, and when. */
export async function markCarriedOut(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { approvalId }: Of,
): Promise<Date> {
  const at = clock.now()
  await tx
    .updateTable('operator.approval')
    .set({ carried_out_at: at })
    .where('approval_id', '=', approvalId)
    .execute()
  return at
}

/**
 * Does what was approved together with its mark, nothing where the mark is there;
 * tells its instant.
 */
export const once = (
  deps: Pick<Deps, 'db' | 'clock'>,
  approved: Of,
  act: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<Date> =>
  deps.db.transaction().execute(async (tx) => {
    const turn = `operator.approval:${approved.approvalId}`
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx)
    const { carried_out_at: doneAt } = await tx
      .selectFrom('operator.approval')
      .select('carried_out_at')
      .where('approval_id', '=', approved.approvalId)
      .executeTakeFirstOrThrow()
    if (doneAt !== null) return doneAt
    await act(tx)
    return markCarriedOut(deps, tx, approved)
  })
