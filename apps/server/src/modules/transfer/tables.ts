import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type TransferTables = {
  'transfer.terms': {
    is_only: Generated<boolean>
    minimum: Money
    maximum: Money
    per_day: bigint
    day_amount: Money
    new_recipient_maximum: Money
    new_recipient_hours: number
  }
  'transfer.transfer': {
    transfer_id: bigint
    sender_id: bigint
    recipient_id: bigint
    amount: Money
    sent_at: Date
    received_id: bigint | null
    received_at: Date | null
  }
}
