import { timesRatio, timesRatioFloor } from '../money.ts'
import type { Money } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { BetResult } from './codes.ts'
import { legReturn, WON } from './leg.ts'
import type { LegResult, Ratio } from './leg.ts'
import { isZero, plus, RATIO_ONE, RATIO_ZERO, times } from './ratio.ts'
import { systemLines } from './systems.ts'
import type { TicketShape } from './systems.ts'

/** A leg as it was accepted; `result` is null while it is open. */
export type TicketLeg = { readonly odds: Odds; readonly result: LegResult | null }

export type Ticket = {
  /** Of the whole ticket: a system spreads it evenly over its lines, without rounding. */
  readonly stake: Money
  readonly shape: TicketShape
  readonly legs: readonly TicketLeg[]
}

/**
 * The return per unit of the whole stake, exactly: the mean over all lines of the product of a
 * line's legs. A line with a void leg shrinks, it never disappears; `multipliers` stand in the
 * order of the legs.
 */
export function ticketMultiplier(shape: TicketShape, multipliers: readonly Ratio[]): Ratio {
  if (shape.kind !== 'system') return multipliers.reduce(times, RATIO_ONE)
  const bankers = new Set(shape.bankers ?? [])
  const free = multipliers.filter((_, at) => !bankers.has(at))
  const banked = multipliers.filter((_, at) => bankers.has(at)).reduce(times, RATIO_ONE)
  const sums = symmetricSums(free)
  const total = shape.sizes.reduce(
    (sum, size) => plus(sum, sums[size - bankers.size] ?? RATIO_ZERO),
    RATIO_ZERO,
  )
  const lines = systemLines(shape, multipliers.length)
  return times(times(total, banked), { numerator: 1n, denominator: BigInt(lines) })
}

/** The sum of the products of every choice of k multipliers, at index k. */
function symmetricSums(multipliers: readonly Ratio[]): Ratio[] {
  const sums = [RATIO_ONE]
  for (const multiplier of multipliers) {
    for (let size = sums.length; size > 0; size--) {
      sums[size] = plus(sums[size] ?? RATIO_ZERO, times(sums[size - 1]!, multiplier))
    }
  }
  return sums
}

export type TicketSettlement = {
  readonly result: BetResult
  /** What goes back to the player, stake included; rounded half up once. */
  readonly payout: Money
  /** How much of the stake counts as play, rounded down; see `ticketPlay`. */
  readonly counted: Money
}

/**
 * Settles a ticket as soon as it can be: once every leg has a result, or as soon as no line can
 * return anything any more. Null while it is open.
 */
export function settleTicketLegs({ stake, shape, legs }: Ticket): TicketSettlement | null {
  const isOpen = legs.some(({ result }) => result === null)
  const best = ticketMultiplier(
    shape,
    legs.map(({ odds, result }) => legReturn(result ?? WON, odds)),
  )
  if (isOpen && !isZero(best)) return null

  const payout = timesRatio(stake, best.numerator, best.denominator)
  const results = legs.map(({ result }) => result ?? WON)
  const result = ticketResult(stake, payout, results)
  return { result, payout, counted: ticketPlay(stake, result, shape.kind) }
}

/**
 * The code of a ticket. A single has that of its leg; of many legs: lost when nothing comes back,
 * refunded when every leg was, half lost when less than the stake comes back, else won.
 */
export function ticketResult(stake: Money, payout: Money, legs: readonly LegResult[]): BetResult {
  if (legs.length === 1) return legs[0]!.result
  if (legs.every(({ result }) => result === 'refund')) return 'refund'
  if (payout === 0n) return 'lose'
  return payout < stake ? 'lose_half' : 'win'
}

/**
 * The stake that counts as play (`validAmount` once settled): all of a won or lost ticket, half of
 * a single that was half won or half lost, nothing of a refund. A ticket of many legs was at risk
 * whole.
 */
export function ticketPlay(stake: Money, result: BetResult, kind: TicketShape['kind']): Money {
  if (result === 'refund') return 0n as Money
  const isHalf = kind === 'single' && (result === 'win_half' || result === 'lose_half')
  return isHalf ? timesRatioFloor(stake, 1n, 2n) : stake
}

/** What the ticket returns if every open leg wins, stake included: exactly what would be paid. */
export function potentialReturn({ stake, shape, legs }: Ticket): Money {
  const best = ticketMultiplier(
    shape,
    legs.map(({ odds, result }) => legReturn(result ?? WON, odds)),
  )
  return timesRatio(stake, best.numerator, best.denominator)
}

/**
 * The odds of the whole ticket as a ratio: the product of a parlay, the mean of a system's lines.
 */
export const combinedOdds = (shape: TicketShape, odds: readonly Odds[]): Ratio =>
  ticketMultiplier(
    shape,
    odds.map((price) => legReturn(WON, price)),
  )
