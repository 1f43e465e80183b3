import { expectedGoals, fitDixonColes, HALF_SHARE } from '@jogada/core/football/model'
import type { GoalRates } from '@jogada/core/football/model'
import type { PastMatch } from './football-replays.ts'
import type { MatchModel } from './odds-message.ts'

/** Few matches of many teams: ratings stay near the average, and other cups fade slowly. */
const FIT = { xiPerDay: 0.0005, ridge: 4 }
const MATCHES_FOR_A_FIT = 24

/** World Cups bring about 2.6 goals a match; nobody is at home. */
const BASE_RATES: GoalRates = { home: 1.3, away: 1.3 }

const DAY_MS = 86_400_000
const dayOf = (match: PastMatch) => Math.floor(Date.parse(match.playedAt) / DAY_MS)

/**
 * What other cups say about this match, the nearer in time the more, and the matches before it of
 * its own; base rates while they are too few.
 */
export function modelOf(match: PastMatch, matches: readonly PastMatch[]): MatchModel {
  const asOf = dayOf(match)
  const known = matches
    .filter((other) => other.competition !== match.competition || dayOf(other) < asOf)
    .map((other) => ({
      day: asOf - Math.abs(asOf - dayOf(other)),
      home: other.home,
      away: other.away,
      homeGoals: other.fullTime.home,
      awayGoals: other.fullTime.away,
    }))
  if (known.length < MATCHES_FOR_A_FIT) {
    return { rates: BASE_RATES, rho: 0, halfShare: HALF_SHARE }
  }
  const fit = fitDixonColes(known, { asOf, ...FIT })
  return {
    rates: expectedGoals(fit, match.home, match.away, { isNeutral: true }),
    rho: fit.rho,
    halfShare: HALF_SHARE,
  }
}
