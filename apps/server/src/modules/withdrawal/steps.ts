import { order } from '@jogada/contract'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import type { Withdrawal } from './request-store.ts'
import type { WithdrawalState } from './states.ts'

type Step = { readonly state: WithdrawalState; readonly at: Date }

const rankOf = (state: WithdrawalState) => order.withdrawalStates.indexOf(state)

/** The order of two steps: by time, and as a withdrawal goes where one instant made both. */
export const inOrder = (a: Step, b: Step): number =>
  a.at.getTime() - b.at.getTime() || rankOf(a.state) - rankOf(b.state)

/** The withdrawal of this amount that was refused at this instant, if one was. */
export const findRefusedAt = (
  { db }: Deps,
  playerId: bigint,
  { at, credit }: { readonly at: Date; readonly credit: Money },
): Promise<Withdrawal | undefined> =>
  db
    .selectFrom('withdrawal.step as step')
    .innerJoin('withdrawal.request as request', (on) =>
      on
        .onRef('request.player_id', '=', 'step.player_id')
        .onRef('request.withdrawal_id', '=', 'step.withdrawal_id'),
    )
    .selectAll('request')
    .where('step.player_id', '=', playerId)
    .where('step.state', '=', 'refused')
    .where('step.at', '=', at)
    .where('request.amount', '=', credit)
    .limit(1)
    .executeTakeFirst()

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
