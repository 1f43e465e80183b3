import type { LadderGame, SoloGame } from '@jogada/core/games/house-games'
import type { Generated } from 'kysely'

export type SeedPairState = 'next' | 'active' | 'revealed'

/** A choice of an open round as it is stored. */
export type StoredStep = {
  readonly tile: number
  /** The command that made it. */
  readonly command: string
  readonly at: string
  readonly random: boolean
}

export type CasinoTables = {
  'casino.unlisted_winner': {
    player_id: bigint
    since: Date
  }
  'casino.seed_pair': {
    player_id: bigint
    seed_pair_id: Generated<bigint>
    server_seed: string
    server_seed_hash: string
    client_seed: string
    state: SeedPairState
    made_at: Date
    revealed_at: Date | null
    rounds: bigint | null
  }
  'casino.round': {
    player_id: bigint
    round_id: bigint
    game: SoloGame
    algorithm_version: number
    seed_pair_id: bigint
    nonce: bigint
    params: string
    outcome: string
    stake: bigint
    multiplier: bigint
    payout: bigint
    status: number
    ended_by: string
    steps: readonly StoredStep[] | null
    opened_at: Date | null
    end_command: bigint | null
    licence_profile: string
    played_at: Date
  }
  'casino.open_round': {
    player_id: bigint
    game: LadderGame
    round_id: bigint
    algorithm_version: number
    seed_pair_id: bigint
    nonce: bigint
    params: string
    stake: bigint
    steps: readonly StoredStep[]
    licence_profile: string
    opened_at: Date
    moved_at: Date
    known_at: Generated<Date | null>
  }
}
