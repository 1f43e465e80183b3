import { centavos, formatMoney } from '@jogada/core'
import type { draw } from '@jogada/contract'
import type { BetRow, BetWithOutcome, Total } from './bet-store.ts'

const moneyOrNull = (amount: bigint | null) =>
  amount === null ? null : formatMoney(centavos(amount))

/** A bet as its player sees it. */
export const betView = (bet: BetWithOutcome): draw.DrawBet => ({
  betId: String(bet.bet_id),
  placedAt: bet.placed_at.toISOString(),
  channel: bet.channel,
  roundId: String(bet.round_id),
  selection: bet.selection,
  stake: formatMoney(centavos(bet.stake)),
  status: bet.status as draw.DrawBet['status'],
  payout: moneyOrNull(bet.payout),
  settledAt: bet.settled_at?.toISOString() ?? null,
  outcome: bet.outcome,
})

/** A bet as everybody sees it. */
export const seenBetView = (bet: BetRow): draw.SeenBet => ({
  betId: String(bet.bet_id),
  player: bet.shown_as,
  selection: bet.selection,
  stake: formatMoney(centavos(bet.stake)),
  payout: moneyOrNull(bet.payout),
})

export const totalView = (total: Total) => ({
  selection: total.selection,
  bets: Number(total.bets),
  stake: formatMoney(centavos(total.stake)),
})
