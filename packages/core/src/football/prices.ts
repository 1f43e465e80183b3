import type { Odds } from '../odds.ts'
import { formatLine } from '../sports/line.ts'
import type { Line } from '../sports/line.ts'
import { addMargin } from '../sports/margin.ts'
import type { MarginMethod } from '../sports/margin.ts'
import { priceFromDecimal } from '../sports/price.ts'
import { fairPrice, overShares, result3Probabilities } from './market-probabilities.ts'
import type { ResultShares } from './market-probabilities.ts'
import type { ScoreMatrix } from './score-matrix.ts'

export type PricedOutcome = {
  readonly outcome: string
  /** Without margin; of a line that can give stakes back, the share that decides it. */
  readonly probability: number
  /** Null when too certain to be offered. */
  readonly odds: Odds | null
  /** Of a line: how likely each way of settling it is, for what a bet is worth later. */
  readonly chances?: ResultShares
}

export type PricedMarket = {
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
  readonly outcomes: readonly PricedOutcome[]
}

export type Margins = {
  readonly result: number
  readonly total: number
  readonly method: MarginMethod
}

/** Totals carry more margin: a model of results alone knows no more about them than base rates. */
export const FOOTBALL_MARGINS: Margins = { result: 0.06, total: 0.09, method: 'power' }

/** Prices the final result and each total line from the probabilities of the final score. */
export function priceFootball(
  matrix: ScoreMatrix,
  totalLines: readonly Line[],
  margins: Margins = FOOTBALL_MARGINS,
): PricedMarket[] {
  return [priceResult(matrix, margins), ...totalLines.map((at) => priceTotal(matrix, at, margins))]
}

function priceResult(matrix: ScoreMatrix, { result, method }: Margins): PricedMarket {
  const { home, draw, away } = result3Probabilities(matrix)
  const whole = home + draw + away
  const names = ['home', 'draw', 'away']
  const probabilities = [home / whole, draw / whole, away / whole]
  return { key: '1x2', specifiers: {}, outcomes: priced(names, probabilities, result, method) }
}

function priceTotal(matrix: ScoreMatrix, at: Line, { total, method }: Margins): PricedMarket {
  const over = 1 / fairPrice(overShares(matrix, at))
  return {
    key: 'total',
    specifiers: { total: formatLine(at) },
    outcomes: priced(['over', 'under'], [over, 1 - over], total, method),
  }
}

function priced(
  names: readonly string[],
  probabilities: readonly number[],
  margin: number,
  method: MarginMethod,
): PricedOutcome[] {
  const prices = addMargin(probabilities, margin, method)
  return names.map((outcome, i) => ({
    outcome,
    probability: probabilities[i]!,
    odds: priceFromDecimal(prices[i]!),
  }))
}
