import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'

const PAGE = 100

/** Significant events, the newest first; `before` continues after the last number seen. */
export async function listOccurrences(
  { db }: Pick<Deps, 'db'>,
  { kind, subject, before }: CallOutput<typeof ops.occurrences.list>['query'],
): Promise<CallReply<typeof ops.occurrences.list>> {
  let query = db.selectFrom('occurrence.event').selectAll().orderBy('event_id', 'desc').limit(PAGE)
  if (kind) query = query.where('kind', '=', kind)
  if (subject) query = query.where('subject', '=', subject)
  if (before !== undefined) query = query.where('event_id', '<', BigInt(before))
  const rows = await query.execute()
  return rows.map((row) => ({
    occurrenceId: String(row.event_id),
    kind: row.kind,
    subject: row.subject,
    detail: row.detail,
    at: row.at.toISOString(),
  }))
}
