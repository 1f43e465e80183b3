import type { DrawBet } from '@jogada/contract/draw'
import { add, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { moneyOf } from '../components/typed-money.ts'

/** What a player's bets on a settled round brought. */
export type DrawResult = {
  readonly roundId: string
  readonly stake: string
  readonly payout: string
}

/** What became of a bet; null while it is open. */
export const toldBet = ({ stake, payout, status }: DrawBet) =>
  status === 0 ? null : { stake, payout: payout ?? '0.00', isVoid: status === 90 }

/**
 * What a player's bets on a round brought, as the server told it or as the bets themselves say;
 * `null` without a bet on it, `open` until all of them are settled.
 */
export function ownResultOf(
  roundId: string,
  bets: readonly DrawBet[],
  told: DrawResult | null,
): DrawResult | 'open' | null {
  if (told?.roundId === roundId) return told
  const own = bets.filter((bet) => bet.roundId === roundId)
  if (own.length === 0) return null
  if (own.some(({ status }) => status === 0)) return 'open'
  const sum = (amounts: readonly string[]) =>
    formatMoney(amounts.reduce<Money>((whole, amount) => add(whole, moneyOf(amount)), zero))
  return {
    roundId,
    stake: sum(own.map(({ stake }) => stake)),
    payout: sum(own.map(({ payout }) => payout ?? '0.00')),
  }
}
