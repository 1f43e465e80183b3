import type { CallReply, wallet } from '@jogada/contract'
import { centavos, formatMoney, larger, smaller, subtract, zero } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { getBalance } from './get-balance.ts'
import { getWagering } from './wagering.ts'

const MOST = 100
const OF_A_DEPOSIT = 'pix:'

/**
 * The balance in its parts, and why some of it is locked: each lock that is not wagered yet, the
 * oldest first, because play counts for it before the next.
 */
export async function listLocks(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof wallet.locks>> {
  const [balance, { turnover }] = await Promise.all([
    getBalance(deps, playerId),
    getWagering(deps, playerId),
  ])
  const open = await deps.db
    .selectFrom('wallet.wager_lock')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('wager_to', '>', turnover)
    .orderBy('wager_to')
    .limit(MOST)
    .execute()
  return {
    balance: balance.balance,
    withdrawable: balance.withdrawable,
    locked: balance.locked,
    owed: balance.owed,
    held: balance.held,
    withdrawing: balance.withdrawing,
    bonus: balance.bonus,
    locks: open.map((lock) => {
      const needed = centavos(lock.wager_to - lock.wager_from)
      const played = larger(zero, subtract(turnover, centavos(lock.wager_from)))
      const wagered = smaller(played, needed)
      return {
        lockId: lock.lock_id,
        source: lock.lock_id.startsWith(OF_A_DEPOSIT) ? 'deposit' : 'bonus',
        amount: formatMoney(centavos(lock.amount)),
        needed: formatMoney(needed),
        wagered: formatMoney(wagered),
        left: formatMoney(subtract(needed, wagered)),
        lockedAt: lock.locked_at.toISOString(),
      }
    }),
  }
}
