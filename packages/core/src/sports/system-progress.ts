import { choose } from './systems.ts'
import type { TicketShape } from './systems.ts'

export type SystemProgress = {
  /** How many bets the system is. */
  readonly lines: number
  /** How many of them hold no leg that has lost. */
  readonly alive: number
}

/**
 * How many bets of a system can still return something: those without a lost leg. `lost` are the
 * places of the legs that have lost; a lost banker ends every bet.
 */
export function systemProgress(
  { sizes, bankers = [] }: Extract<TicketShape, { kind: 'system' }>,
  { legs, lost }: { readonly legs: number; readonly lost: readonly number[] },
): SystemProgress {
  const linesOf = (free: number) =>
    sizes.reduce((sum, size) => sum + choose(free, size - bankers.length), 0)
  const lines = linesOf(legs - bankers.length)
  const isOver = lost.some((place) => bankers.includes(place))
  return { lines, alive: isOver ? 0 : linesOf(legs - bankers.length - lost.length) }
}
