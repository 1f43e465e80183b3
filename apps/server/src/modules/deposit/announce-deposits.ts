import { lostPromise } from '@jogada/contract/order'
import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'

export const DEPOSIT_CREDITED = 'deposit_credited'

/** Worker: tells players of their credited deposits, at least once each. */
export const announceDeposits = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('deposit.announce', (event) => announce(deps, event), {
    signal,
    topics: [DEPOSIT_CREDITED],
  })

function announce({ realtime }: Deps, { payload, playerId }: DeliveredEvent) {
  const { data: lost } = lostPromise.safeParse(payload['lost'])
  realtime.toPlayer(playerId, 'paySuccess', {
    czflag: payload['isFirst'] === true ? 0 : 1,
    orderId: String(payload['orderId']),
    amount: String(payload['amount']),
    gift: String(payload['gift'] ?? '0.00'),
    ...(lost && { lost }),
  })
  realtime.toPlayer(playerId, 'updateUserInfo')
}
