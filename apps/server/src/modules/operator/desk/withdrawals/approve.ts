import { formatMoney } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import { traceEvent } from '../../../audit/index.ts'
import { collectDebts } from '../../../deposit/index.ts'
import { collectSportDebt } from '../../../sportsbook/index.ts'
import { approveWithdrawal } from '../../../withdrawal/index.ts'
import type { Approval } from '../../../withdrawal/index.ts'
import { tracedCollection } from '../deposits.ts'
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
  await collectAll(deps, { actor, note }, withdrawal.player_id)
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

/** Takes from the cash what its owner owes, and traces each part; what is missing stays owed. */
async function collectAll(
  deps: Deps,
  { actor, note }: Pick<Deciding, 'actor' | 'note'>,
  playerId: bigint,
): Promise<void> {
  await collectDebts(deps, playerId, tracedCollection({ actor, reason: note }))
  await collectSportDebt(deps, playerId, (amount) => [
    traceEvent({
      actor,
      action: 'debt.collected',
      subject: `player:${playerId}`,
      reason: note,
      after: { bets: formatMoney(amount) },
    }),
  ])
}
