import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { Generated } from 'kysely'

export type DrawState = 'open' | 'locked' | 'drawn' | 'settled' | 'void'

export type DrawsTables = {
  'draws.chain': {
    chain_id: Generated<bigint>
    channel: DrawChannelCode
    terminating_hash: string
    rounds: number
    announced_at: Date
    salt_source: 'constant' | 'bitcoin_block'
    salt_block: number | null
    salt: string | null
    salted_at: Date | null
    retired_at: Generated<Date | null>
  }
  'draws.chain_seed': {
    chain_id: bigint
    position: number
    sealed: Buffer
  }
  'draws.round': {
    channel: DrawChannelCode
    round_id: bigint
    chain_id: bigint
    position: number
    gate: bigint
    open_at: Date
    lock_at: Date
    draw_at: Date
    complete_at: Date
    end_at: Date
    state: Generated<DrawState>
    outcome: number | null
    seed: string | null
    drawn_at: Date | null
    settled_at: Date | null
  }
  'draws.bet': {
    player_id: bigint
    bet_id: bigint
    channel: DrawChannelCode
    round_id: bigint
    selection: string
    stake: bigint
    potential: bigint
    paytable: string
    shown_as: string
    licence_profile: string
    placed_at: Date
    status: Generated<number>
    payout: bigint | null
    settled_at: Date | null
  }
}
