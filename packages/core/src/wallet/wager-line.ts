import { add, centavos, larger, smaller, subtract, timesRatioFloor, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { sumTakenBack, takenBackBefore } from './play-taken-back.ts'
import type { TakenBack } from './play-taken-back.ts'

/** A lock on the line of turnover: it is wagered between two points of it, after those before. */
export type LineLock = {
  readonly lockId: string
  readonly from: Money
  readonly to: Money
  /** What refunds let go of it. */
  readonly released: Money
}

/**
 * Where a lock on an amount that is wagered `times` over stands: after every earlier lock and what
 * was played. Without times it ends where it begins.
 */
export function lockPlace(
  line: { readonly wagerTo: Money; readonly progress: Money },
  amount: Money,
  times: bigint,
): { readonly from: Money; readonly to: Money } {
  const from = larger(line.wagerTo, line.progress)
  return { from, to: centavos(from + amount * times) }
}

/** A lock, and when it was made. */
export type DatedLock = LineLock & {
  readonly lockedAt: Date
  /** What its player had played by then, see `linePlayed`; null where nobody kept that. */
  readonly playedBefore: Money | null
}

/** What of a player's play moves their locks on. */
export type LinePlay = {
  readonly turnover: Money
  /** What refunds let go of all locks. */
  readonly released: Money
  /** What was played and taken back, and is not settled anew. */
  readonly takenBack: readonly TakenBack[]
}

/**
 * What a player has played when a lock or a bonus is made, whatever refunds let go. A result that
 * is taken back later does not move it: what was played before a lock stays before it.
 */
export const linePlayed = ({ turnover, takenBack }: Omit<LinePlay, 'released'>): Money =>
  add(turnover, sumTakenBack(takenBack))

/** Where play stands on the line when a lock is made, with what refunds let go. */
export const lineProgress = (play: LinePlay): Money => add(linePlayed(play), play.released)

/**
 * What play is missing before nothing is locked: as if what was taken back had never been played,
 * and what was let go never been locked. From each lock on, the play that it and those after it
 * need, less what was played since it was made; the most of these, because play before a lock
 * counts for none that is made after it. The locks must be all, or all since one before which
 * everything that was locked had been played however little is let go.
 */
export function missingPlay(locks: readonly DatedLock[], play: LinePlay): Money {
  const { turnover, released, takenBack } = play
  let length = zero
  let needed = zero
  let missing = zero
  for (const lock of locks.toSorted((a, b) => Number(b.to - a.to))) {
    length = add(length, subtract(lock.to, lock.from))
    needed = add(needed, neededBy(lock))
    const played = add(turnover, takenBackBefore(takenBack, lock.lockedAt))
    const since =
      lock.playedBefore === null
        ? subtract(add(lock.from, length), add(played, released))
        : subtract(add(needed, lock.playedBefore), played)
    // no more than the locks need, also where play fell of which nobody kept when it was made
    missing = larger(missing, smaller(needed, since))
  }
  return missing
}

/**
 * By how much releases bring a place behind these locks nearer to the play that was there when it
 * was taken: the way to that place, less what of it the locks still needed then, had what is let go
 * now never been locked. What had been played by then brings nothing nearer when it is let go, and
 * takes nothing away when it comes back.
 */
export function letGoBefore(
  locks: readonly DatedLock[],
  { to, playedBefore }: { readonly to: Money; readonly playedBefore: Money },
): Money {
  const play = { turnover: playedBefore, released: sumReleased(locks), takenBack: [] }
  return subtract(subtract(to, playedBefore), missingPlay(locks, play))
}

/** What refunds let go of some locks. */
export const sumReleased = (locks: readonly Pick<LineLock, 'released'>[]): Money =>
  add(...locks.map(({ released }) => released))

const neededBy = ({ from, to, released }: LineLock): Money =>
  larger(zero, subtract(subtract(to, from), released))

export type LockProgress = { readonly needed: Money; readonly left: Money }

/**
 * How far each lock of a player is wagered, given what of all of them is still to be played: play
 * counts for the oldest first, so the newest are untouched as far as they reach.
 */
export function lockProgress(
  locks: readonly LineLock[],
  missing: Money,
): ReadonlyMap<string, LockProgress> {
  let open = missing
  const found = new Map<string, LockProgress>()
  for (const lock of locks.toSorted((a, b) => Number(b.to - a.to))) {
    const needed = neededBy(lock)
    const left = smaller(needed, open)
    open = subtract(open, left)
    found.set(lock.lockId, { needed, left })
  }
  return found
}

/** A lock, and the money that it was made for. */
export type AmountLock = LineLock & { readonly amount: Money }

/**
 * What of the play that is missing holds no money: a lock on an amount that is wagered several
 * times over holds that amount, less the share that refunds let go, however much of its play is
 * left. Nothing where every lock is wagered once.
 */
export function playBeyondAmounts(locks: readonly AmountLock[], missing: Money): Money {
  const progress = lockProgress(locks, missing)
  return add(
    ...locks.map(({ lockId, from, to, amount }) => {
      const { needed, left } = progress.get(lockId)!
      const holds = timesRatioFloor(amount, needed, subtract(to, from))
      return larger(zero, subtract(left, holds))
    }),
  )
}

/** A lock, and what of its money the house gave. */
export type GivenLock = LineLock & { readonly given: Money }

/** A lock on something that was given and is not played through, and what of both is left. */
export type UnplayedGift = { readonly lockId: string; readonly left: Money; readonly given: Money }

/**
 * What the house gave and its player has not played through, by lock: of each what was given, or
 * what is left of it where that is less. What a refund let go of a lock took its share of
 * the gift along.
 */
export function unplayedGifts(
  locks: readonly GivenLock[],
  missing: Money,
): readonly UnplayedGift[] {
  const progress = lockProgress(locks, missing)
  return locks.flatMap(({ lockId, from, to, given }) => {
    const { needed, left } = progress.get(lockId)!
    if (given === zero || left === zero) return []
    const share = timesRatioFloor(given, needed, subtract(to, from))
    return [{ lockId, left, given: smaller(share, left) }]
  })
}

/** What the house gave of all locks together and its player has not played through. */
export const unplayedGiven = (locks: readonly GivenLock[], missing: Money): Money =>
  add(...unplayedGifts(locks, missing).map(({ given }) => given))

/**
 * What a refund lets go of a deposit's lock when it brings the sum of refunds from one amount to
 * another: the same share of its wagering, rounded down, and all of it with the whole payment.
 */
export function releasedBy(
  { from, to }: Pick<LineLock, 'from' | 'to'>,
  refund: { readonly paid: Money; readonly before: Money; readonly after: Money },
): Money {
  const at = (refunded: Money) =>
    timesRatioFloor(centavos(to - from), smaller(refunded, refund.paid), refund.paid)
  return subtract(at(refund.after), at(refund.before))
}
