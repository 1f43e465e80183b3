import type { CallReply, ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { AuditRow } from './chain.ts'

const PAGE = 100

type Entry = CallReply<typeof ops.books.auditList>[number]

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
  return (await query.execute()).map(shownEntry)
}

/** Entries about any of some subjects, the newest first; `next` continues them. */
export async function listEntriesAbout(
  { db }: Pick<Deps, 'db'>,
  subjects: readonly string[],
  before?: bigint,
): Promise<{ readonly entries: Entry[]; readonly next: string | null }> {
  let query = db
    .selectFrom('audit.entry')
    .selectAll()
    .where(sql<boolean>`subject = ANY (${[...subjects]}::text[])`)
    .orderBy('seq', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('seq', '<', before)
  const rows = await query.execute()
  const entries = rows.slice(0, PAGE).map(shownEntry)
  return { entries, next: rows.length > PAGE ? entries.at(-1)!.seq : null }
}

function shownEntry(row: AuditRow): Entry {
  const { reason, before, after, address } = JSON.parse(row.detail) as Detail
  return {
    seq: String(row.seq),
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    reason,
    before,
    after,
    address,
    hash: row.hash.toString('hex'),
  }
}
