import { centavos, larger, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { takenBackBefore } from '../wallet/play-taken-back.ts'
import type { TakenBack } from '../wallet/play-taken-back.ts'
import { letGoBefore, sumReleased } from '../wallet/wager-line.ts'
import type { DatedLock } from '../wallet/wager-line.ts'
import { uncounted } from './contribution.ts'
import type { Contribution, PlayFamily } from './contribution.ts'

const DAY_MS = 24 * 60 * 60_000

/** Lifetime turnover in centavos of some families of play. */
export type FamilyTurnover = Readonly<Partial<Record<PlayFamily, bigint>>>

/** Everything of a player's play that moves the wagering of bonuses on. */
export type Play = {
  readonly turnover: bigint
  readonly families: FamilyTurnover
  /** All locks of a player of whose locks refunds let something go; of any other one none. */
  readonly locks: readonly DatedLock[]
  /** Sports bets that were played and taken back, and are not settled anew. */
  readonly takenBack: readonly TakenBack[]
}

/** Where a bonus stands on the line of its player's turnover, and until when. */
export type BonusPlace = { readonly from: Money; readonly to: Money; readonly expiresAt: Date }

/**
 * The place of a bonus that is given now: after the deposit that it came with and after the last of
 * the bonuses that stand, as long as `times` its amount.
 */
export function placeBonus(asked: {
  readonly amount: Money
  readonly times: number
  readonly validDays: number
  /** Turnover at which the deposit itself is wagered. */
  readonly depositWagerTo: Money
  /** Where the last bonus before it ends; zero for none. */
  readonly lastWagerTo: Money
  readonly at: Date
}): BonusPlace {
  const from = larger(asked.depositWagerTo, asked.lastWagerTo)
  return {
    from,
    to: centavos(from + asked.amount * BigInt(asked.times)),
    expiresAt: new Date(asked.at.getTime() + asked.validDays * DAY_MS),
  }
}

/** What counts for one bonus. */
export type BonusTerms = {
  readonly contribution: Contribution
  /** The player's turnover of the families when it was given. */
  readonly countedFrom: FamilyTurnover
  readonly grantedAt: Date
  /**
   * Where the locks before it ended when it was given, and what had been played by then; null where
   * nobody kept that.
   */
  readonly behind: { readonly to: Money; readonly playedBefore: Money } | null
}

/**
 * How far a bonus stands on the line of its wagering: the turnover without what its terms do not
 * count, and with what refunds let go of the locks that stand before it, as far as those were not
 * played when it was given. What was played before it was given and is taken back later does not
 * move it: it needs what it needed then.
 */
export function countedFor(
  terms: BonusTerms,
  { turnover, families, locks, takenBack }: Play,
): Money {
  const { contribution, countedFrom, grantedAt } = terms
  const before = takenBackBefore(takenBack, grantedAt)
  const played = withSports(families, before)
  const letGo = letGoFor(terms, locks)
  return centavos(turnover + before - uncounted(contribution, countedFrom, played) + letGo)
}

function letGoFor({ grantedAt, behind }: BonusTerms, locks: Play['locks']): Money {
  if (locks.length === 0) return zero
  const before = locks.filter(({ lockedAt }) => lockedAt <= grantedAt)
  return behind === null ? sumReleased(before) : letGoBefore(before, behind)
}

/**
 * The turnover of families with the sports bets that were played and taken back, as a bonus counts
 * it that is given after them.
 */
export const withSports = (families: FamilyTurnover, takenBack: bigint): FamilyTurnover => ({
  ...families,
  sports: (families.sports ?? 0n) + takenBack,
})

/** How a bonus ends now: played into cash, taken back because its days are over, or not yet. */
export function endOfBonus(
  { to, expiresAt }: Pick<BonusPlace, 'to' | 'expiresAt'>,
  counted: bigint,
  now: Date,
): 'released' | 'expired' | null {
  if (counted >= to) return 'released'
  return now >= expiresAt ? 'expired' : null
}

type Stretch = { readonly from: bigint; readonly to: bigint }

/**
 * The places of bonuses behind one that ends unwagered after it was counted up to `counted`: they
 * move up into its place, each still after what was locked before it, and keep their lengths. In
 * the order given.
 */
export function movedUp<B extends Stretch>(
  ending: Stretch,
  counted: bigint,
  behind: readonly (B & {
    /** Where what was locked when it was given is wagered; undefined where nobody kept that. */
    readonly locksTo: bigint | undefined
  })[],
): readonly { readonly bonus: B; readonly from: bigint; readonly to: bigint }[] {
  const moved: { bonus: B; from: bigint; to: bigint }[] = []
  let free = counted > ending.from ? counted : ending.from
  for (const bonus of behind) {
    const first = bonus.locksTo ?? bonus.from
    const from = free > first ? free : first
    free = from + (bonus.to - bonus.from)
    if (from < bonus.from) moved.push({ bonus, from, to: free })
    else free = bonus.to
  }
  return moved
}
