import type { BetResult } from '../codes.ts'
import { halvesOf, parseLine } from '../line.ts'
import type { Line } from '../line.ts'
import { resultOfParts, settleAsianTotal } from './asian-total.ts'
import type { MarketDefinition, ScoreSettle, SettleBy } from './market-definition.ts'
import type { Score, Specifiers } from './market-rule.ts'
import { winnerOf } from './result3.ts'

/** Settles an outcome on the counts that its market names, in their order. */
export type ScoreRule = (
  outcome: string,
  counts: readonly Score[],
  specifiers: Specifiers,
  market: MarketDefinition,
) => BetResult

const won = (is: boolean): BetResult => (is ? 'win' : 'lose')

/**
 * `difference` is the backed side's lead and `start` its handicap, in quarters; a quarter line is
 * half the stake on each neighbour.
 */
export const settleAsianHandicap = (start: Line, difference: number): BetResult =>
  resultOfParts(halvesOf(start).map((half) => Math.sign(2 * difference + half)))

const handicapOf = (outcome: string, home: Line): Line =>
  (outcome === 'home' ? home : 0 - home) as Line

/** Rules that need nothing but scores; every outcome they are given is one of their market. */
const SCORE_RULES: Readonly<Record<ScoreSettle, ScoreRule>> = {
  result3: (outcome, [score]) => won(winnerOf(score!) === outcome),
  double_chance: (outcome, [score]) => won(DOUBLE_CHANCES[outcome]!.includes(winnerOf(score!))),
  result2_push: (outcome, [score]) => {
    const winner = winnerOf(score!)
    return winner === 'draw' ? 'refund' : won(winner === outcome)
  },
  handicap3: (outcome, [score], specifiers) => {
    const [home, away] = specifiers['hcp']!.split(':').map(Number)
    return won(winnerOf({ home: score!.home + home!, away: score!.away + away! }) === outcome)
  },
  asian_handicap: (outcome, [score], specifiers) => {
    const lead = score!.home - score!.away
    const start = handicapOf(outcome, parseLine(specifiers['hcp']!)!)
    return settleAsianHandicap(start, outcome === 'home' ? lead : -lead)
  },
  asian_total: (outcome, [score], specifiers) =>
    totalOf(outcome, score!.home + score!.away, specifiers),
  home_total: (outcome, [score], specifiers) => totalOf(outcome, score!.home, specifiers),
  away_total: (outcome, [score], specifiers) => totalOf(outcome, score!.away, specifiers),
  exact: (outcome, [score]) => {
    const total = score!.home + score!.away
    const named = Number.parseInt(outcome, 10)
    return won(outcome.endsWith('+') ? total >= named : total === named)
  },
  odd_even: (outcome, [score]) =>
    won((score!.home + score!.away) % 2 === (outcome === 'odd' ? 1 : 0)),
  btts: (outcome, [score]) => won((score!.home > 0 && score!.away > 0) === isYes(outcome)),
  clean_sheet_home: (outcome, [score]) => won((score!.away === 0) === isYes(outcome)),
  clean_sheet_away: (outcome, [score]) => won((score!.home === 0) === isYes(outcome)),
  correct_score: (outcome, [score], _specifiers, { listed }) => {
    const name = `${score!.home}:${score!.away}`
    return won(outcome === 'other' ? !listed?.includes(name) : outcome === name)
  },
  ht_ft: (outcome, [half, full]) =>
    won(outcome === `${SIGNS[winnerOf(half!)]}/${SIGNS[winnerOf(full!)]}`),
  highest_scoring_half: (outcome, [first, second]) => {
    const [one, two] = [first!.home + first!.away, second!.home + second!.away]
    return won(outcome === (one > two ? '1h' : one < two ? '2h' : 'equal'))
  },
}

/** Whether scores alone settle it. */
export const isScoreSettle = (settle: SettleBy): settle is ScoreSettle =>
  Object.hasOwn(SCORE_RULES, settle)

/** The rule of what scores alone settle. Throws `RangeError` for anything else. */
export function scoreRuleOf(settle: SettleBy): ScoreRule {
  if (!isScoreSettle(settle)) throw new RangeError(`${settle} is not settled on scores alone`)
  return SCORE_RULES[settle]
}

const isYes = (outcome: string) => outcome === 'yes'

const totalOf = (outcome: string, total: number, specifiers: Specifiers): BetResult =>
  settleAsianTotal(outcome === 'over' ? 'over' : 'under', parseLine(specifiers['total']!)!, total)

const DOUBLE_CHANCES: Record<string, readonly string[]> = {
  '1X': ['home', 'draw'],
  '12': ['home', 'away'],
  X2: ['draw', 'away'],
}

const SIGNS = { home: '1', draw: 'X', away: '2' } as const
