import { add, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseMove } from '@jogada/ledger'
import type { Payout, PayoutReturn } from '../../pix/index.ts'

export const returnDifferenceKinds = [
  'return_missing_here',
  'return_missing_at_provider',
  'return_duplicate_at_provider',
  'return_amount_mismatch',
  'return_ledger_mismatch',
] as const

export type ReturnDifference = {
  readonly kind: (typeof returnDifferenceKinds)[number]
  readonly payoutId: string
  readonly returnId: string
  readonly expected: Money | null
  readonly found: Money | null
}

/** A return as our rows have it. */
export type NotedReturn = {
  readonly payoutId: string
  readonly returnId: string
  readonly amount: Money
}

export type ReturnSources = {
  /** What we credited on the day, or later although the provider has it on the day. */
  readonly credited: readonly NotedReturn[]
  /** Returns that were credited at any time, or left to a person. */
  readonly noted: ReadonlySet<string>
  /** The provider's payouts of which something came back, of as long as a return may take. */
  readonly stated: readonly Payout[]
  /** Whether an instant lies in the day. */
  readonly isOfDay: (at: Date) => boolean
  /** What the ledger credited since the day began, by return. */
  readonly moves: ReadonlyMap<string, readonly HouseMove[]>
  /** Those that it credited on the day and no row knows, each with its payout. */
  readonly unknownMoves: readonly Omit<NotedReturn, 'amount'>[]
}

type Stated = PayoutReturn & { readonly payoutId: string }

/**
 * Whether the provider has a return on the day; one that it tells no time of counts to every day.
 */
export const isStatedOn = (
  { status, at }: PayoutReturn,
  isOfDay: ReturnSources['isOfDay'],
): boolean => status === 'returned' && (at === null || isOfDay(at))

/** Everything of what came back that the provider, our rows and the ledger do not agree on. */
export function compareReturns(
  sources: ReturnSources,
  unreadable: ReadonlySet<string>,
): ReturnDifference[] {
  const { credited, noted, moves } = sources
  const stated = sources.stated.flatMap(({ paymentId, returns }) =>
    returns
      .filter(({ status }) => status === 'returned')
      .map((back): Stated => ({ ...back, payoutId: paymentId })),
  )
  const byId = Map.groupBy(stated, ({ returnId }) => returnId)
  const moved = (id: string) => moves.get(id) ?? []
  const ofDay = [...byId].filter(([, [back]]) => isStatedOn(back!, sources.isOfDay))
  return [
    ...credited.flatMap((own) => [
      ...(unreadable.has(own.payoutId) ? [] : compareStated(own, byId.get(own.returnId))),
      ...compareCredit(own, moved(own.returnId)),
    ]),
    ...ofDay.flatMap(([returnId, [back, ...more]]) => {
      const base = { payoutId: back!.payoutId, returnId, found: back!.amount }
      return [
        ...(noted.has(returnId)
          ? []
          : [{ ...base, kind: 'return_missing_here', expected: null } as const]),
        ...(more.length === 0
          ? []
          : [{ ...base, kind: 'return_duplicate_at_provider', expected: back!.amount } as const]),
      ]
    }),
    ...sources.unknownMoves.map((one) => ({
      ...one,
      kind: 'return_ledger_mismatch' as const,
      expected: null,
      found: sumOf(moved(one.returnId)),
    })),
  ]
}

/** What came into the provider's account for these credits; it goes down in our books. */
const sumOf = (moves: readonly HouseMove[]): Money =>
  negate(add(zero, ...moves.map(({ amount }) => amount)))

function compareStated(own: NotedReturn, stated: readonly Stated[] = []): ReturnDifference[] {
  const { payoutId, returnId, amount: expected } = own
  const back = stated.find((one) => one.payoutId === payoutId)
  const about = { payoutId, returnId, expected }
  if (!back) return [{ ...about, kind: 'return_missing_at_provider', found: null }]
  if (back.amount === expected) return []
  return [{ ...about, kind: 'return_amount_mismatch', found: back.amount }]
}

function compareCredit(own: NotedReturn, moves: readonly HouseMove[]): ReturnDifference[] {
  const { payoutId, returnId, amount: expected } = own
  const found = moves.length === 0 ? null : sumOf(moves)
  if (found === expected) return []
  return [{ kind: 'return_ledger_mismatch', payoutId, returnId, expected, found }]
}
