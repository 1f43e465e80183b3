/** What the player reads of a round whose outcome is final, in the words of `t`. */
export function wordsOfRound(round, { t, money }) {
  if (round.outcome === 'pending') return t.pending
  if (round.outcome === 'played') return wordsOfPrize(round, { t, money })
  if (round.reason === 'RS_ERROR_NOT_ENOUGH_MONEY') return t.funds
  return round.reason === 'RS_ERROR_TOKEN_EXPIRED' ? t.closed : t.refused
}

function wordsOfPrize({ prize, payout }, { t, money }) {
  if (prize === null) return t.nothing
  if (prize === 'paid') return t.won(money(payout))
  return prize === 'under_way' ? t.underWay(money(payout)) : t.unpaid(money(payout))
}

/** What of a round's payout counts as the player's. */
export const paidOf = ({ prize, payout }) => (prize === 'refused' ? 0 : payout)
