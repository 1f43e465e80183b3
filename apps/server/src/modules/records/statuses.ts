import type { WalletRecord } from '@jogada/contract/wallet'
import type { Money } from '@jogada/core'
import type { Entry } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { refundsAskedAt } from '../deposit/index.ts'
import { findTransfers } from '../transfer/index.ts'
import type { Transfer } from '../transfer/index.ts'
import { findWithdrawals } from '../withdrawal/index.ts'
import type { Withdrawal } from '../withdrawal/index.ts'

export type Status = WalletRecord['status']

/** The kinds of entries that can be anything but arrived. */
export const UNSETTLED_KINDS = '^(withdrawal|transfer_sent|deposit_refund)$'

/** What stands behind a page of entries and tells how far each of them came. */
export type Behind = {
  readonly withdrawals: ReadonlyMap<bigint, Withdrawal>
  /** By the command that moved the money, on the sender's side or the recipient's. */
  readonly transfers: ReadonlyMap<bigint, Transfer>
  /** How far a refund of the desk came, by when it left and what it took. */
  readonly refunds: ReadonlyMap<string, 'requested' | 'returned' | 'failed'>
}

export async function lookBehind(
  deps: Deps,
  playerId: bigint,
  entries: readonly Entry[],
): Promise<Behind> {
  const idsOf = (kinds: readonly string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).map(({ commandId }) => commandId)
  const withdrawalIds = idsOf(['withdrawal'])
  const transferIds = idsOf(['transfer_sent', 'transfer_received'])
  const refundedAt = entries.filter(({ kind }) => kind === 'deposit_refund').map(({ at }) => at)
  const [withdrawals, transfers, refunds] = await Promise.all([
    withdrawalIds.length > 0 ? findWithdrawals(deps, playerId, withdrawalIds) : [],
    transferIds.length > 0 ? findTransfers(deps, playerId, transferIds) : [],
    refundedAt.length > 0 ? refundsAskedAt(deps, playerId, refundedAt) : [],
  ])
  return {
    withdrawals: new Map(withdrawals.map((one) => [one.withdrawal_id, one])),
    transfers: new Map(
      transfers.map((one) => [
        one.sender_id === playerId ? one.transfer_id : one.received_id!,
        one,
      ]),
    ),
    refunds: new Map(refunds.map((one) => [leaving(one.asked_at, one.taken), one.state])),
  }
}

const leaving = (at: Date, taken: Money) => `${at.getTime()} ${taken}`

/** 00 pending, 01 cancelled, 10 arrived. */
export function statusOf({ kind, commandId, at, debit }: Entry, behind: Behind): Status {
  if (kind === 'withdrawal') {
    const state = behind.withdrawals.get(commandId)?.state
    if (state === 'paid') return '10'
    return state === 'refused' ? '01' : '00'
  }
  if (kind === 'deposit_refund') {
    const state = behind.refunds.get(leaving(at, debit))
    if (state === 'failed') return '01'
    return state === 'requested' ? '00' : '10'
  }
  const isOnItsWay =
    kind === 'transfer_sent' && behind.transfers.get(commandId)?.received_id === null
  return isOnItsWay ? '00' : '10'
}
