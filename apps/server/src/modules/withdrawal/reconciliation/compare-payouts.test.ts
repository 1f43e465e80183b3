import { centavos } from '@jogada/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePayouts } from './compare-payouts.ts'
import type { PayoutSources } from './compare-payouts.ts'

type Source = PayoutSources['stated'][number]
type Own = PayoutSources['requests'][number]

const at = new Date('2026-11-20T15:00:00Z')

/** One paid withdrawal as each side has it, with a return of a tenth. */
type Side = { id: string; amount: bigint; fee: bigint }

const backOf = ({ amount, fee }: Side) => (amount - fee) / 10n + 1n

const statedOf = (side: Side): Source => ({
  paymentId: side.id,
  amount: centavos(side.amount - side.fee),
  status: 'paid',
  endToEndId: 'E1',
  reason: null,
  returns: [
    {
      returnId: `D${side.id}`,
      amount: centavos(backOf(side)),
      status: 'returned',
      nature: 'ORIGINAL',
      at,
    },
  ],
})

const ownOf = ({ id, amount, fee }: Side): Own => ({
  payout_id: id,
  amount: centavos(amount),
  fee: centavos(fee),
  state: 'paid',
})

const moveOf = (key: string, amount: bigint) => [
  { playerId: 1n, key, kind: 'k', at, amount: centavos(amount) },
]

/** Books that agree. */
function booksOf(sides: readonly Side[]): PayoutSources {
  const stated = sides.map(statedOf)
  const notedOf = (side: Side) => ({
    payoutId: side.id,
    returnId: `D${side.id}`,
    amount: centavos(backOf(side)),
  })
  return {
    requests: sides.map(ownOf),
    stated,
    around: [],
    unreadable: new Set(),
    sent: new Map(sides.map((side) => [side.id, moveOf(side.id, side.amount - side.fee)])),
    unknownSent: [],
    returns: {
      stated,
      isOfDay: () => true,
      credited: sides.map(notedOf),
      noted: new Set(sides.map(({ id }) => `D${id}`)),
      moves: new Map(sides.map((side) => [`D${side.id}`, moveOf(side.id, -backOf(side))])),
      unknownMoves: [],
    },
  }
}

const without = <Item>(items: readonly Item[], index: number) => items.toSpliced(index, 1)
const again = <Item>(items: readonly Item[], index: number) => [...items, items[index]!]
const mapped = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item) =>
  items.map((item, i) => (i === index ? change(item) : item))
const returning = (
  books: PayoutSources,
  change: Partial<PayoutSources['returns']>,
): PayoutSources => ({ ...books, returns: { ...books.returns, ...change } })

const faults: Readonly<
  Record<string, (books: PayoutSources, index: number, id: string) => PayoutSources>
> = {
  missing_at_provider: (books, i) => ({ ...books, stated: without(books.stated, i) }),
  missing_here: (books, i, id) => ({
    ...books,
    requests: without(books.requests, i),
    sent: new Map([...books.sent].filter(([key]) => key !== id)),
  }),
  duplicate_at_provider: (books, i) => ({ ...books, stated: again(books.stated, i) }),
  amount_mismatch: (books, i) => ({
    ...books,
    stated: mapped(books.stated, i, (one) => ({ ...one, amount: centavos(one.amount + 1n) })),
  }),
  state_mismatch: (books, i) => ({
    ...books,
    stated: mapped(books.stated, i, (one) => ({ ...one, status: 'refused' })),
  }),
  missing_in_ledger: (books, _, id) => ({
    ...books,
    sent: new Map([...books.sent].filter(([key]) => key !== id)),
  }),
  ledger_mismatch: (books, _, id) => ({
    ...books,
    sent: new Map(books.sent).set(id, [...books.sent.get(id)!, ...books.sent.get(id)!]),
  }),
  not_in_requests: (books) => ({ ...books, unknownSent: ['nobody'] }),
  unreadable: (books, i, id) => ({
    ...books,
    stated: without(books.stated, i),
    unreadable: new Set([id]),
  }),
  return_missing_here: (books, i, id) =>
    returning(books, {
      credited: without(books.returns.credited, i),
      noted: new Set([...books.returns.noted].filter((one) => one !== `D${id}`)),
    }),
  return_missing_at_provider: (books, i) =>
    returning(books, {
      stated: mapped(books.returns.stated, i, (one) => ({ ...one, returns: [] })),
    }),
  return_duplicate_at_provider: (books, i) =>
    returning(books, { stated: again(books.returns.stated, i) }),
  return_amount_mismatch: (books, i) =>
    returning(books, {
      stated: mapped(books.returns.stated, i, (one) => ({
        ...one,
        returns: one.returns.map((back) => ({ ...back, amount: centavos(back.amount + 1n) })),
      })),
    }),
  return_ledger_mismatch: (books, _, id) =>
    returning(books, {
      moves: new Map([...books.returns.moves].filter(([key]) => key !== `D${id}`)),
    }),
}

const days = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 6 })
  .chain((ids) =>
    fc.record({
      sides: fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id),
            amount: fc.bigInt(1_000n, 10_000_000n),
            fee: fc.bigInt(0n, 900n),
          }),
        ),
      ),
      index: fc.nat(ids.length - 1),
    }),
  )

test('[WAL-12] books of payouts that agree differ in nothing', () => {
  fc.assert(
    fc.property(days, ({ sides }) => {
      expect(comparePayouts(booksOf(sides))).toEqual([])
    }),
  )
})

test.each(Object.entries(faults))('[WAL-12] of one %s nothing else is said', (kind, spoil) => {
  fc.assert(
    fc.property(days, ({ sides, index }) => {
      const said = comparePayouts(spoil(booksOf(sides), index, sides[index]!.id))
      expect(said.map((one) => one.kind)).toEqual([kind])
    }),
  )
})
