import type { CallReply, ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AuditRow } from './chain.ts'

const PAGE = 100
const DAY_MS = 86_400_000

type Entry = CallReply<typeof ops.books.auditList>[number]

type Detail = { reason: string; before: unknown; after: unknown; address: string }

type Filter = {
  readonly before?: bigint | undefined
  readonly subject?: string | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  /** The last day of the operator's that is listed. */
  readonly until?: string | undefined
}

/**
 * Entries of the log that fit every filter given, the newest first; `before` continues after the
 * last number seen.
 */
export async function listEntries(
  { db }: Pick<Deps, 'db'>,
  { before, subject, actor, action, until }: Filter,
): Promise<CallReply<typeof ops.books.auditList>> {
  let query = db.selectFrom('audit.entry').selectAll().orderBy('seq', 'desc').limit(PAGE)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (subject) query = query.where('subject', '=', subject)
  if (actor) query = query.where('actor', '=', actor)
  if (action) query = query.where('action', '=', action)
  if (until) {
    const end = endOf(until)
    query = query.where('at', '<', end).where('seq', '<=', await lastBefore({ db }, end))
  }
  return (await query.execute()).map(shownEntry)
}

function endOf(day: string): Date {
  const start = startOfLocalDay(day)
  if (!start) throw new Refusal('invalid_input', { fields: 'until' })
  return new Date(start.getTime() + DAY_MS)
}

/** Clocks of processes differ a little: entries of one moment lie no further apart than this. */
const CLOCKS_APART = 1000n

/** A number above which no entry is from before an instant, so that the newer ones are not read. */
async function lastBefore({ db }: Pick<Deps, 'db'>, end: Date): Promise<bigint> {
  const last = await db
    .selectFrom('audit.entry')
    .select('seq')
    .where('at', '<', end)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? last.seq + CLOCKS_APART : 0n
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
    isHidden: false,
  }
}
