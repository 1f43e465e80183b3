import type { Odds } from '../odds.ts'
import type { MarginMethod } from '../sports/margin.ts'
import type { ResultShares } from './market-probabilities.ts'

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
