import { formatOdds } from '@jogada/core'
import { evenTotalLine, priceFootball } from '@jogada/core/football/model'
import type { ScoreMatrix } from '@jogada/core/football/model'
import { line } from '@jogada/core/sports/line'
import type { Line } from '@jogada/core/sports/line'
import type { OddsMessage, OfferedMarket } from '../feed/message.ts'

const WHOLE_MATCH_LINES = [line(6), line(10), line(14)]

/** Totals of 1.5, 2.5 and 3.5 goals and the quarter line nearest to evens. */
export function linesAtStart(matrix: ScoreMatrix): Line[] {
  const lines = new Set([...WHOLE_MATCH_LINES, evenTotalLine(matrix)])
  return [...lines].toSorted((a, b) => a - b)
}

/** Of the lines offered at the start, those that the goals so far leave undecided; at least one. */
export function linesAt(goals: number, atStart: readonly Line[]): Line[] {
  const undecided = atStart.filter((at) => at > 4 * goals + 1)
  return undecided.length > 0 ? undecided : [line(4 * goals + 2)]
}

/** The prices of a match; a market with an outcome that is too certain to offer is withdrawn. */
export function oddsMessage(
  eventId: string,
  matrix: ScoreMatrix,
  lines: readonly Line[],
): OddsMessage {
  const markets = priceFootball(matrix, lines).flatMap(
    ({ key, specifiers, outcomes }): OfferedMarket[] => {
      const prices = outcomes.flatMap(({ outcome, odds, probability }) =>
        odds === null ? [] : [{ outcome, odds: formatOdds(odds), probability: round(probability) }],
      )
      return prices.length === outcomes.length ? [{ key, specifiers, prices }] : []
    },
  )
  return { type: 'odds', eventId, markets }
}

const round = (probability: number) => Math.round(probability * 1e5) / 1e5
