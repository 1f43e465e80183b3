import type { Money } from '../money.ts'
import { reais } from '../money.ts'

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
}

type Row = readonly [
  deposited: bigint,
  played: bigint | null,
  playedAlone: bigint | null,
  withdrawalsPerDay: bigint,
  withdrawalFeePerMille: bigint,
]

const rows: readonly Row[] = [
  [0n, null, null, 1n, 30n],
  [5n, 100n, 400n, 1n, 25n],
  [25n, 500n, 3_000n, 1n, 20n],
  [50n, 1_000n, 6_000n, 1n, 15n],
  [100n, 2_000n, 15_000n, 1n, 10n],
  [250n, 5_000n, 40_000n, 2n, 5n],
  [500n, 10_000n, 80_000n, 2n, 0n],
  [2_500n, 50_000n, 400_000n, 2n, 0n],
  [10_000n, 200_000n, 1_600_000n, 2n, 0n],
  [25_000n, 500_000n, 3_000_000n, 3n, 0n],
  [75_000n, 1_500_000n, 6_000_000n, 3n, 0n],
  [250_000n, 5_000_000n, 20_000_000n, 3n, 0n],
  [500_000n, 10_000_000n, 40_000_000n, 5n, 0n],
]

/** The VIP levels 0 to 12, lowest first. */
export const vipLevels: readonly VipLevel[] = rows.map(
  ([deposited, played, playedAlone, withdrawalsPerDay, withdrawalFeePerMille], level) => ({
    level,
    deposited: reais(deposited),
    played: played === null ? null : reais(played),
    playedAlone: playedAlone === null ? null : reais(playedAlone),
    withdrawalsPerDay,
    withdrawalFeePerMille,
  }),
)

/** The level of this number; the highest one for any number beyond it. */
export const vipLevel = (level: number): VipLevel =>
  vipLevels[Math.max(0, Math.min(level, vipLevels.length - 1))]!
