import { order } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import type { Withdrawal } from './request-store.ts'
import type { WithdrawalState } from './states.ts'

type Step = { readonly state: WithdrawalState; readonly at: Date }

const rankOf = (state: WithdrawalState) => order.withdrawalStates.indexOf(state)

/** The order of two steps: by time, and as a withdrawal goes where one instant made both. */
export const inOrder = (a: Step, b: Step): number =>
  a.at.getTime() - b.at.getTime() || rankOf(a.state) - rankOf(b.state)

/** The way a withdrawal went, the oldest step first. */
export async function listSteps(
  { db }: Deps,
  { player_id, withdrawal_id }: Pick<Withdrawal, 'player_id' | 'withdrawal_id'>,
): Promise<Step[]> {
  const steps = await db
    .selectFrom('withdrawal.step')
    .select(['state', 'at'])
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', withdrawal_id)
    .execute()
  return steps.toSorted(inOrder)
}
