import type { CallReply, ops } from '@jogada/contract'
import type { tradingTexts } from '../../i18n/areas/trading.ts'

type Bet = Pick<CallReply<typeof ops.trading.bets>[number], 'status' | 'result' | 'sold'>
type Ends = (typeof tradingTexts)['pt']['betEnds']

const BY_STATUS: Readonly<Record<number, keyof Ends>> = {
  0: 'open',
  4: 'refused',
  [-11]: 'refused',
  [-1]: 'exception',
  [-10]: 'waiting',
  8888: 'undrawn',
}

const BY_RESULT: Readonly<Record<number, keyof Ends>> = {
  10: 'won',
  11: 'halfLost',
  20: 'lost',
  21: 'halfWon',
  90: 'back',
}

/** How a bet stands or ended. */
export function endOfBet({ status, result, sold }: Bet): keyof Ends {
  if (sold) return 'sold'
  return (result !== null ? BY_RESULT[result] : undefined) ?? BY_STATUS[status] ?? 'open'
}
