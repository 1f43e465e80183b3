import type { Deps } from '../../../deps.ts'

/** Which of some sessions were ended by their player or by us; idleness is not looked at. */
export async function endedAmong(
  { db }: Pick<Deps, 'db'>,
  sessionIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('account.session')
    .select('session_id')
    .where('session_id', 'in', [...sessionIds])
    .where('revoked_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.session_id))
}
