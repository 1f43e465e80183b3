import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

/** Longer than any failure counts. */
const KEPT_MS = 24 * 3_600_000
const AT_ONCE = 1000

/**
 * Deletes failures that count no longer, with the addresses that they came from: of the oldest, by
 * number, a thousand at most. Tells how many.
 */
export async function forgetOldFailures({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { numAffectedRows } = await sql`
    DELETE FROM account.login_failure
     WHERE failed_at < ${new Date(clock.now().getTime() - KEPT_MS)}::timestamptz
       AND login_failure_id = ANY (ARRAY(
         SELECT login_failure_id FROM account.login_failure ORDER BY login_failure_id LIMIT ${AT_ONCE}
       ))`.execute(db)
  return Number(numAffectedRows)
}
