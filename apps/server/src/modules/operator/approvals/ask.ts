import type { Deps } from '../../../deps.ts'
import { audited } from '../../audit/index.ts'
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

/** Asks for a second person; the request is open for a day. */
export const askForApproval = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  request: ApprovalRequest,
): Promise<bigint> => {
  const { kind, subject, before, after, reason } = request
  const now = deps.clock.now()
  return audited(
    deps,
    { actor, action: `${kind}.asked`, subject, reason, before, after },
    async (tx) => {
      const { approval_id } = await tx
        .insertInto('operator.approval')
        .values({
          kind,
          subject,
          payload: JSON.stringify(request.payload) as never,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
          reason,
          maker_id: actor.staffId!,
          made_at: now,
          expires_at: new Date(now.getTime() + OPEN_FOR_MS),
        })
        .returning('approval_id')
        .executeTakeFirstOrThrow()
      return approval_id
    },
  )
}
