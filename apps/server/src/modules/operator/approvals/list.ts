import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { refusalText } from '@jogada/messages'
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { emailsOf, isAllowed, rightsOf } from '../staff/staff-store.ts'
import { tellsHealth } from '../desk/reserved.ts'
import { approvalKinds } from './carry-out.ts'

const PAGE = 50

type Approval = Selectable<Tables['operator.approval']>
type Reader = Pick<StaffSession, 'staffId' | 'permissions'> & { readonly language: string }

/**
 * What of the requests somebody sees: their own, those that they might ask for or decide on, and
 * all where they read what operators did.
 */
function seenBy({ staffId, permissions }: Omit<Reader, 'language'>): RawBuilder<boolean> {
  if (permissions.has('audit.view')) return sql<boolean>`true`
  const kinds = ops.approvals.approvalKinds.filter((kind) => {
    const { makers, checkers } = approvalKinds[kind]
    return [...makers, ...checkers].some((permission) => permissions.has(permission))
  })
  return sql<boolean>`(maker_id = ${staffId} OR kind = ANY (${kinds}))`
}

type Place = {
  readonly before?: bigint | undefined
  readonly list?: (typeof ops.approvals.approvalLists)[number] | undefined
}

/**
 * Open within its time, or approved and cut off, which whoever approved it finishes at any time.
 */
const isWaiting = (now: Date) =>
  sql<boolean>`(state IN ('open', 'approved') AND (state = 'approved' OR expires_at > ${now}))`

/**
 * Requests for a second person, the newest first, as far as one operator sees them; all of them, or
 * those that wait, or those that are over. What was cut off while it was carried out is open until
 * its time is over, and longer for whoever approved it.
 */
export async function listApprovals(
  deps: Deps,
  reader: Reader,
  { before, list }: Place = {},
): Promise<CallReply<typeof ops.approvals.list>> {
  let query = deps.db
    .selectFrom('operator.approval')
    .selectAll()
    .where(seenBy(reader))
    .orderBy('approval_id', 'desc')
    .limit(PAGE)
  if (before !== undefined) query = query.where('approval_id', '<', before)
  const now = deps.clock.now()
  if (list === 'waiting') query = query.where(isWaiting(now))
  if (list === 'over') query = query.where(sql<boolean>`NOT ${isWaiting(now)}`)
  const rows = await query.execute()
  const people = rows.flatMap((row) => [row.maker_id, ...(row.checker_id ? [row.checker_id] : [])])
  const emails = await emailsOf(deps, [...new Set(people)])
  const left = await leftByCheckers(deps, rows)
  return rows.map((row) => ({
    approvalId: String(row.approval_id),
    kind: row.kind,
    subject: row.subject,
    ...(tellsHealth(row, reader.permissions)
      ? { before: null, after: null, reason: '' }
      : { before: row.before, after: row.after, reason: row.reason }),
    maker: emails.get(row.maker_id) ?? '',
    isMine: row.maker_id === reader.staffId,
    mayApprove: isAllowed(reader.permissions, approvalKinds[row.kind].checkers),
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: shownState(row, row.expires_at <= now, left.has(row)),
    checker: row.checker_id === null ? null : (emails.get(row.checker_id) ?? ''),
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
    failure: row.failure && refusalText(row.failure.code, reader.language, row.failure.values),
  }))
}

function shownState({ state }: Approval, isOver: boolean, isLeft: boolean) {
  if (state === 'done' || state === 'refused') return state
  return isOver && (state === 'open' || isLeft) ? 'expired' : 'open'
}

/** Those that were approved by somebody who may not decide on them any more, and cut off. */
async function leftByCheckers(
  deps: Deps,
  rows: readonly Approval[],
): Promise<ReadonlySet<Approval>> {
  const cut = rows.filter(({ state }) => state === 'approved')
  if (cut.length === 0) return new Set()
  const people = cut.map(({ checker_id }) => checker_id!)
  const rights = await deps.db.transaction().execute((tx) => rightsOf(tx, people, deps.clock.now()))
  return new Set(
    cut.filter(
      ({ kind, checker_id }) => !isAllowed(rights.get(checker_id!), approvalKinds[kind].checkers),
    ),
  )
}

/**
 * How many requests that somebody sees wait for a second person, also to finish what was cut off.
 */
export const countOpenApprovals = async (
  { db, clock }: Deps,
  reader: Omit<Reader, 'language'>,
): Promise<number> => {
  const { count } = await db
    .selectFrom('operator.approval')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where(isWaiting(clock.now()))
    .where(seenBy(reader))
    .executeTakeFirstOrThrow()
  return Number(count)
}
