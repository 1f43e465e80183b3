import type { Generated } from 'kysely'

export type SeedPairState = 'next' | 'active' | 'revealed'

export type CasinoTables = {
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
    game: string
    algorithm_version: number
    seed_pair_id: bigint
    nonce: bigint
    params: string
    outcome: string
    stake: bigint
    multiplier: bigint
    payout: bigint
    licence_profile: string
    played_at: Date
  }
}
