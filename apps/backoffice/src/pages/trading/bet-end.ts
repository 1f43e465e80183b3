import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { CallReply, ops } from '@jogada/contract'
import type { tradingTexts } from '../../i18n/areas/trading.ts'

type Bet = Pick<CallReply<typeof ops.trading.bets>[number], 'status' | 'result' | 'sold'>
type Ends = (typeof tradingTexts)['pt']['betEnds']

const BY_STATUS: Readonly<Record<number, keyof Ends>> = {
  [BET_STATES.open]: 'open',
  [BET_STATES.rejected]: 'refused',
  [BET_STATES.failed]: 'refused',
  [BET_STATES.draw_exception]: 'exception',
  [BET_STATES.placing]: 'waiting',
  [BET_STATES.not_drawn]: 'undrawn',
}

const BY_RESULT: Readonly<Record<number, keyof Ends>> = {
  [BET_RESULTS.win]: 'won',
  [BET_RESULTS.lose_half]: 'halfLost',
  [BET_RESULTS.lose]: 'lost',
  [BET_RESULTS.win_half]: 'halfWon',
  [BET_RESULTS.refund]: 'back',
}

/** How a bet stands or ended. */
export function endOfBet({ status, result, sold }: Bet): keyof Ends {
  if (sold) return 'sold'
  return (result !== null ? BY_RESULT[result] : undefined) ?? BY_STATUS[status] ?? 'open'
}
