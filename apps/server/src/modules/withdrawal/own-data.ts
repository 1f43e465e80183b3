import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What was asked for, how far it came, and where it was to go. */
export const ownWithdrawals: readonly OwnPart[] = [
  ownTable({
    name: 'withdrawals',
    table: 'withdrawal.request',
    key: ['withdrawal_id'],
    columns: [
      'withdrawal_id',
      'type',
      'state',
      'reason',
      'end_to_end_id',
      'transaction_hash',
      'licence_profile',
      'requested_at',
    ],
    money: ['amount', 'fee'],
    sealed: ['document', 'holder_name'],
    sealedBy: ['player_id', 'withdrawal_id'],
  }),
  ownTable({
    name: 'withdrawalSteps',
    table: 'withdrawal.step',
    key: ['withdrawal_id', 'at', 'state'],
    columns: ['withdrawal_id', 'state', 'at'],
  }),
  ownTable({
    name: 'withdrawalReturns',
    table: 'withdrawal.returned',
    key: ['credit_id'],
    columns: ['withdrawal_id', 'credit_id', 'return_id', 'nature', 'at'],
    money: ['amount', 'fee'],
  }),
  ownTable({
    name: 'withdrawalDestinations',
    table: 'withdrawal.destination',
    key: ['type'],
    columns: ['type', 'used_at', 'changed_at'],
    sealed: ['number', 'ifsc', 'holder_name', 'whatsapp'],
    sealedBy: ['player_id', 'type'],
  }),
]
