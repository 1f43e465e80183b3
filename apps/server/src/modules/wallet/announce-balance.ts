import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'

/** Tells a player's sockets the new balance after every commit that touched the cash account. */
export function announceBalances(deps: Deps) {
  deps.ledger.onPosted(({ playerId, posted }) => {
    const { cash } = posted.balances
    if (!cash) return
    deps.realtime.toPlayer(playerId, 'insBalance', {
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    })
  })
}
