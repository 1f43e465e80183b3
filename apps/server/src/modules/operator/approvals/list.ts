import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { emailsOf } from '../staff/staff-store.ts'

const PAGE = 50

/** Requests for a second person, the newest first, as one operator sees them. */
export async function listApprovals(
  deps: Deps,
  staffId: bigint,
  before?: bigint,
): Promise<CallReply<typeof ops.approvals.list>> {
  let query = deps.db
    .selectFrom('operator.approval')
    .selectAll()
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
    isMine: row.maker_id === staffId,
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

/** How many requests wait for a second person. */
export const countOpenApprovals = async ({ db, clock }: Deps): Promise<number> => {
  const { count } = await db
    .selectFrom('operator.approval')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return Number(count)
}
