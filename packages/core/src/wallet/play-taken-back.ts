import { add, larger, smaller, subtract, zero } from '../money.ts'
import type { Money } from '../money.ts'

/** Play whose result was taken back, and when it had been settled first. */
export type TakenBack = { readonly playedAt: Date; readonly amount: Money }

/**
 * What of the play that was taken back counts once more, as of when it was played, by a settlement
 * that counts `counted`: the oldest first, and never more than that.
 */
export function countedAnew(standing: readonly TakenBack[], counted: Money): readonly TakenBack[] {
  const anew: TakenBack[] = []
  let open = counted
  for (const { playedAt, amount } of standing.toSorted(byTime)) {
    const part = smaller(amount, open)
    open = subtract(open, part)
    if (part > 0n) anew.push({ playedAt, amount: part })
  }
  return anew
}

/**
 * The play that falls with a settlement that counted `counted`: what it counted anew was played
 * before, and the rest when it was made.
 */
export function takenBackOf(
  counted: Money,
  settled: { readonly at: Date; readonly anew: readonly TakenBack[] },
): readonly TakenBack[] {
  const rest = larger(zero, subtract(counted, sumTakenBack(settled.anew)))
  return [...settled.anew, ...(rest > 0n ? [{ playedAt: settled.at, amount: rest }] : [])]
}

/** What was played before an instant and taken back. */
export const takenBackBefore = (taken: readonly TakenBack[], at: Date): Money =>
  sumTakenBack(taken.filter(({ playedAt }) => playedAt < at))

export const sumTakenBack = (taken: readonly TakenBack[]): Money =>
  add(...taken.map(({ amount }) => amount))

const byTime = (one: TakenBack, other: TakenBack) =>
  one.playedAt.getTime() - other.playedAt.getTime()
