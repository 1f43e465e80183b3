import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What was ordered, paid, given back and owed. */
export const ownDeposits: readonly OwnPart[] = [
  ownTable({
    name: 'depositOrders',
    table: 'deposit.order',
    key: ['order_id'],
    columns: [
      'order_id',
      'package_id',
      'txid',
      'state',
      'code',
      'made_at',
      'expires_at',
      'withdrawn_at',
    ],
    money: ['amount', 'price', 'gift'],
  }),
  ownTable({
    name: 'payments',
    table: 'deposit.payment',
    key: ['end_to_end_id'],
    columns: ['end_to_end_id', 'order_id', 'txid', 'paid_at', 'state', 'settled_at'],
    money: ['amount', 'discount'],
  }),
  ownTable({
    name: 'refunds',
    table: 'deposit.refund',
    key: ['end_to_end_id', 'refund_id'],
    columns: ['end_to_end_id', 'refund_id', 'origin', 'nature', 'state', 'asked_at', 'settled_at'],
    money: ['amount', 'taken', 'discount_back'],
  }),
  ownTable({
    name: 'debts',
    table: 'deposit.debt',
    key: ['debt_id'],
    columns: ['end_to_end_id', 'state', 'opened_at', 'closed_at'],
    money: ['amount', 'collected'],
  }),
  ownTable({
    name: 'failedPayments',
    table: 'deposit.failed_payment',
    key: ['at', 'end_to_end_id'],
    columns: ['end_to_end_id', 'at'],
  }),
  ownTable({
    name: 'depositStops',
    table: 'deposit.block',
    key: ['block_id'],
    columns: ['kind', 'at'],
  }),
]
