import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { tellClosedMoney } from '../account/index.ts'

const topics = ['withdrawal_paid', 'withdrawal_held', 'withdrawal_refused', 'withdrawal_returned']

/**
 * Worker: has players' clients look again when a withdrawal has moved on, at least once each, and
 * tells operators of money that came back to an account that is closed.
 */
export const announceWithdrawals = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('withdrawal.announce', (event) => announce(deps, event), { signal, topics })

async function announce(deps: Deps, { playerId, topic, payload }: DeliveredEvent) {
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  if (topic !== 'withdrawal_returned') return
  await tellClosedMoney(deps, playerId, { withdrawalId: payload['withdrawalId'] })
}
