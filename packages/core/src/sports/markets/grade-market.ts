import type { BetResult } from '../codes.ts'
import type { EventResult, Tally } from '../event-result.ts'
import { LOST, VOID, WON } from '../leg.ts'
import type { LegResult } from '../leg.ts'
import type { MinimumAmount } from '../rules/sport-rules.ts'
import type { Selection } from '../selection.ts'
import { continuations } from './continuations.ts'
import { gradeBout } from './grade-bout.ts'
import { gradeRanking } from './grade-ranking.ts'
import { tallyName } from './grading.ts'
import type { Grade, Grading } from './grading.ts'
import type { MarketDefinition } from './market-definition.ts'
import type { Score } from './market-rule.ts'
import { isNotPlayed } from './not-played.ts'
import { isScoreSettle, scoreRuleOf } from './settle-score.ts'

/** Grades a selection on the facts of its event; the outcome is one that the market accepts. */
export function gradeMarket(market: MarketDefinition, grading: Grading): Grade {
  const { settle } = market
  if (isScoreSettle(settle)) return gradeOnScore(market, grading)
  switch (settle) {
    case 'winner':
      return gradeWinner(market, grading)
    case 'to_qualify':
      return gradeQualifier(grading)
    case 'next_goal':
      return gradeNextGoal(grading)
    case 'super_over':
      return gradeSuperOver(grading)
    case 'place':
    case 'h2h':
    case 'classified':
      return gradeRanking(market, settle, grading)
    case 'rounds_total':
    case 'method':
    case 'round_betting':
    case 'goes_distance':
      return gradeBout(settle, grading)
    default:
      return settle satisfies never
  }
}

function gradeOnScore(market: MarketDefinition, grading: Grading): Grade {
  const { selection, result, rules } = grading
  const tallies: { readonly name: string; readonly tally: Tally }[] = []
  for (const counted of market.counts) {
    const name = tallyName(counted, selection)
    const tally = result.tallies[name]
    if (!tally) return isNotPlayed(name, result) ? 'undecided' : null
    tallies.push({ name, tally })
  }
  const settle = scoreRuleOf(market.settle)
  const at = selection.scoreAtPlacement
  const grade = (counts: readonly Score[]): BetResult =>
    settle(
      selection.outcome,
      market.fromPlacement && at ? counts.map((score) => less(score, at)) : counts,
      selection.specifiers,
      market,
    )
  const scores = tallies.map(({ tally }) => tally)
  const open = tallies.filter(({ tally }) => !tally.isFinal)
  if (open.length === 0 || isOfficial(market, grading)) return { result: grade(scores) }
  const [{ name, tally }] = open as [(typeof open)[0]]
  if (open.length > 1 || isSparse(market, name)) return 'undecided'
  const place = scores.indexOf(tally)
  let same: BetResult | null = null
  for (const end of continuations(name, tally, result, rules)) {
    const graded = grade(scores.with(place, { ...end, isFinal: true }))
    if (same !== null && graded !== same) return 'undecided'
    same = graded
  }
  return same === null ? 'undecided' : { result: same }
}

/** Totals of whole matches by points know only their extremes, which say nothing about parity. */
const isSparse = ({ settle }: MarketDefinition, name: string) =>
  (name === 'points' || name === 'games') && settle === 'odd_even'

/**
 * Whether enough was played for the score of the whole match to stand although it was cut short.
 */
function isOfficial(market: MarketDefinition, { result, rules }: Grading): boolean {
  const { played, tallies } = result
  if (result.state !== 'abandoned' || !market.isWholeMatch || !played || !rules.minimumPlay) {
    return false
  }
  const { minimumPlay } = rules
  const isResult = market.settle === 'winner' || market.settle === 'result2_push'
  const least = minimumFor(isResult ? minimumPlay.result : minimumPlay.score, played.scheduled)
  const match = tallies['match']
  const isHomeAhead = match !== undefined && match.home > match.away
  const needed = isHomeAhead ? (least.homeAheadAmount ?? least.amount) : least.amount
  return played.amount >= needed
}

const minimumFor = (amounts: readonly MinimumAmount[], scheduled?: number): MinimumAmount =>
  amounts.find((each) => each.scheduled === scheduled) ??
  amounts.find((each) => each.scheduled === null)!

const less = (score: Score, from: Score): Score => ({
  home: score.home - from.home,
  away: score.away - from.away,
})

const wonIf = (is: boolean): LegResult => (is ? WON : LOST)

/** Two sides, no draw: the official winner of the match, or the winner of one of its parts. */
function gradeWinner(market: MarketDefinition, grading: Grading): Grade {
  const { selection, result, rules } = grading
  if (!market.isWholeMatch) return gradePart(market, grading)
  const { winner, state, series } = result
  if (state === 'retired') {
    if (rules.retirement === 'void' || rules.retirement === 'no_retirement') return VOID
    const isEarly =
      rules.retirement === 'opponent_wins_after_one_set' && (series?.finished.length ?? 0) < 1
    return isEarly ? VOID : winnerGrade(winner, selection)
  }
  if (state === 'finished' && winner !== undefined) return winnerGrade(winner, selection)
  return gradePart(market, grading)
}

const winnerGrade = (winner: EventResult['winner'], { outcome }: Selection): Grade => {
  if (winner === undefined) return null
  return winner === null || winner === 'draw' ? VOID : wonIf(winner === outcome)
}

/** As a two-way score: a tie goes back. */
const gradePart = (market: MarketDefinition, grading: Grading): Grade =>
  gradeOnScore({ ...market, settle: 'result2_push' }, grading)

function gradeQualifier({ selection, result }: Grading): Grade {
  if (result.state !== 'finished') return 'undecided'
  return winnerGrade(result.winner, selection)
}

function gradeNextGoal({ selection, result }: Grading): Grade {
  const { scorers, state } = result
  if (!scorers) return null
  const side = scorers[Number(selection.specifiers['goalnr']) - 1]
  if (side) return wonIf(selection.outcome === side)
  return state === 'finished' ? wonIf(selection.outcome === 'none') : 'undecided'
}

function gradeSuperOver({ selection, result }: Grading): Grade {
  const { superOver, state } = result
  if (superOver === undefined) return state === 'finished' ? null : 'undecided'
  if (!superOver && state !== 'finished') return 'undecided'
  return wonIf(selection.outcome === (superOver ? 'yes' : 'no'))
}
