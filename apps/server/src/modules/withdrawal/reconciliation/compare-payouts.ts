import { add, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseMove } from '@jogada/ledger'
import type { Payout } from '../../pix/index.ts'
import type { Withdrawal as Kept } from '../request-store.ts'
import { compareReturns } from './compare-returns.ts'
import type { ReturnDifference, ReturnSources } from './compare-returns.ts'

type Withdrawal = Pick<Kept, 'payout_id' | 'state' | 'amount' | 'fee'>

export const payoutDifferenceKinds = [
  'missing_here',
  'missing_at_provider',
  'duplicate_at_provider',
  'amount_mismatch',
  'state_mismatch',
  'not_settled',
  'ledger_mismatch',
  'missing_in_ledger',
  'not_in_requests',
  'unreadable',
] as const

export type PayoutDifference = {
  readonly kind: (typeof payoutDifferenceKinds)[number] | ReturnDifference['kind']
  readonly payoutId: string
  /** The return that it is about; null for the payout itself. */
  readonly returnId: string | null
  /** By our books; null where they know nothing. */
  readonly expected: Money | null
  /** By the other side; null where it knows nothing. */
  readonly found: Money | null
}

/** What we and the provider sent on one day, what came back of it, and what the ledger moved. */
export type PayoutSources = {
  /** Our withdrawals that were handed over on the day or that the provider names on it. */
  readonly requests: readonly Withdrawal[]
  /** The provider's payouts of the day, as they came. */
  readonly stated: readonly Payout[]
  /** Its payouts of the time around, for what one side counts to another day than the other. */
  readonly around: readonly Payout[]
  /** What of its lists nobody can read, by its ids. */
  readonly unreadable: ReadonlySet<string>
  /** What the ledger sent since the day began, by payout. */
  readonly sent: ReadonlyMap<string, readonly HouseMove[]>
  /** Payouts that the ledger sent on the day and no withdrawal knows. */
  readonly unknownSent: readonly string[]
  readonly returns: ReturnSources
}

/** Everything that the sides do not agree on, each thing once. */
export function comparePayouts(sources: PayoutSources): PayoutDifference[] {
  const { requests, stated, around, sent, unreadable } = sources
  const byId = Map.groupBy([...stated, ...around], ({ paymentId }) => paymentId)
  const known = new Set(requests.map((request) => request.payout_id))
  const moved = (id: string) => sent.get(id) ?? []
  return [
    ...requests.flatMap((request) => {
      const [payout] = byId.get(request.payout_id) ?? []
      const isUnread = !payout && unreadable.has(request.payout_id)
      return [
        ...(isUnread ? [] : compareStated(request, payout)),
        ...compareSent(request, moved(request.payout_id)),
      ]
    }),
    ...[...Map.groupBy(stated, ({ paymentId }) => paymentId)].flatMap(([id, [payout, ...more]]) => {
      const base = { payoutId: id, returnId: null, found: payout!.amount }
      return [
        ...(known.has(id) ? [] : [{ ...base, kind: 'missing_here', expected: null } as const]),
        ...(more.length === 0
          ? []
          : [{ ...base, kind: 'duplicate_at_provider', expected: payout!.amount } as const]),
      ]
    }),
    ...[...unreadable].map((id) => ({
      kind: 'unreadable' as const,
      payoutId: id,
      returnId: null,
      expected: null,
      found: null,
    })),
    ...sources.unknownSent.map((id) => ({
      kind: 'not_in_requests' as const,
      payoutId: id,
      returnId: null,
      expected: null,
      found: sumOf(moved(id)),
    })),
    ...compareReturns(sources.returns, unreadable),
  ]
}

const sumOf = (moves: readonly HouseMove[]): Money =>
  add(zero, ...moves.map(({ amount }) => amount))

const netOf = ({ amount, fee }: Withdrawal): Money => subtract(amount, fee)

/** What has left the house for a payout by its state; null where nobody knows yet. */
const goneOf = (state: Withdrawal['state'] | Payout['status'], amount: Money): Money | null => {
  if (state === 'paid') return amount
  return state === 'sent' || state === 'processing' || state === 'unknown' ? null : zero
}

function compareStated(request: Withdrawal, payout: Payout | undefined): PayoutDifference[] {
  const { payout_id: payoutId, state } = request
  const net = netOf(request)
  const about = { payoutId, returnId: null, expected: net }
  if (!payout) {
    // what the provider would not take was refused, and it knows nothing of it
    return state === 'refused' ? [] : [{ ...about, kind: 'missing_at_provider', found: null }]
  }
  const { amount, status } = payout
  const isOther: PayoutDifference[] =
    amount === net ? [] : [{ ...about, kind: 'amount_mismatch', found: amount }]
  if (state === status) return isOther
  const found = goneOf(status, amount)
  if (state === 'sent') return [...isOther, { ...about, kind: 'not_settled', found }]
  return [...isOther, { ...about, kind: 'state_mismatch', expected: goneOf(state, net), found }]
}

function compareSent(request: Withdrawal, moves: readonly HouseMove[]): PayoutDifference[] {
  const about = { payoutId: request.payout_id, returnId: null }
  const expected = request.state === 'paid' ? netOf(request) : zero
  if (moves.length === 0) {
    return expected === zero ? [] : [{ ...about, kind: 'missing_in_ledger', expected, found: null }]
  }
  const found = sumOf(moves)
  return found === expected ? [] : [{ ...about, kind: 'ledger_mismatch', expected, found }]
}
