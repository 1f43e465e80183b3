import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type WalletTables = {
  'wallet.wager_release': {
    player_id: bigint
    lock_id: string
    release_id: string
    amount: bigint
    at: Date
    given: Generated<bigint>
  }
  'wallet.play_taken_back': {
    player_id: bigint
    play_id: string
    revision: number
    played_at: Date
    amount: bigint
    at: Date
  }
  'wallet.wager_lock': {
    player_id: bigint
    lock_id: string
    amount: bigint
    wager_from: bigint
    wager_to: bigint
    locked_at: Date
    given: Generated<bigint>
    /** What was played when it was made; null for one of before this was kept. */
    played_before: bigint | null
    /** The highest single stake until it is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
}
