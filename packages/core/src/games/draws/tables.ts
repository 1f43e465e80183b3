/** What every selection returns per unit staked for each outcome, in ten-thousandths. */
export type DrawTable = {
  /** Kept with each bet, which is paid by the table that it was placed under. */
  readonly id: string
  /** Equally likely outcomes, numbered from 0. */
  readonly outcomes: number
  readonly selections: Readonly<Record<string, readonly number[]>>
}

/** An exact return to player: `numerator / denominator` of the stake. */
export type DrawReturn = { readonly numerator: bigint; readonly denominator: bigint }

/** The exact return of a selection over all outcomes, before the centavo's rounding. */
export function drawReturn(table: DrawTable, selection: string): DrawReturn {
  const multipliers = table.selections[selection] ?? []
  const sum = multipliers.reduce((total, multiplier) => total + multiplier, 0)
  return { numerator: BigInt(sum), denominator: BigInt(table.outcomes) * 10_000n }
}

/** The return of a selection in millionths, rounded down. */
export function drawReturnMillionths(table: DrawTable, selection: string): number {
  const { numerator, denominator } = drawReturn(table, selection)
  return Number((numerator * 1_000_000n) / denominator)
}

/**
 * The selections of a table that return less than a floor in millionths, or more than is staked.
 */
export const unfairSelections = (table: DrawTable, floorMillionths: number): string[] =>
  Object.keys(table.selections).filter((selection) => {
    const rtp = drawReturnMillionths(table, selection)
    return rtp < floorMillionths || rtp > 1_000_000
  })
