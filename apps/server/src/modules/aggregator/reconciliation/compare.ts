import type { Stated } from '../provider/statement.ts'

/** A transaction as our books have it. */
export type Kept = Pick<Stated, 'kind' | 'transactionId' | 'roundId'> & {
  /** Centavos that the player staked or was paid. */
  readonly amount: bigint
  readonly at: Date
  /** The stake went back, so that the studio need not know that it was ever taken. */
  readonly isUndone: boolean
}

export type Difference = Pick<Stated, 'kind' | 'transactionId' | 'roundId'> & {
  readonly what: 'unknown_here' | 'unknown_there' | 'differs' | 'stated_twice'
  readonly kept: bigint | null
  readonly stated: bigint | null
}

type Books = {
  /** Also some time before and after the day, as two clocks are not one. */
  readonly stated: readonly Stated[]
  /** Of the day, and whatever else the statement names. */
  readonly kept: readonly Kept[]
  readonly isOfDay: (at: Date) => boolean
}

const nameOf = ({ kind, transactionId }: Pick<Stated, 'kind' | 'transactionId'>) =>
  `${kind} ${transactionId}`

/** What a studio's statement of a day and our books do not agree on. */
export function compareBooks({ stated, kept, isOfDay }: Books): readonly Difference[] {
  const ours = new Map(kept.map((one) => [nameOf(one), one]))
  const theirs = new Map<string, Stated>()
  const differences: Difference[] = []
  for (const one of stated) {
    const { kind, transactionId, roundId, amount } = one
    const named = { kind, transactionId, roundId, stated: amount }
    const own = ours.get(nameOf(one))
    const isCounted = isOfDay(one.at)
    if (isCounted && theirs.has(nameOf(one))) {
      differences.push({ ...named, what: 'stated_twice', kept: own?.amount ?? null })
    } else if (isCounted && !own) {
      differences.push({ ...named, what: 'unknown_here', kept: null })
    } else if (own && isCounted && !isSame(own, one)) {
      differences.push({ ...named, what: 'differs', kept: own.amount })
    }
    theirs.set(nameOf(one), one)
  }
  for (const own of kept) {
    if (!isOfDay(own.at) || own.isUndone || theirs.has(nameOf(own))) continue
    const { kind, transactionId, roundId, amount } = own
    const named = { kind, transactionId, roundId }
    differences.push({ ...named, what: 'unknown_there', kept: amount, stated: null })
  }
  return differences
}

const isSame = (own: Kept, one: Stated) =>
  own.roundId === one.roundId && (one.amount === null || own.amount === one.amount)
