import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'

const topics = ['withdrawal_paid', 'withdrawal_held', 'withdrawal_refused', 'withdrawal_returned']

/** Worker: has players' clients look again when a withdrawal has moved on, at least once each. */
export const announceWithdrawals = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('withdrawal.announce', (event) => announce(deps, event), { signal, topics })

function announce({ realtime }: Deps, { playerId }: DeliveredEvent) {
  realtime.toPlayer(playerId, 'updateUserInfo')
}
