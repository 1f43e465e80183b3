import { add, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseMove } from '@jogada/ledger'
import type { ReceivedPix } from '../../pix/index.ts'
import type { Payment } from '../payment-store.ts'
import type { DepositRefund } from '../refunds/refund-store.ts'

export const differenceKinds = [
  'missing_here',
  'missing_at_provider',
  'duplicate_at_provider',
  'amount_mismatch',
  'ledger_mismatch',
  'missing_in_ledger',
  'not_in_payments',
  'credited_twice',
  'not_settled',
  'unmatched',
  'refund_mismatch',
  'unreadable',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

export type Difference = {
  readonly kind: DifferenceKind
  readonly endToEndId: string
  readonly orderId: bigint | null
  /** By our books; null where they know nothing. */
  readonly expected: Money | null
  /** By the other side; null where it knows nothing. */
  readonly found: Money | null
}

/** The three sources of one day. */
export type Sources = {
  /** Our payments that were paid on the day. */
  readonly payments: readonly Payment[]
  /** Refunds of those payments. */
  readonly refunds: readonly DepositRefund[]
  /** The provider's statement of the day, as it came. */
  readonly statement: readonly ReceivedPix[]
  /** What of it nobody can read, by its ids. */
  readonly unreadable: readonly string[]
  /** What the ledger credited since the day began, by endToEndId. */
  readonly credits: ReadonlyMap<string, readonly HouseMove[]>
  /** Ids that the ledger credited on the day and no payment of any day knows. */
  readonly unknownCredits: readonly string[]
}

/** Everything that the three do not agree on, each thing once. */
export function compareSources(sources: Sources): Difference[] {
  const stated = Map.groupBy(sources.statement, ({ endToEndId }) => endToEndId)
  const known = new Set(sources.payments.map((payment) => payment.end_to_end_id))
  const refunds = Map.groupBy(sources.refunds, (refund) => refund.end_to_end_id)
  const unreadable = new Set(sources.unreadable)
  const credited = (id: string) => sources.credits.get(id) ?? []
  return [
    ...sources.payments.flatMap((payment) => {
      const id = payment.end_to_end_id
      const [pix] = stated.get(id) ?? []
      return [
        ...(!pix && unreadable.has(id)
          ? [{ ...about(payment), kind: 'unreadable', found: null } as const]
          : compareStatement(payment, pix)),
        ...compareLedger(payment, credited(id)),
        ...compareRefunds(payment, pix, refunds.get(id) ?? []),
      ]
    }),
    ...[...stated].flatMap(([id, [pix, ...more]]) => {
      const { amount } = pix!
      const base = { endToEndId: id, orderId: null, found: amount }
      return [
        ...(known.has(id) ? [] : [{ ...base, kind: 'missing_here', expected: null } as const]),
        ...(more.length === 0
          ? []
          : [{ ...base, kind: 'duplicate_at_provider', expected: amount } as const]),
      ]
    }),
    ...[...unreadable]
      .filter((id) => !known.has(id))
      .map((id) => ({
        kind: 'unreadable' as const,
        endToEndId: id,
        orderId: null,
        expected: null,
        found: null,
      })),
    ...sources.unknownCredits.map((id) => ({
      kind: 'not_in_payments' as const,
      endToEndId: id,
      orderId: null,
      expected: null,
      found: sumOf(credited(id)),
    })),
  ]
}

/** What the ledger took in at the provider for these credits; its clearing account goes down. */
const sumOf = (credits: readonly HouseMove[]): Money =>
  negate(add(zero, ...credits.map(({ amount }) => amount)))

const about = (payment: Payment) => ({
  endToEndId: payment.end_to_end_id,
  orderId: payment.order_id,
  expected: payment.amount,
})

function compareStatement(payment: Payment, pix: ReceivedPix | undefined): Difference[] {
  if (!pix) return [{ ...about(payment), kind: 'missing_at_provider', found: null }]
  if (pix.amount === payment.amount) return []
  return [{ ...about(payment), kind: 'amount_mismatch', found: pix.amount }]
}

function compareLedger(payment: Payment, credits: readonly HouseMove[]): Difference[] {
  const found = credits.length === 0 ? null : sumOf(credits)
  if (credits.length > 1) return [{ ...about(payment), kind: 'credited_twice', found }]
  if (payment.state === 'unmatched') return [{ ...about(payment), kind: 'unmatched', found }]
  if (payment.state === 'credited') {
    if (found === null) return [{ ...about(payment), kind: 'missing_in_ledger', found }]
    return found === payment.amount ? [] : [{ ...about(payment), kind: 'ledger_mismatch', found }]
  }
  if (found !== null) return [{ ...about(payment), kind: 'ledger_mismatch', found }]
  return payment.state === 'returned' ? [] : [{ ...about(payment), kind: 'not_settled', found }]
}

/** Compares what went back; a payment that was returned to another payer went back whole. */
function compareRefunds(
  payment: Payment,
  pix: ReceivedPix | undefined,
  refunds: readonly DepositRefund[],
): Difference[] {
  if (!pix) return []
  const own = refunds.filter(({ state }) => state === 'returned').map(({ amount }) => amount)
  const whole = payment.state === 'returned' ? payment.amount : zero
  const expected = add(whole, ...own)
  const back = pix.refunds.filter(({ status }) => status === 'returned')
  const found = add(zero, ...back.map(({ amount }) => amount))
  return found === expected ? [] : [{ ...about(payment), kind: 'refund_mismatch', expected, found }]
}
