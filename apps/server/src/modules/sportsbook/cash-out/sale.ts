import { add, centavos, negate, subtract, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { odds } from '@jogada/core'
import { partialCashOut } from '@jogada/core/sports/cash-out'
import { combinedOdds } from '@jogada/core/sports/ticket'
import type { CounterMove, MoneyCommand, Posting, RowWrite, Slot } from '@jogada/ledger'
import { lowerRoom } from '../bets/exposure.ts'
import { chargeOf, riskOfLeg } from '../bets/ticket-charge.ts'
import { shapeOfTicket } from '../bets/ticket-shape.ts'
import { changeRow, unchanged } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { passGate } from '../feed/gate.ts'
import { stillStands } from '../settlement/same-event.ts'
import type { CashOut } from './offer.ts'

const MILLIONTHS_PER_PERCENT = 10_000n

type Available = Extract<CashOut, { available: true }>

/** What a part of a ticket is sold for at an offer for all of it. */
export function priceOfPart({ bet }: StoredTicket, offer: Money, percent: number): Money {
  const stake = centavos(bet.open_stake)
  return partialCashOut(stake, offer, BigInt(percent) * MILLIONTHS_PER_PERCENT).paid
}

/**
 * Sells a part of a ticket: its stake goes to the house, which pays the price; the rest stays in
 * play at the odds of its placement. Passes only while no match that runs was closed since, no
 * result that the ticket was valued by was taken back, and the ticket is as it was read. A sale is no
 * play: it does not count as turnover.
 */
export function saleCommand(
  stored: StoredTicket,
  cashOut: Available,
  by: {
    readonly key: string
    readonly bodyHash: string
    readonly percent: number
    readonly slot: Slot
    readonly counters?: readonly CounterMove[]
    readonly rows?: readonly RowWrite[]
  },
): MoneyCommand {
  const { bet, legs } = stored
  const fraction = BigInt(by.percent) * MILLIONTHS_PER_PERCENT
  const stake = centavos(bet.open_stake)
  const { paid, remainingStake } = partialCashOut(stake, cashOut.amount, fraction)
  const taken = subtract(stake, remainingStake)
  const isWhole = remainingStake === 0n
  const charged = isWhole ? zero : timesRatio(centavos(bet.charged), remainingStake, stake)
  const after = chargeOf({ bet: { ...bet, charged, open_stake: remainingStake }, legs })
  const returns = combinedOdds(
    shapeOfTicket(bet, legs),
    legs.map((leg) => odds(leg.odds)),
  )
  return {
    key: by.key,
    bodyHash: by.bodyHash,
    kind: 'bet_cash_out',
    postings: salePostings(taken, paid),
    expects: [unchanged(bet), ...cashOut.judgedBy.map(stillStands)],
    counters: [
      ...cashOut.gates.map(({ eventId, closings }) => passGate(eventId, closings)),
      ...lowerRoom(legs.map(riskOfLeg), chargeOf(stored), after),
      ...(by.counters ?? []),
    ],
    rows: [
      changeRow(bet, {
        open_stake: remainingStake,
        cashed_out: add(centavos(bet.cashed_out), paid),
        charged,
        potential: timesRatio(remainingStake, returns.numerator, returns.denominator),
        ...(isWhole ? { status: 9999, sold: true, payout: zero, settled_at: by.slot.at } : {}),
      }),
      ...(by.rows ?? []),
    ],
    events: [
      {
        topic: 'bet_cashed_out',
        payload: {
          betId: String(bet.bet_id),
          eventId: legs[0]!.event_id,
          stake: String(taken),
          payout: String(paid),
          whole: isWhole,
        },
      },
    ],
  }
}

/**
 * The stake and the price meet at the house also where they are the same, so that both are counted.
 */
function salePostings(taken: Money, paid: Money): MoneyCommand['postings'] {
  const moves: readonly (readonly [Posting['account'], Money])[] = [
    ['held', negate(taken)],
    ['house:sportsbook', taken],
    ['house:sportsbook', negate(paid)],
    ['cash', paid],
  ]
  return moves
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount }))
}
