import type { Deps } from '../../../../deps.ts'
import { traceEvent } from '../../../audit/index.ts'
import { approveWithdrawal } from '../../../withdrawal/index.ts'
import type { Approval } from '../../../withdrawal/index.ts'
import { collectAllAs } from '../debts.ts'
import { approvalsGiven } from './approvals-given.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { factsOf, subjectOf } from './trace.ts'
import type { Deciding } from './trace.ts'

/** Approves as one person, after what the player owes was collected, and traces it. */
export async function approveAs(
  deps: Deps,
  { actor, note, ...place }: Deciding,
): Promise<Approval> {
  const withdrawal = await getWithdrawal(deps, place)
  await collectAllAs(deps, { actor, reason: note }, withdrawal.player_id)
  return approveWithdrawal(deps, withdrawal, {
    actorId: String(actor.staffId),
    note,
    lapsed: async (of) => (await approvalsGiven(deps, [of]))(of).lapsed,
    events: (approval) => [
      traceEvent({
        actor,
        action: 'withdrawal.approved',
        subject: subjectOf(withdrawal),
        reason: note,
        before: factsOf(withdrawal),
        after: approval,
      }),
    ],
  })
}
