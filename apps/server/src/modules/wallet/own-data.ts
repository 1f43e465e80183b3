import { formatMoney } from '@jogada/core'
import { OWN_ROWS_AT_ONCE, ownTable } from '../../platform/own-data.ts'
import type { OwnDataSources, OwnPart } from '../../platform/own-data.ts'

const ACCOUNTS = ['cash', 'bonus', 'held', 'withdrawing'] as const

/** Every movement of the player's accounts, and what had to be played through. */
export const ownMoney: readonly OwnPart[] = [
  { name: 'movements', tables: ['ledger.entry'], pages: movements },
  ownTable({
    name: 'lockedAmounts',
    table: 'wallet.wager_lock',
    key: ['lock_id'],
    columns: ['lock_id', 'locked_at'],
    money: ['amount', 'wager_from', 'wager_to', 'max_bet'],
  }),
  ownTable({
    name: 'releasedAmounts',
    table: 'wallet.wager_release',
    key: ['lock_id', 'release_id'],
    columns: ['lock_id', 'at'],
    money: ['amount'],
  }),
  ownTable({
    name: 'playTakenBack',
    table: 'wallet.play_taken_back',
    key: ['play_id', 'revision', 'played_at'],
    columns: ['play_id', 'played_at', 'at'],
    money: ['amount'],
  }),
]

async function* movements({ ledger }: OwnDataSources, playerId: bigint) {
  for (const account of ACCOUNTS) {
    let before: bigint | undefined
    for (;;) {
      const entries = await ledger.entries(playerId, account, {
        ...(before !== undefined && { before }),
        limit: OWN_ROWS_AT_ONCE,
      })
      yield entries.map(({ seq, kind, debit, credit, balanceAfter, at }) => ({
        account,
        seq,
        kind,
        debit: formatMoney(debit),
        credit: formatMoney(credit),
        balanceAfter: formatMoney(balanceAfter),
        at,
      }))
      before = entries.at(-1)?.seq
      if (entries.length < OWN_ROWS_AT_ONCE) break
    }
  }
}
