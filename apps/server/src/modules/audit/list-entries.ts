import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'

const PAGE = 100

type Detail = { reason: string; before: unknown; after: unknown; address: string }

/** Entries of the log, the newest first; `before` continues after the last number seen. */
export async function listEntries(
  { db }: Deps,
  {
    before,
    subject,
  }: { readonly before?: bigint | undefined; readonly subject?: string | undefined },
): Promise<CallReply<typeof ops.books.auditList>> {
  let query = db.selectFrom('audit.entry').selectAll().orderBy('seq', 'desc').limit(PAGE)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (subject) query = query.where('subject', '=', subject)
  const rows = await query.execute()
  return rows.map((row) => {
    const { reason, before: was, after, address } = JSON.parse(row.detail) as Detail
    return {
      seq: String(row.seq),
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subject: row.subject,
      reason,
      before: was,
      after,
      address,
      hash: row.hash.toString('hex'),
    }
  })
}
