import type { CallReply, wallet } from '@jogada/contract'
import { formatMoney, subtract, zero } from '@jogada/core'
import { lockProgress } from '@jogada/core/wallet/wager-line'
import type { Deps } from '../../deps.ts'
import { OF_A_DEPOSIT } from './deposit-lock.ts'
import { getBalance } from './get-balance.ts'
import type { IsPlayOver } from './locked-now.ts'
import { readLockLine } from './wagering.ts'

const SHOWN = 100

/**
 * The balance in its parts, and why some of it is locked: each of the newest locks that are not
 * wagered yet, the oldest first, because play counts for it before the next.
 */
export async function listLocks(
  deps: Deps,
  playerId: bigint,
  isPlayOver: IsPlayOver,
): Promise<CallReply<typeof wallet.locks>> {
  const [balance, { locks, missing }] = await Promise.all([
    getBalance(deps, playerId, isPlayOver),
    readLockLine(deps, playerId),
  ])
  const progress = lockProgress(locks, missing)
  return {
    balance: balance.balance,
    withdrawable: balance.withdrawable,
    locked: balance.locked,
    owed: balance.owed,
    held: balance.held,
    withdrawing: balance.withdrawing,
    bonus: balance.bonus,
    locks: locks
      .slice(0, SHOWN)
      .toReversed()
      .flatMap((lock) => {
        const { needed, left } = progress.get(lock.lockId)!
        if (left === zero) return []
        return [
          {
            lockId: lock.lockId,
            source: lock.lockId.startsWith(OF_A_DEPOSIT)
              ? ('deposit' as const)
              : ('bonus' as const),
            amount: formatMoney(lock.amount),
            needed: formatMoney(needed),
            wagered: formatMoney(subtract(needed, left)),
            left: formatMoney(left),
            maxBet: lock.maxBet && formatMoney(lock.maxBet),
            lockedAt: lock.lockedAt.toISOString(),
          },
        ]
      }),
  }
}
