import { add, formatMoney } from '@jogada/core'
import type { user, CallReply } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { freeOf, getWageringAndDebts, lockedOf } from './wagering.ts'

/** The player's money in its parts; `withdrawable = cash − locked − owed`, never below zero. */
export async function getBalance(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof user.getBalance>> {
  const [balances, { wagering, debts }] = await Promise.all([
    deps.ledger.balances(playerId),
    getWageringAndDebts(deps, playerId),
  ])
  const { cash, bonus, held, withdrawing } = balances
  const locked = lockedOf(wagering, cash.balance)
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
