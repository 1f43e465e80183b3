/** How ratings move: `k` per match, `home` advantage in points, both as measured for a sport. */
export type EloOptions = {
  readonly k: number
  readonly home: number
  /** Drawn this far back to `mean` between seasons; 0 for never. */
  readonly revert: number
  readonly mean: number
  /** Whether a higher win moves more, by the American football rule. */
  readonly byMargin: boolean
}

/** Constants measured on the open results of each sport (NFL: published with nfl-elo-game). */
export const ELO_OF = {
  american_football: { k: 20, home: 65, revert: 1 / 3, mean: 1505, byMargin: true },
  basketball: { k: 20, home: 70, revert: 0.25, mean: 1505, byMargin: false },
  baseball: { k: 4, home: 24, revert: 1 / 3, mean: 1505, byMargin: false },
  tennis: { k: 32, home: 0, revert: 0, mean: 1500, byMargin: false },
  snooker: { k: 32, home: 0, revert: 0, mean: 1500, byMargin: false },
  volleyball: { k: 32, home: 80, revert: 0, mean: 1500, byMargin: false },
  badminton: { k: 32, home: 0, revert: 0, mean: 1500, byMargin: false },
} as const satisfies Record<string, EloOptions>

/** The probability that the first side wins, `home` points in its favour. */
export const eloProbability = (first: number, second: number, home = 0): number =>
  1 / (1 + 10 ** (-(first + home - second) / 400))

export type EloMatch = {
  readonly home: string
  readonly away: string
  /** Of two sides that are not at home anywhere. */
  readonly isNeutral?: boolean
  /** 1 when home won, 0 when away did, a half for a tie. */
  readonly outcome: 0 | 0.5 | 1
  /** Points of difference, for sports that count them. */
  readonly difference?: number
  readonly season?: number
}

/** Ratings that learn match by match; an unknown side starts at the mean. */
export function eloRatings(options: EloOptions) {
  const ratings = new Map<string, number>()
  let season: number | undefined
  const of = (side: string) => ratings.get(side) ?? options.mean
  const chance = ({ home, away, isNeutral }: EloMatch | Omit<EloMatch, 'outcome'>) =>
    eloProbability(of(home), of(away), isNeutral ? 0 : options.home)

  return {
    /** What is known about a side now. */
    of,
    /** The probability that the home side wins, before the match is learned. */
    chance,
    /** Moves both ratings by a result; matches come in the order they were played. */
    learn(match: EloMatch): void {
      if (match.season !== undefined && season !== undefined && match.season !== season) {
        for (const [side, rating] of ratings) {
          ratings.set(side, rating + (options.mean - rating) * options.revert)
        }
      }
      season = match.season ?? season
      const expected = chance(match)
      const change = options.k * marginFactor(match) * (match.outcome - expected)
      ratings.set(match.home, of(match.home) + change)
      ratings.set(match.away, of(match.away) - change)
    },
  }

  /** `ln(|d| + 1) × 2.2 / (0.001 × the winner's lead in rating + 2.2)`. */
  function marginFactor({ home, away, isNeutral, outcome, difference }: EloMatch): number {
    if (!options.byMargin || difference === undefined) return 1
    const lead = of(home) + (isNeutral ? 0 : options.home) - of(away)
    const winnerLead = outcome === 1 ? lead : outcome === 0 ? -lead : 0
    return (Math.log(Math.abs(difference) + 1) * 2.2) / (winnerLead * 0.001 + 2.2)
  }
}
