import type { Deps } from '../../../../deps.ts'
import { traceEvent } from '../../../audit/index.ts'
import { refuseWithdrawal } from '../../../withdrawal/index.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { factsOf, subjectOf } from './trace.ts'
import type { Deciding } from './trace.ts'

/** Gives the money back, and traces it. */
export async function refuseAs(
  deps: Deps,
  {
    actor,
    note,
    reason,
    ...place
  }: Deciding & Pick<Parameters<typeof refuseWithdrawal>[2], 'reason'>,
): Promise<null> {
  const withdrawal = await getWithdrawal(deps, place)
  const trace = traceEvent({
    actor,
    action: 'withdrawal.refused',
    subject: subjectOf(withdrawal),
    reason: note,
    before: factsOf(withdrawal),
    after: { state: 'refused', reason },
  })
  await refuseWithdrawal(deps, withdrawal, {
    actorId: String(actor.staffId),
    note,
    reason,
    events: [trace],
  })
  return null
}
