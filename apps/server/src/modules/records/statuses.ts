import type { WalletRecord } from '@jogada/contract/wallet'
import type { Entry } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { findTransfers } from '../transfer/index.ts'
import type { Transfer } from '../transfer/index.ts'
import { findWithdrawals } from '../withdrawal/index.ts'
import type { Withdrawal } from '../withdrawal/index.ts'

export type Status = WalletRecord['status']

/** The kinds of entries that can be anything but arrived. */
export const UNSETTLED_KINDS = '^(withdrawal|transfer_sent)$'

/** What stands behind a page of entries and tells how far each of them came. */
export type Behind = {
  readonly withdrawals: ReadonlyMap<bigint, Withdrawal>
  /** By the command that moved the money, on the sender's side or the recipient's. */
  readonly transfers: ReadonlyMap<bigint, Transfer>
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
  const [withdrawals, transfers] = await Promise.all([
    withdrawalIds.length > 0 ? findWithdrawals(deps, playerId, withdrawalIds) : [],
    transferIds.length > 0 ? findTransfers(deps, playerId, transferIds) : [],
  ])
  return {
    withdrawals: new Map(withdrawals.map((one) => [one.withdrawal_id, one])),
    transfers: new Map(
      transfers.map((one) => [
        one.sender_id === playerId ? one.transfer_id : one.received_id!,
        one,
      ]),
    ),
  }
}

/** 00 pending, 01 cancelled, 10 arrived. */
export function statusOf({ kind, commandId }: Entry, behind: Behind): Status {
  if (kind === 'withdrawal') {
    const state = behind.withdrawals.get(commandId)?.state
    if (state === 'paid') return '10'
    return state === 'refused' ? '01' : '00'
  }
  const isOnItsWay =
    kind === 'transfer_sent' && behind.transfers.get(commandId)?.received_id === null
  return isOnItsWay ? '00' : '10'
}
