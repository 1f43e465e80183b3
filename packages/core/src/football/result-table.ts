import type { MarketDefinition } from '../sports/markets/market-definition.ts'
import { scoreRuleOf } from '../sports/markets/settle-score.ts'
import type { ScoreMatrix } from './score-matrix.ts'

/** How an outcome is settled at a score; anything else is lost. */
export const WIN = 1
export const REFUND = 2

/**
 * What the rule of a market says of each outcome at every score of a matrix, outcome by outcome.
 */
export type ResultTable = {
  readonly names: readonly string[]
  /** `results[name * size * size + cell]`. */
  readonly results: Uint8Array
}

const MOST_KEPT = 4_096
const kept = new Map<string, ResultTable>()

/**
 * The rule that settles a market, asked once for every score that can follow `base`: prices are
 * made far more often than scores are new.
 */
export function resultTable(
  market: MarketDefinition,
  specifiers: Readonly<Record<string, string>>,
  { base, size }: Pick<ScoreMatrix, 'base' | 'size'>,
): ResultTable {
  const start = `${base.home}:${base.away}/${size}`
  const name = `${market.key}/${Object.entries(specifiers).flat().join('=')}/${start}`
  const known = kept.get(name)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = makeTable(market, specifiers, { base, size })
  kept.set(name, made)
  return made
}

function makeTable(
  market: MarketDefinition,
  specifiers: Readonly<Record<string, string>>,
  { base, size }: Pick<ScoreMatrix, 'base' | 'size'>,
): ResultTable {
  const names = market.outcomes.length > 0 ? market.outcomes : [...market.listed!, 'other']
  const rule = scoreRuleOf(market.settle)
  const results = new Uint8Array(names.length * size * size)
  let at = 0
  for (const outcome of names) {
    for (let home = 0; home < size; home++) {
      for (let away = 0; away < size; away++, at++) {
        const score = { home: base.home + home, away: base.away + away }
        const result = rule(outcome, [score], specifiers, market)
        results[at] = result === 'win' ? WIN : result === 'refund' ? REFUND : 0
      }
    }
  }
  return { names, results }
}
