import { add, formatMoney, reais } from '@jogada/core'
import type { Deps } from '../../deps.ts'

/** Under so much cash the client may offer a deposit; the specification's number. */
const LOW_BALANCE = reais(10n)

/**
 * Tells a player's sockets the new balance after every commit that touched the cash account, and
 * what is free to play with, bonus included, when a stake has left little cash.
 */
export function announceBalances(deps: Deps) {
  deps.ledger.onPosted(({ playerId, posted, command }) => {
    const { cash } = posted.balances
    if (!cash) return
    deps.realtime.toPlayer(playerId, 'insBalance', {
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    })
    const took = command.postings.some(({ account, amount }) => account === 'cash' && amount < 0n)
    if (!took || cash.balance >= LOW_BALANCE) return
    announceFreeBalance(deps, playerId).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a low balance was not announced'),
    )
  })
}

async function announceFreeBalance(deps: Deps, playerId: bigint) {
  const { cash, bonus } = await deps.ledger.balances(playerId)
  const freeBalance = formatMoney(add(cash.balance, bonus.balance))
  deps.realtime.toPlayer(playerId, 'freeBalance', { freeBalance })
}
