import { solveSymmetric } from './linear-system.ts'
import { tau } from './score-matrix.ts'
import type { GoalRates } from './score-matrix.ts'

/** A played match; `day` counts days on any calendar, the same one as `asOf`. */
export type PlayedMatch = {
  readonly day: number
  readonly home: string
  readonly away: string
  readonly homeGoals: number
  readonly awayGoals: number
}

export type FitOptions = {
  /** Only matches before this day count, weighted by `exp(-xiPerDay × age in days)`. */
  readonly asOf: number
  readonly xiPerDay: number
  /** How strongly ratings are drawn to the average club: a penalty of `ridge / 2 × rating²`. */
  readonly ridge: number
}

/** The values with which the model was measured on Série A. */
export const SERIE_A_FIT = { xiPerDay: 0.001, ridge: 5 } as const

export type Rating = { readonly attack: number; readonly defence: number }

/** Log rates: home goals have mean `exp(base + home + attack of home − defence of away)`. */
export type DixonColesFit = {
  readonly base: number
  readonly home: number
  readonly rho: number
  readonly ratings: ReadonlyMap<string, Rating>
}

const MAX_STEPS = 50
const CONVERGED = 1e-9

/**
 * Fits team ratings to results by Newton's method on the weighted, penalised Poisson likelihood,
 * which is concave, then the low-score correction by itself. RangeError without a match to count.
 */
export function fitDixonColes(matches: readonly PlayedMatch[], options: FitOptions): DixonColesFit {
  const problem = problemOf(matches, options)
  const parameters = new Float64Array(2 + 2 * problem.teams.length)
  parameters[0] = Math.log(meanGoals(problem))
  for (let step = 0; step < MAX_STEPS; step++) {
    if (newtonStep(problem, parameters) < CONVERGED) break
  }

  const ratings = new Map(
    problem.teams.map((team, i): [string, Rating] => [
      team,
      { attack: parameters[2 + 2 * i]!, defence: parameters[3 + 2 * i]! },
    ]),
  )
  const fit = { base: parameters[0], home: parameters[1]!, rho: 0, ratings }
  return { ...fit, rho: fitRho(problem.played, fit) }
}

/**
 * Mean goals of each side when `home` receives `away`; a club without a match is average. On
 * neutral ground nobody receives: each side has half of what a host is ahead by.
 */
export function expectedGoals(
  fit: DixonColesFit,
  home: string,
  away: string,
  { isNeutral = false } = {},
): GoalRates {
  const host = fit.ratings.get(home) ?? AVERAGE
  const guest = fit.ratings.get(away) ?? AVERAGE
  const ahead = isNeutral
    ? { host: fit.home / 2, guest: fit.home / 2 }
    : { host: fit.home, guest: 0 }
  return {
    home: Math.exp(fit.base + ahead.host + host.attack - guest.defence),
    away: Math.exp(fit.base + ahead.guest + guest.attack - host.defence),
  }
}

const AVERAGE: Rating = { attack: 0, defence: 0 }

type WeightedMatch = PlayedMatch & { readonly weight: number }

type Problem = {
  readonly teams: readonly string[]
  readonly played: readonly WeightedMatch[]
  /** One for each side of each match: who scored how often against whom, at home or not. */
  readonly sides: readonly Side[]
  readonly ridge: number
}

type Side = {
  readonly goals: number
  readonly weight: number
  readonly attack: number
  readonly defence: number
  readonly isHome: boolean
}

function problemOf(matches: readonly PlayedMatch[], options: FitOptions): Problem {
  const { asOf, xiPerDay, ridge } = options
  const played = matches
    .filter((match) => match.day < asOf)
    .map((match) => ({ ...match, weight: Math.exp(-xiPerDay * (asOf - match.day)) }))
  if (played.length === 0) throw new RangeError('no match to fit')

  const teams = [...new Set(played.flatMap((match) => [match.home, match.away]))]
  const place = new Map(teams.map((team, i) => [team, i]))
  const sides = played.flatMap(({ home, away, homeGoals, awayGoals, weight }): Side[] => {
    const host = 2 + 2 * place.get(home)!
    const guest = 2 + 2 * place.get(away)!
    return [
      { goals: homeGoals, weight, attack: host, defence: guest + 1, isHome: true },
      { goals: awayGoals, weight, attack: guest, defence: host + 1, isHome: false },
    ]
  })
  return { teams, played, sides, ridge }
}

function meanGoals({ sides }: Problem): number {
  let goals = 0
  let weight = 0
  for (const side of sides) {
    goals += side.weight * side.goals
    weight += side.weight
  }
  return Math.max(goals, weight / 100) / weight
}

/** Moves `parameters` by one Newton step and tells the largest change. */
function newtonStep({ sides, ridge }: Problem, parameters: Float64Array): number {
  const n = parameters.length
  const gradient = new Float64Array(n)
  const curvature = new Float64Array(n * n)
  for (const { goals, weight, attack, defence, isHome } of sides) {
    const home = isHome ? 1 : 0
    const log = parameters[0]! + home * parameters[1]! + parameters[attack]! - parameters[defence]!
    const rate = weight * Math.exp(log)
    const slope = weight * goals - rate
    const at = [0, 1, attack, defence]
    const sign = [1, home, 1, -1]
    for (let i = 0; i < 4; i++) {
      gradient[at[i]!]! += sign[i]! * slope
      for (let j = 0; j < 4; j++) curvature[at[i]! * n + at[j]!]! += sign[i]! * sign[j]! * rate
    }
  }
  // A whisper of the penalty on the home advantage too, for a history without a home match.
  curvature[n + 1]! += 1e-9
  for (let i = 2; i < n; i++) {
    gradient[i]! -= ridge * parameters[i]!
    curvature[i * n + i]! += ridge
  }

  solveSymmetric(curvature, gradient)
  const largest = gradient.reduce((most, change) => Math.max(most, Math.abs(change)), 0)
  // A whole step may overshoot where the rates are still far off; a shorter one climbs.
  const scale = largest > 1 ? 1 / largest : 1
  for (let i = 0; i < n; i++) parameters[i]! += scale * gradient[i]!
  return largest
}

const MAX_RHO = 0.2

/** The correction with the greatest likelihood, given the rates; golden-section search. */
function fitRho(played: readonly WeightedMatch[], fit: DixonColesFit): number {
  const low = played
    .filter((match) => match.homeGoals <= 1 && match.awayGoals <= 1)
    .map((match) => ({ ...match, rates: expectedGoals(fit, match.home, match.away) }))
  const likelihood = (rho: number) =>
    low.reduce((sum, { rates, homeGoals, awayGoals, weight }) => {
      const factor = tau(rates, rho, homeGoals, awayGoals)
      return sum + (factor > 0 ? weight * Math.log(factor) : -Infinity)
    }, 0)

  const golden = (Math.sqrt(5) - 1) / 2
  let from = -MAX_RHO
  let to = MAX_RHO
  while (to - from > 1e-5) {
    const left = to - golden * (to - from)
    const right = from + golden * (to - from)
    if (likelihood(left) > likelihood(right)) to = right
    else from = left
  }
  return (from + to) / 2
}
