import type { Deps } from '../../deps.ts'
import { longSince, tellOfLongUnderWay } from '../alert/index.ts'

/** Tells operators of payouts that were sent and do not come to their end. */
export async function tellOfWaitingPayouts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const payout = await deps.db
    .selectFrom('withdrawal.request as request')
    .innerJoin('withdrawal.step as step', (on) =>
      on
        .onRef('step.player_id', '=', 'request.player_id')
        .onRef('step.withdrawal_id', '=', 'request.withdrawal_id')
        .onRef('step.state', '=', 'request.state'),
    )
    .select(['request.payout_id', 'step.at'])
    .select((select) => select.fn.countAll<bigint>().over().as('count'))
    .where('request.state', '=', 'sent')
    .where('step.at', '<', longSince(deps))
    .orderBy('step.at')
    .orderBy('request.withdrawal_id')
    .limit(1)
    .executeTakeFirst()
  await tellOfLongUnderWay(
    deps,
    payout && {
      subject: `payout:${payout.payout_id}`,
      since: payout.at,
      count: payout.count,
    },
  )
}
