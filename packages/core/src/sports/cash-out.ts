import { smaller, timesRatio, timesRatioFloor } from '../money.ts'
import type { Money } from '../money.ts'
import type { Odds } from '../odds.ts'
import { BET_RESULTS } from './codes.ts'
import type { BetResult } from './codes.ts'
import { legMultiplier, legReturn } from './leg.ts'
import type { LegResult, Ratio } from './leg.ts'
import { plus, RATIO_ZERO, times } from './ratio.ts'
import type { TicketShape } from './systems.ts'
import { potentialReturn, ticketMultiplier } from './ticket.ts'

/** The present fair probability of each way a leg can end, without margin; they sum to one. */
export type LegChances = Readonly<Record<BetResult, number>>

export type CashOutLeg = {
  readonly odds: Odds
  /** How a settled leg ended, or what an open one is worth now. */
  readonly state: { readonly settled: LegResult } | { readonly chances: LegChances }
}

/** In millionths. */
const MILLION = 1_000_000n

/** What the house keeps of a cash-out by default, in millionths: 5 %. */
export const CASH_OUT_MARGIN = 50_000n

const NO_CHANCES: LegChances = { win: 0, win_half: 0, refund: 0, lose_half: 0, lose: 0 }

/** The chances of an outcome that can only win or lose. */
export const winOrLose = (win: number): LegChances => ({ ...NO_CHANCES, win, lose: 1 - win })

/** Chances of which those that are none were left out. */
export const wholeChances = (named: Partial<LegChances>): LegChances => ({
  ...NO_CHANCES,
  ...named,
})

/**
 * The expected return of a leg per unit staked, at the odds it was placed at:
 * `W·o + HW·(o+1)/2 + V + HL/2`. Chances are counted in millionths.
 */
export function expectedReturn(chances: LegChances, odds: Odds): Ratio {
  let sum = RATIO_ZERO
  for (const result of Object.keys(BET_RESULTS) as BetResult[]) {
    const share = millionths(chances[result])
    sum = plus(sum, times({ numerator: share, denominator: MILLION }, legMultiplier(result, odds)))
  }
  return sum
}

/**
 * What the house offers for the whole remaining ticket now: the fair value less `margin`
 * (millionths), rounded half up once, never more than the ticket can still return. The legs of a
 * ticket are of different events, so that a line is worth the product of its legs.
 */
export function cashOutOffer(
  ticket: {
    readonly stake: Money
    readonly shape: TicketShape
    readonly legs: readonly CashOutLeg[]
  },
  margin: bigint = CASH_OUT_MARGIN,
): Money {
  if (margin < 0n || margin > MILLION) throw new RangeError('a margin is between 0 and 1')
  const { stake, shape, legs } = ticket
  const values = legs.map(({ odds, state }) =>
    'settled' in state ? legReturn(state.settled, odds) : expectedReturn(state.chances, odds),
  )
  const isSettled = legs.every(({ state }) => 'settled' in state)
  const kept = isSettled ? 0n : margin
  const { numerator, denominator } = ticketMultiplier(shape, values)
  const offer = timesRatio(stake, numerator * (MILLION - kept), denominator * MILLION)
  const best = potentialReturn({
    stake,
    shape,
    legs: legs.map(({ odds, state }) => ({
      odds,
      result: 'settled' in state ? state.settled : null,
    })),
  })
  return smaller(offer, best)
}

export type PartialCashOut = {
  readonly paid: Money
  /** What stays in play at the odds it was placed at. */
  readonly remainingStake: Money
}

/**
 * Takes `fraction` (millionths, above 0 and up to all) of a ticket at an offer for all of it. What
 * is paid and what stays in play are both rounded down to the centavo (sports.md, section 1.6), so
 * that selling in parts never brings more than selling at once. A part that leaves nothing in play
 * is a RangeError: it would take the whole ticket for less than all of the offer.
 */
export function partialCashOut(stake: Money, offer: Money, fraction: bigint): PartialCashOut {
  if (fraction <= 0n || fraction > MILLION) throw new RangeError('a fraction is above 0, up to 1')
  const remainingStake = timesRatioFloor(stake, MILLION - fraction, MILLION)
  if (remainingStake === 0n && fraction < MILLION) {
    throw new RangeError('a part leaves at least a centavo in play')
  }
  return { paid: timesRatioFloor(offer, fraction, MILLION), remainingStake }
}

const millionths = (probability: number): bigint => {
  if (!(probability >= 0 && probability <= 1 + 1e-9)) throw new RangeError('not a probability')
  return BigInt(Math.round(Math.min(probability, 1) * 1_000_000))
}
