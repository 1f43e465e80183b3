import { centavos, larger, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { TURNOVER, WAGER_RELEASED } from './counters.ts'

const wagerLock: RowWriter = {
  name: 'wallet.wager_lock',
  columns: {
    player_id: 'bigint',
    lock_id: 'text',
    amount: 'bigint',
    wager_from: 'bigint',
    wager_to: 'bigint',
    locked_at: 'timestamptz',
  },
  sql: `INSERT INTO wallet.wager_lock (player_id, lock_id, amount, wager_from, wager_to, locked_at)
    SELECT player_id, lock_id, amount, wager_from, wager_to, locked_at FROM rows`,
}

/** Lifetime turnover of a player with what refunds let go, and how far it must grow before nothing is locked. */
export type Wagering = { readonly turnover: Money; readonly wagerTo: Money }

export async function getWagering(deps: Deps, playerId: bigint): Promise<Wagering> {
  const [counters, last] = await Promise.all([
    deps.ledger.counters(playerId, [TURNOVER, WAGER_RELEASED]),
    deps.db
      .selectFrom('wallet.wager_lock')
      .select('wager_to')
      .where('player_id', '=', playerId)
      .orderBy('wager_to', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    turnover: centavos(counters[TURNOVER]!.total + counters[WAGER_RELEASED]!.total),
    wagerTo: centavos(last?.wager_to ?? 0n),
  }
}

/** What of the cash is still locked: turnover that is missing, never more than the cash itself. */
export const lockedOf = (wagering: Wagering, cash: Money): Money =>
  smaller(larger(subtract(wagering.wagerTo, wagering.turnover), zero), cash)

/** What of the cash may leave: neither locked nor needed for what the player owes. */
export const freeOf = (cash: Money, locked: Money, owed: Money): Money =>
  larger(zero, subtract(subtract(cash, locked), owed))

/**
 * The row that locks `amount` until it was wagered `times` over, after every earlier lock.
 * Write it in the command that brings the money.
 */
export function lockRow(
  playerId: bigint,
  wagering: Wagering,
  lock: {
    readonly lockId: string
    readonly amount: Money
    readonly times: bigint
    readonly at: Date
  },
): RowWrite {
  const from = larger(wagering.wagerTo, wagering.turnover)
  return {
    writer: wagerLock,
    values: [playerId, lock.lockId, lock.amount, from, from + lock.amount * lock.times, lock.at],
  }
}
