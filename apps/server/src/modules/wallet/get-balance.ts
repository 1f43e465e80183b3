import { add, formatMoney, zero } from '@jogada/core'
import type { user, CallReply } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { lockedNow } from './locked-now.ts'
import type { IsPlayOver } from './locked-now.ts'
import { freeOf, getWageringAndDebts } from './wagering.ts'

/** The player's money in its parts; `withdrawable = cash − locked − owed`, never below zero. */
export async function getBalance(
  deps: Deps,
  playerId: bigint,
  isPlayOver: IsPlayOver,
): Promise<CallReply<typeof user.getBalance>> {
  const [balances, { wagering, debts }] = await Promise.all([
    deps.ledger.balances(playerId),
    getWageringAndDebts(deps, playerId),
  ])
  const { cash, bonus, held, withdrawing } = balances
  const locked = await lockedNow(deps, playerId, {
    wagering,
    cash: cash.balance,
    // nobody asks it of those whose money is all free
    isPlayOver: wagering.missing > zero && (await isPlayOver(deps, playerId)),
  })
  return {
    balance: formatMoney(cash.balance),
    version: String(cash.version),
    freeBalance: formatMoney(add(cash.balance, bonus.balance)),
    bonus: formatMoney(bonus.balance),
    held: formatMoney(held.balance),
    withdrawing: formatMoney(withdrawing.balance),
    locked: formatMoney(locked),
    owed: formatMoney(debts.total),
    withdrawable: formatMoney(freeOf(cash.balance, locked, debts.total)),
  }
}
