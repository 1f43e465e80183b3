import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import type { ApprovalKind } from '../tables.ts'

const OPEN_FOR_MS = 24 * 3_600_000

export type ApprovalRequest = {
  readonly kind: ApprovalKind
  readonly subject: string
  /** What is carried out when it is approved. */
  readonly payload: object
  /** What the second person sees as the difference. */
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
}

/**
 * Asks for a second person; the request is open for a day, and its id is returned. Asked for once
 * more by the same person while it is open, word for word, it is the same request: an answer that
 * was lost on its way must not put money that is meant once before two who approve.
 */
export const askForApproval = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  request: ApprovalRequest,
): Promise<bigint> =>
  deps.db.transaction().execute(async (tx) => {
    const makerId = actor.staffId!
    await takeTurn(tx, makerId)
    const now = deps.clock.now()
    const open = await findOpen(tx, { makerId, now, request })
    if (open) return open.approval_id
    const { kind, subject, before, after, reason } = request
    const { approval_id } = await tx
      .insertInto('operator.approval')
      .values({
        kind,
        subject,
        payload: jsonb(request.payload),
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        reason,
        maker_id: makerId,
        made_at: now,
        expires_at: new Date(now.getTime() + OPEN_FOR_MS),
      })
      .returning('approval_id')
      .executeTakeFirstOrThrow()
    const action = `${kind}.asked` as const
    await appendAudit(deps, tx, { actor, action, subject, reason, before, after })
    return approval_id
  })

/** One person's requests are made one after the other. */
const takeTurn = (tx: Transaction<Tables>, makerId: bigint) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('operator.approval'), hashint8(${makerId}))`.execute(tx)

type Sought = {
  readonly makerId: bigint
  readonly now: Date
  readonly request: ApprovalRequest
}

const findOpen = (tx: Transaction<Tables>, { makerId, now, request }: Sought) =>
  tx
    .selectFrom('operator.approval')
    .select('approval_id')
    .where('state', '=', 'open')
    .where('maker_id', '=', makerId)
    .where('kind', '=', request.kind)
    .where('subject', '=', request.subject)
    .where('reason', '=', request.reason)
    .where('payload', '=', sql<object>`${JSON.stringify(request.payload)}::jsonb`)
    .where('expires_at', '>', now)
    .executeTakeFirst()
