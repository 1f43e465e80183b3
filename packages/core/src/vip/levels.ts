import type { Money } from '../money.ts'
import { reais, timesRatioFloor } from '../money.ts'

/** What a VIP level asks and gives; the columns of the specification's table, named. */
export type VipLevel = {
  readonly level: number
  /** Deposits and play that together reach the level; null where the table says none. */
  readonly deposited: Money
  readonly played: Money | null
  /** Play that reaches the level alone. */
  readonly playedAlone: Money | null
  readonly withdrawalsPerDay: bigint
  /** Fee of a withdrawal in thousandths of its amount: 25 is 2.5 %. */
  readonly withdrawalFeePerMille: bigint
  /** What is given once when the level is reached. */
  readonly award: Money
  /** Share of settled stakes that comes back each day, in hundred-thousandths: 50 is 0.05 %. */
  readonly rebateParts: bigint
}

/** The scale of `rebateParts`. */
export const REBATE_SCALE = 100_000n

type Row = readonly [
  deposited: bigint,
  played: bigint | null,
  playedAlone: bigint | null,
  withdrawalsPerDay: bigint,
  withdrawalFeePerMille: bigint,
  award: bigint,
  rebateParts: bigint,
]

// the first five columns are the specification's; award and rebate are the operator's own choice
const rows: readonly Row[] = [
  [0n, null, null, 1n, 30n, 0n, 0n],
  [5n, 100n, 400n, 1n, 25n, 1n, 10n],
  [25n, 500n, 3_000n, 1n, 20n, 2n, 20n],
  [50n, 1_000n, 6_000n, 1n, 15n, 3n, 30n],
  [100n, 2_000n, 15_000n, 1n, 10n, 5n, 40n],
  [250n, 5_000n, 40_000n, 2n, 5n, 15n, 50n],
  [500n, 10_000n, 80_000n, 2n, 0n, 30n, 60n],
  [2_500n, 50_000n, 400_000n, 2n, 0n, 120n, 80n],
  [10_000n, 200_000n, 1_600_000n, 2n, 0n, 400n, 100n],
  [25_000n, 500_000n, 3_000_000n, 3n, 0n, 1_000n, 120n],
  [75_000n, 1_500_000n, 6_000_000n, 3n, 0n, 3_000n, 150n],
  [250_000n, 5_000_000n, 20_000_000n, 3n, 0n, 10_000n, 180n],
  [500_000n, 10_000_000n, 40_000_000n, 5n, 0n, 20_000n, 200n],
]

/** The VIP levels 0 to 12, lowest first. */
export const vipLevels: readonly VipLevel[] = rows.map(
  ([deposited, played, playedAlone, perDay, feePerMille, award, rebateParts], level) => ({
    level,
    deposited: reais(deposited),
    played: played === null ? null : reais(played),
    playedAlone: playedAlone === null ? null : reais(playedAlone),
    withdrawalsPerDay: perDay,
    withdrawalFeePerMille: feePerMille,
    award: reais(award),
    rebateParts,
  }),
)

/** The level of this number; the highest one for any number beyond it. */
export const vipLevel = (level: number, table = vipLevels): VipLevel =>
  table[Math.max(0, Math.min(level, table.length - 1))]!

/**
 * The highest level that deposits and play together, or play alone, have reached. Without a
 * deposit only play alone counts.
 */
export function reachedLevel(deposited: Money, played: Money, table = vipLevels): number {
  const reached = table.findLast(
    (one) =>
      (deposited >= one.deposited && (one.played === null || played >= one.played)) ||
      (one.playedAlone !== null && played >= one.playedAlone),
  )
  return reached?.level ?? 0
}

/** The level after this one; null at the highest. */
export const levelAfter = (level: number, table = vipLevels): VipLevel | null =>
  table[level + 1] ?? null

/** What settled stakes bring back at a level, rounded down. */
export const rebateOf = (played: Money, level: number, table = vipLevels): Money =>
  timesRatioFloor(played, vipLevel(level, table).rebateParts, REBATE_SCALE)

/**
 * The first level of a table that asks less or gives less than the one before it, or asks nothing;
 * null when the table climbs. Level 0 must ask nothing.
 */
export function vipTableFault(table: readonly VipLevel[]): number | null {
  const start = table[0]
  if (!start || start.deposited > 0n || start.played !== null || start.playedAlone !== null)
    return 0
  for (let level = 1; level < table.length; level++) {
    const [below, one] = [table[level - 1]!, table[level]!]
    const climbs =
      one.deposited > below.deposited &&
      one.played !== null &&
      one.playedAlone !== null &&
      one.played > (below.played ?? 0n) &&
      one.playedAlone > one.played &&
      one.playedAlone > (below.playedAlone ?? 0n)
    const gives =
      one.withdrawalsPerDay >= below.withdrawalsPerDay &&
      one.withdrawalFeePerMille <= below.withdrawalFeePerMille &&
      one.rebateParts >= below.rebateParts
    if (!climbs || !gives) return level
  }
  return null
}
