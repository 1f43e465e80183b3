/** So many of the last rounds are shown, and need to be known. */
const SHOWN = 20

/** The rounds that are shown of those that are known, newest first. */
export const shownOf = <Round>(known: readonly Round[]): Round[] => known.slice(0, SHOWN)

/** The known rounds with the newest at their head, once; no more than are shown. */
export const withNewest = <Round extends { readonly roundId: string }>(
  round: Round,
  known: readonly Round[] = [],
): Round[] => shownOf([round, ...known.filter(({ roundId }) => roundId !== round.roundId)])
