import type { order } from '@jogada/contract'
import type { Money } from '@jogada/core'
import type { DepositBlockKind } from '@jogada/core/payments/failed-payments'
import type { Generated } from 'kysely'
import type { DifferenceKind } from './reconciliation/compare.ts'
import type { OrderState, PaymentState } from './states.ts'

export type DepositTables = {
  'deposit.package': {
    package_id: string
    currency: (typeof order.packageCurrencies)[number]
    price: Money
    gift: Generated<Money>
    gift_campaign: string | null
    sort: number
    is_offered: Generated<boolean>
  }
  'deposit.order': {
    player_id: bigint
    order_id: Generated<bigint>
    package_id: string
    amount: Money
    price: Money
    gift: Generated<Money>
    with_offers: Generated<boolean>
    is_priced: Generated<boolean>
    is_promised: Generated<boolean>
    txid: string
    state: Generated<OrderState>
    code: string | null
    press_minute: Date
    made_at: Date
    expires_at: Date
    /** Since when a limit or a break of its player forbids it; null while none does. */
    withdrawn_at: Date | null
  }
  'deposit.payment': {
    end_to_end_id: string
    player_id: bigint | null
    order_id: bigint | null
    txid: string | null
    amount: Money
    paid_at: Date
    noted_at: Date
    state: PaymentState
    command_id: bigint | null
    settled_at: Date | null
    discount: Generated<Money>
    return_reason: 'payer' | 'limit' | 'account' | null
    lost: order.LostPromise | null
    /** How often the provider neither knew its return nor took it. */
    not_taken: Generated<number>
    look_up_at: Generated<Date | null>
  }
  'deposit.stranded': {
    end_to_end_id: string
    stranded_at: Date
    handled_at: Date | null
    note: string | null
  }
  'deposit.refund': {
    end_to_end_id: string
    refund_id: string
    player_id: bigint
    amount: Money
    taken: Money
    discount_back: Generated<Money>
    origin: 'operator' | 'provider'
    nature: string
    reason: Generated<string>
    state: 'requested' | 'returned' | 'failed'
    asked_at: Date
    settled_at: Date | null
    /** How often the provider neither knew it nor took it. */
    not_taken: Generated<number>
    /** When the provider is asked next; null for at once. */
    look_up_at: Generated<Date | null>
  }
  'deposit.debt': {
    player_id: bigint
    debt_id: string
    end_to_end_id: string
    amount: Money
    collected: Generated<Money>
    state: Generated<'open' | 'collected' | 'written_off'>
    note: Generated<string>
    opened_at: Date
    closed_at: Date | null
  }
  'deposit.failed_payment': { end_to_end_id: string; player_id: bigint; at: Date }
  'deposit.block': {
    block_id: Generated<bigint>
    player_id: bigint
    kind: DepositBlockKind
    at: Date
  }
  'deposit.reconciliation': {
    day: string
    done_at: Date
    payments: number
    stated: number
    stated_amount: Money
    ledger_amount: Money
    differences: number
  }
  'deposit.difference': {
    day: string
    kind: DifferenceKind
    end_to_end_id: string
    order_id: bigint | null
    expected: Money | null
    found: Money | null
    state: Generated<'open' | 'closed'>
    noted_at: Date
    closed_at: Date | null
  }
  'deposit.received_cursor': {
    is_only: Generated<boolean>
    read_up_to: Date
  }
  'deposit.called': {
    is_only: Generated<boolean>
    called_at: Date
  }
}
