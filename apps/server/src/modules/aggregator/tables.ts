import type { Generated } from 'kysely'

export type StakeState = 'open' | 'credited' | 'settled' | 'rolled_back' | 'never'

export type TransactionKind = 'debit' | 'credit' | 'rollback' | 'end'

export type ProviderCategory = 'slots' | 'instant' | 'table' | 'live'

export type AggregatorTables = {
  'aggregator.house_play': {
    day: string
    game_code: string
    player_id: bigint
  }
  'aggregator.game': {
    provider: string
    provider_game: string
    title: string
    studio: string
    category: ProviderCategory
    rtp_millionths: number | null
    place: number
    is_listed: boolean
    seen_at: Date
  }
  'aggregator.favourite': {
    player_id: bigint
    game_code: string
    marked_at: Date
  }
  'aggregator.session': {
    player_id: bigint
    session_id: Generated<bigint>
    token_hash: Buffer
    public_id: string
    account_session_id: bigint
    provider: string
    game_code: string
    state: 'launched' | 'open' | 'closed'
    entered_by: string | null
    launched_at: Date
    seen_at: Date
    closed_at: Date | null
  }
  'aggregator.transaction': {
    provider: string
    kind: TransactionKind
    transaction_id: string
    player_id: bigint
    command_id: bigint
    session_id: bigint | null
    debit_id: string | null
    round_id: string
    amount: bigint
    at: Date
  }
  'aggregator.stake': {
    provider: string
    debit_id: string
    player_id: bigint
    record_id: bigint
    game_code: string
    round_id: string
    stake: bigint
    payout: Generated<bigint>
    state: StakeState
    licence_profile: string
    opened_at: Date
    settled_at: Date | null
    prize_refused_at: Generated<Date | null>
  }
  'aggregator.reconciliation': {
    provider: string
    day: string
    done_at: Date
    stated: bigint
    kept: bigint
    differences: bigint
  }
  'aggregator.difference': {
    provider: string
    day: string
    kind: 'unknown_here' | 'unknown_there' | 'differs' | 'stated_twice'
    transaction_kind: Exclude<TransactionKind, 'end'>
    transaction_id: string
    round_id: string
    kept: bigint | null
    stated: bigint | null
    noted_at: Date
  }
}
