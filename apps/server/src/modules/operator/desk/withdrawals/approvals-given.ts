import type { Deps } from '../../../../deps.ts'
import { listReviews } from '../../../withdrawal/index.ts'
import type { Withdrawal } from '../../../withdrawal/index.ts'
import { isAllowed, rightsOf } from '../../staff/staff-store.ts'

/** Who approved a withdrawal under review, and how many of them may not decide on one any more. */
export type Given = { readonly by: readonly bigint[]; readonly lapsed: number }

const NONE_GIVEN: Given = { by: [], lapsed: 0 }

/** The approvals that withdrawals under review wait with. */
export async function approvalsGiven(
  deps: Deps,
  withdrawals: readonly Withdrawal[],
): Promise<(withdrawal: Withdrawal) => Given> {
  const waiting = withdrawals.filter(
    ({ state, approvals }) => state === 'in_review' && approvals > 0,
  )
  if (waiting.length === 0) return () => NONE_GIVEN
  const approved = (await listReviews(deps, waiting)).filter(
    ({ decision }) => decision === 'approved',
  )
  const peopleOf = ({ player_id, withdrawal_id, approvals }: Withdrawal) =>
    approved
      .filter((one) => one.player_id === player_id && one.withdrawal_id === withdrawal_id)
      // a withdrawal that went back under review begins anew
      .slice(-approvals)
      .map(({ actor_id }) => BigInt(actor_id))
  const people = [...new Set(waiting.flatMap(peopleOf))]
  const rights = await deps.db.transaction().execute((tx) => rightsOf(tx, people, deps.clock.now()))
  const mayDecide = (staffId: bigint) => isAllowed(rights.get(staffId), ['withdrawal.decide'])
  const given = new Map(
    waiting.map((one) => {
      const by = peopleOf(one)
      return [one, { by, lapsed: by.filter((staffId) => !mayDecide(staffId)).length }]
    }),
  )
  return (withdrawal) => given.get(withdrawal) ?? NONE_GIVEN
}
