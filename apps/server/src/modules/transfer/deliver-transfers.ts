import { centavos, formatMoney, negate } from '@jogada/core'
import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { tellClosedMoney } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { maskName } from './mask-name.ts'
import { TRANSFER_SENT } from './send-transfer.ts'
import { receivedRow } from './transfer-store.ts'

/**
 * Worker: brings what was sent to its recipients. The event of the sender's commit is delivered
 * until it succeeds, and the key of the second command follows from the first, so that money in
 * transit arrives once, whatever crashes on the way. Operators are told of money that came to an
 * account which was closed meanwhile.
 */
export const deliverTransfers = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('transfer.deliver', (event) => deliver(deps, event), {
    signal,
    topics: [TRANSFER_SENT],
  })

async function deliver(deps: Deps, { payload, playerId: senderId }: DeliveredEvent) {
  const transferId = BigInt(String(payload['transferId']))
  const recipientId = BigInt(String(payload['recipientId']))
  const amount = centavos(BigInt(String(payload['amount'])))
  const sender = await findPerson(deps, senderId)
  const verdict = await deps.ledger.submit(recipientId, ({ commandId, at }) => ({
    key: `transfer:${transferId}`,
    bodyHash: `${senderId}:${amount}`,
    kind: 'transfer_received',
    postings: [
      { account: 'house:transfer_transit', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    rows: [receivedRow(transferId, commandId, at)],
    events: [
      {
        topic: 'transfer_received',
        payload: { amount: formatMoney(amount), name: maskName(sender?.name ?? '') },
      },
    ],
  }))
  const isHere = verdict.status === 'posted'
  const wasHere = verdict.status === 'replayed' && verdict.first.status === 'posted'
  if (!isHere && !wasHere) throw new Error(`transfer ${transferId}: ${verdict.status}`)
  deps.realtime.toPlayer(recipientId, 'updateUserInfo')
  await tellClosedMoney(deps, recipientId, { transferId: String(transferId) })
}
