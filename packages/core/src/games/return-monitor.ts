/** What a game took and gave back, in centavos; `squares` sums the squares of what each round paid
 * less its average return. */
export type PlayedSums = {
  readonly rounds: number
  readonly staked: number
  readonly paid: number
  readonly squares: number
}

export type ReturnBand = {
  /** Shares of the stakes between which 999 of 1000 periods like this one would lie. */
  readonly from: number
  readonly to: number
  /** How many standard deviations the payments lie outside of what the game can give back. */
  readonly sigma: number
}

/**
 * Fewer rounds say nothing: at a chance of winning of 98 % every second player wins the
 * first 36, from whose spread that would be six deviations; a thousand are won in one of
 * some six hundred million.
 */
const JUDGED_FROM_ROUNDS = 1000

/** Two-sided, one in a thousand. */
const BAND_SIGMAS = 3.29

/**
 * How odd a game's payments are. The spread is taken from the rounds themselves, so that it needs
 * no table of every bet's variance; the sum over its root of squares tends to a normal variable.
 * Null without rounds, and nothing is odd before a thousand of them. Between the least and the most
 * that a game can return nothing is odd.
 */
export function returnBand(
  sums: PlayedSums,
  theory: { readonly min: number; readonly max: number },
): ReturnBand | null {
  if (sums.rounds === 0 || sums.staked <= 0) return null
  const spread = Math.sqrt(sums.squares)
  const actual = sums.paid / sums.staked
  const excess =
    actual > theory.max
      ? sums.paid - sums.staked * theory.max
      : actual < theory.min
        ? sums.paid - sums.staked * theory.min
        : 0
  const width = (BAND_SIGMAS * spread) / sums.staked
  return {
    from: Math.max(theory.min - width, 0),
    to: theory.max + width,
    sigma: spread > 0 && sums.rounds >= JUDGED_FROM_ROUNDS ? excess / spread : 0,
  }
}
