import type { ops } from '@jogada/contract'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit, audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { isAllowed, rightsOf } from '../staff/staff-store.ts'
import { approvalKinds } from './carry-out.ts'

type Approval = Selectable<Tables['operator.approval']>

type Decision = {
  readonly approvalId: bigint
  readonly operator: StaffSession
  readonly actor: Actor
  readonly note: string
}

const findApproval = ({ db }: Deps, approvalId: bigint) =>
  db
    .selectFrom('operator.approval')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .executeTakeFirst()

/**
 * Approves somebody else's request and carries it out. Of several decisions one counts; approving
 * again what was approved but cut off finishes it, and where whoever approved it has left, another
 * may while the request is not too old. Refuses with `operator_own_request`,
 * `operator_permission` or `approval_not_open`; what cannot be carried out ends as refused, as does
 * what was asked for by somebody who may not ask for it any more (`approval_maker_gone`).
 */
export async function approve(deps: Deps, decision: Decision): Promise<void> {
  const approval = await findApproval(deps, decision.approvalId)
  if (!approval) throw new Refusal('not_found')
  const { checkers, carryOut } = approvalKinds[approval.kind]
  if (!checkers.some((permission) => decision.operator.permissions.has(permission))) {
    throw new Refusal('operator_permission')
  }
  if (approval.maker_id === decision.operator.staffId) throw new Refusal('operator_own_request')
  const isMakersStill = await claim(deps, approval, decision)
  if (!isMakersStill) {
    const gone = new Refusal('approval_maker_gone')
    await end(deps, approval, decision, gone)
    throw gone
  }
  try {
    await carryOut(deps, {
      approvalId: approval.approval_id,
      payload: approval.payload,
      checker: decision.operator.email,
      address: decision.actor.address,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // what was done before the cut is refused by what has become of it since
    if (!(await isCarriedOut(deps, decision.approvalId))) {
      await end(deps, approval, decision, error)
      throw error
    }
  }
  await end(deps, approval, decision)
}

/**
 * Takes the decision by the rights of this instant, and says whether the maker still has theirs;
 * whoever was cut off after it may take it up again.
 */
const claim = (deps: Deps, approval: Approval, { operator, note }: Decision): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { makers, checkers } = approvalKinds[approval.kind]
    const { maker_id: maker, checker_id: checker } = approval
    const people = [maker, operator.staffId, ...(checker === null ? [] : [checker])]
    const rights = await rightsOf(tx, people, deps.clock.now())
    const may = (staffId: bigint, needed: readonly ops.Permission[]) =>
      isAllowed(rights.get(staffId), needed)
    if (!may(operator.staffId, checkers)) throw new Refusal('operator_permission')
    const isApproved = approval.state === 'approved'
    const isOwn = isApproved && checker === operator.staffId
    const isLeft = isApproved && !isOwn && checker !== null && !may(checker, checkers)
    const isMakersStill = may(maker, makers) || approval.carried_out_at !== null
    // it may have been carried out: nobody ends it as refused
    if ((isOwn || isLeft) && !isMakersStill) throw new Refusal('approval_not_open')
    if (isOwn) return true
    const now = deps.clock.now()
    const claimed = await tx
      .updateTable('operator.approval')
      .set({ state: 'approved', checker_id: operator.staffId, decided_at: now, note })
      .where('approval_id', '=', approval.approval_id)
      .where((where) =>
        isLeft
          ? where.and({ state: 'approved', checker_id: checker })
          : where('state', '=', 'open'),
      )
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (claimed.numUpdatedRows !== 1n) throw new Refusal('approval_not_open')
    return isMakersStill
  })

const end = (deps: Deps, approval: Approval, { actor }: Decision, failure?: Refusal) =>
  deps.db.transaction().execute(async (tx) => {
    let query = tx
      .updateTable('operator.approval')
      .set(failure ? { state: 'refused', failure: kept(failure) } : { state: 'done' })
      .where('approval_id', '=', approval.approval_id)
      .where('state', '=', 'approved')
    if (failure) query = query.where('carried_out_at', 'is', null)
    const ended = await query.executeTakeFirst()
    if (ended.numUpdatedRows !== 1n) return
    await appendAudit(deps, tx, {
      actor,
      action: `${approval.kind}.${failure ? 'failed' : 'approved'}`,
      subject: approval.subject,
      reason: failure?.code ?? approval.reason,
      before: approval.before,
      after: { approvalId: String(approval.approval_id), change: approval.after },
    })
  })

async function isCarriedOut(deps: Deps, approvalId: bigint): Promise<boolean> {
  const approval = await findApproval(deps, approvalId)
  return approval?.state === 'done' || (approval?.carried_out_at ?? null) !== null
}

const kept = ({ code, values }: Refusal) => jsonb({ code, values })

/** Refuses a request; its maker may take it back, whether or not they decide on any. */
export async function refuseApproval(deps: Deps, decision: Decision): Promise<void> {
  const { approvalId, operator, actor, note } = decision
  const approval = await findApproval(deps, approvalId)
  if (!approval) throw new Refusal('not_found')
  const { checkers } = approvalKinds[approval.kind]
  const mayCheck =
    operator.permissions.has('approval.decide') && isAllowed(operator.permissions, checkers)
  if (!mayCheck && approval.maker_id !== operator.staffId) throw new Refusal('operator_permission')
  await audited(
    deps,
    {
      actor,
      action: `${approval.kind}.refused`,
      subject: approval.subject,
      reason: note,
      before: approval.before,
      after: { approvalId: String(approvalId) },
    },
    async (tx) => {
      const refused = await tx
        .updateTable('operator.approval')
        .set({
          state: 'refused',
          checker_id: operator.staffId,
          decided_at: deps.clock.now(),
          note,
        })
        .where('approval_id', '=', approvalId)
        .where('state', '=', 'open')
        .executeTakeFirst()
      if (refused.numUpdatedRows !== 1n) throw new Refusal('approval_not_open')
    },
  )
}
