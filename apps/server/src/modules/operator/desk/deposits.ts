import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { audited, auditNow } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import {
  findCreditedPix,
  handleStranded,
  listDifferences,
  listStranded,
  refundsOf,
  reconcileDay,
} from '../../deposit/index.ts'
import { listPayoutDifferences, reconcilePayouts } from '../../withdrawal/index.ts'

const PAGE = 100

const orNull = (amount: Money | null) => (amount === null ? null : formatMoney(amount))

/** Differences of the daily reconciliation. */
export async function showDifferences(
  deps: Deps,
  { state = 'open', after }: CallOutput<typeof ops.queues.differences>['query'],
): Promise<CallReply<typeof ops.queues.differences>> {
  const rows = await listDifferences(deps, state, after)
  return rows.map((row) => ({
    day: row.day,
    kind: row.kind,
    endToEndId: row.end_to_end_id,
    playerId: row.player_id === null ? null : String(row.player_id),
    orderId: row.order_id === null ? null : String(row.order_id),
    expected: orNull(row.expected),
    found: orNull(row.found),
    state: row.state,
    notedAt: row.noted_at.toISOString(),
  }))
}

/** Differences of the daily reconciliation of payouts and of what came back of them. */
export async function showPayoutDifferences(
  deps: Deps,
  { state = 'open', after }: CallOutput<typeof ops.queues.payoutDifferences>['query'],
): Promise<CallReply<typeof ops.queues.payoutDifferences>> {
  const rows = await listPayoutDifferences(deps, state, after)
  return rows.map((row) => ({
    day: row.day,
    kind: row.kind,
    payoutId: row.payout_id,
    returnId: row.return_id === '' ? null : row.return_id,
    playerId: row.player_id === null ? null : String(row.player_id),
    withdrawalId: row.withdrawal_id === null ? null : String(row.withdrawal_id),
    expected: orNull(row.expected),
    found: orNull(row.found),
    state: row.state,
    notedAt: row.noted_at.toISOString(),
  }))
}

/** Payments that only a person can bring to their end, the oldest first. */
export async function showStranded(
  deps: Deps,
  after?: string,
): Promise<CallReply<typeof ops.queues.stranded>> {
  const rows = await listStranded(deps, PAGE, after)
  return rows.map((row) => ({
    endToEndId: row.end_to_end_id,
    why: row.state === 'unmatched' ? ('unmatched' as const) : ('return_failed' as const),
    playerId: row.player_id === null ? null : String(row.player_id),
    txid: row.txid,
    amount: formatMoney(row.amount),
    paidAt: row.paid_at.toISOString(),
    strandedAt: row.stranded_at.toISOString(),
  }))
}

/** Notes what an operator did with such a payment outside; no money of ours moves. */
export async function handleStrandedAs(
  deps: Deps,
  actor: Actor,
  { endToEndId, reason }: { readonly endToEndId: string; readonly reason: string },
): Promise<null> {
  await audited(
    deps,
    { actor, action: 'payment.handled', subject: `payment:${endToEndId}`, reason },
    (tx) => handleStranded(tx, { endToEndId, note: reason, at: deps.clock.now() }),
  )
  return null
}

/** A credited Pix with everything that went back of it. Refuses with `payment_unknown`. */
export async function showPix(
  deps: Deps,
  endToEndId: string,
): Promise<CallReply<typeof ops.refunds.view>> {
  const { payment, returned, left } = await findCreditedPix(deps, endToEndId)
  const [{ cash }, refunds] = await Promise.all([
    deps.ledger.balances(payment.player_id),
    refundsOf(deps, endToEndId),
  ])
  return {
    playerId: String(payment.player_id),
    amount: formatMoney(payment.amount),
    discount: formatMoney(payment.discount),
    paidAt: payment.paid_at.toISOString(),
    returned: formatMoney(returned),
    left: formatMoney(left),
    cash: formatMoney(cash.balance),
    refunds: refunds.map((one) => ({
      refundId: one.refund_id,
      amount: formatMoney(one.amount),
      taken: formatMoney(one.taken),
      origin: one.origin,
      state: one.state,
      reason: one.reason,
      askedAt: one.asked_at.toISOString(),
    })),
  }
}

/** Compares what came and went on a day again, and traces that somebody asked. */
export async function reconcileAs(deps: Deps, actor: Actor, day: string) {
  const deposits = await reconcileDay(deps, day)
  const payouts = await reconcilePayouts(deps, day)
  const differences = deposits.length + payouts.length
  await auditNow(deps, {
    actor,
    action: 'deposits.reconciled',
    subject: `day:${day}`,
    after: { differences, deposits: deposits.length, payouts: payouts.length },
  })
  return { differences }
}
