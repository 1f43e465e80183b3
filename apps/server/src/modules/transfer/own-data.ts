import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player sent to others; what came in is among the movements. */
export const ownTransfers: readonly OwnPart[] = [
  ownTable({
    name: 'transfersSent',
    table: 'transfer.transfer',
    owner: 'sender_id',
    key: ['transfer_id'],
    columns: ['transfer_id', 'sent_at', 'received_at'],
    money: ['amount'],
  }),
]
