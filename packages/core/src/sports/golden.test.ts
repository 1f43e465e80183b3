import { describe, expect, test } from 'vitest'
import { formatMoney, parseMoney } from '../money.ts'
import { odds, parseOdds } from '../odds.ts'
import { cashOutOffer, partialCashOut, winOrLose } from './cash-out.ts'
import { BET_RESULTS, betResultOf } from './codes.ts'
import { GOLDEN_SINGLES } from './golden-singles-testkit.ts'
import { GOLDEN_CASH_OUTS, GOLDEN_TICKETS } from './golden-tickets.ts'
import { gradeLeg } from './grade-leg.ts'
import { isShapeOf, SINGLE, systemLines } from './systems.ts'
import { potentialReturn, settleTicketLegs } from './ticket.ts'

describe('golden cases', () => {
  test.each(GOLDEN_SINGLES)(
    '[R083] [R087] $id: $selection.sport $selection.key $selection.outcome ends as $code',
    ({ selection, result, stake, odds: price, code, payout }) => {
      const leg = gradeLeg(selection, result)
      const settled = settleTicketLegs({
        stake: parseMoney(stake)!,
        shape: SINGLE,
        legs: [{ odds: parseOdds(price)!, result: leg }],
      })!
      expect(BET_RESULTS[settled.result]).toBe(code)
      expect(formatMoney(settled.payout)).toBe(payout)
    },
  )

  test.each(GOLDEN_TICKETS)(
    '[R083] $id: a ticket of $lines lines returns $payout',
    ({ shape, lines, stake, legs, code, payout }) => {
      expect(isShapeOf(shape, legs.length)).toBe(true)
      expect(systemLines(shape, legs.length)).toBe(lines)
      const settled = settleTicketLegs({
        stake: parseMoney(stake)!,
        shape,
        legs: legs.map((leg) => ({
          odds: parseOdds(leg.odds)!,
          result: { result: betResultOf(leg.code)! },
        })),
      })!
      expect(BET_RESULTS[settled.result]).toBe(code)
      expect(formatMoney(settled.payout)).toBe(payout)
    },
  )

  test.each(GOLDEN_CASH_OUTS)('$id: $fraction of a cash-out of $offer pays $paid', (given) => {
    const stake = parseMoney(given.stake)!
    const price = parseOdds(given.odds)!
    const offer = cashOutOffer(
      {
        stake,
        shape: SINGLE,
        legs: [{ odds: price, state: { chances: winOrLose(given.fairProbability) } }],
      },
      BigInt(given.margin * 1_000_000),
    )
    expect(formatMoney(offer)).toBe(given.offer)
    const { paid, remainingStake } = partialCashOut(
      stake,
      offer,
      BigInt(given.fraction * 1_000_000),
    )
    expect(formatMoney(paid)).toBe(given.paid)
    expect(formatMoney(remainingStake)).toBe(given.remainingStake)
    const rest = {
      stake: remainingStake,
      shape: SINGLE,
      legs: [{ odds: odds(price), result: null }],
    }
    expect(formatMoney(potentialReturn(rest))).toBe(given.remainingPotential)
  })
})
