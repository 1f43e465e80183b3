import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { emailsOf } from '../staff/staff-store.ts'
import { approvalKinds } from './carry-out.ts'

const PAGE = 50

type Reader = Pick<StaffSession, 'staffId' | 'permissions'>

/**
 * What of the requests somebody sees: their own, those that they might ask for or decide on, and all
 * where they read what operators did.
 */
function seenBy({ staffId, permissions }: Reader): RawBuilder<boolean> {
  if (permissions.has('audit.view')) return sql<boolean>`true`
  const kinds = ops.approvals.approvalKinds.filter((kind) => {
    const { makers, checkers } = approvalKinds[kind]
    return [...makers, ...checkers].some((permission) => permissions.has(permission))
  })
  return sql<boolean>`(maker_id = ${staffId} OR kind = ANY (${kinds}))`
}

/** Requests for a second person, the newest first, as far as one operator sees them. */
export async function listApprovals(
  deps: Deps,
  reader: Reader,
  before?: bigint,
): Promise<CallReply<typeof ops.approvals.list>> {
  let query = deps.db
    .selectFrom('operator.approval')
    .selectAll()
    .where(seenBy(reader))
    .orderBy('approval_id', 'desc')
    .limit(PAGE)
  if (before !== undefined) query = query.where('approval_id', '<', before)
  const rows = await query.execute()
  const people = rows.flatMap((row) => [row.maker_id, ...(row.checker_id ? [row.checker_id] : [])])
  const emails = await emailsOf(deps, [...new Set(people)])
  const now = deps.clock.now()
  return rows.map((row) => ({
    approvalId: String(row.approval_id),
    kind: row.kind,
    subject: row.subject,
    before: row.before,
    after: row.after,
    reason: row.reason,
    maker: emails.get(row.maker_id) ?? '',
    isMine: row.maker_id === reader.staffId,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state:
      row.state === 'open' && row.expires_at <= now
        ? 'expired'
        : row.state === 'approved'
          ? 'open'
          : row.state,
    checker: row.checker_id === null ? null : (emails.get(row.checker_id) ?? ''),
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
  }))
}

/** How many requests that somebody sees wait for a second person. */
export const countOpenApprovals = async ({ db, clock }: Deps, reader: Reader): Promise<number> => {
  const { count } = await db
    .selectFrom('operator.approval')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .where(seenBy(reader))
    .executeTakeFirstOrThrow()
  return Number(count)
}
