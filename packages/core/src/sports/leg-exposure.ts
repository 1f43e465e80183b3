import { ODDS_ONE } from '../odds.ts'
import type { Odds } from '../odds.ts'
import type { Ratio } from './leg.ts'
import { choose, systemLines } from './systems.ts'
import type { TicketShape } from './systems.ts'

/**
 * What a unit of a ticket's stake returns on average once one leg has won, for each leg, when the
 * other legs return their stake on average: one, and what the leg's odds add on the share of the
 * lines that hold it. Of a single and of a parlay these are the odds of the leg themselves, so that
 * what multiples and singles hang on an outcome can be added up.
 */
export function legReturns(shape: TicketShape, odds: readonly Odds[]): Ratio[] {
  const bankers = new Set(shape.kind === 'system' ? (shape.bankers ?? []) : [])
  const lines = BigInt(systemLines(shape, odds.length))
  const held = BigInt(linesOfFreeLeg(shape, odds.length))
  return odds.map((price, place) => {
    const holding = shape.kind !== 'system' || bankers.has(place) ? lines : held
    return {
      numerator: lines * ODDS_ONE + holding * (price - ODDS_ONE),
      denominator: lines * ODDS_ONE,
    }
  })
}

/** How many lines of a system hold a leg that is no banker: those that are made of the others. */
function linesOfFreeLeg(shape: TicketShape, legs: number): number {
  if (shape.kind !== 'system') return 1
  const { sizes, bankers = [] } = shape
  const others = legs - bankers.length - 1
  return sizes.reduce((sum, size) => sum + choose(others, size - bankers.length - 1), 0)
}
