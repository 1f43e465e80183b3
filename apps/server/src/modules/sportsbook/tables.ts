import type { Generated } from 'kysely'

export type SportsbookTables = {
  'sportsbook.event': {
    event_id: string
    source: string
    replay: boolean
    starts_at: Date
    result_state: 'finished' | 'abandoned' | 'void' | null
    result_home: number | null
    result_away: number | null
    finished_at: Date | null
    settled_at: Date | null
  }
  'sportsbook.feed_message': {
    seq: Generated<bigint>
    message_id: string
    event_id: string
    type: string
    payload: object
    at: Date
  }
  'sportsbook.feed_source': { source: string; heard_at: Date; returns: number }
  'sportsbook.bet': {
    player_id: bigint
    bet_id: bigint
    placed_at: Date
    event_id: string
    competition: string
    home: string
    away: string
    starts_at: Date
    replay: boolean
    market_key: string
    line: string | null
    outcome_id: string
    outcome: string
    stake: bigint
    seen_odds: bigint
    odds: bigint
    odds_policy: string
    potential: bigint
    price_version: bigint
    phase_at_placement: number
    minute_at_placement: number | null
    home_at_placement: number | null
    away_at_placement: number | null
    licence_profile: string
    address: string
    device_id: string
    status: number
    payout: bigint | null
    settled_at: Date | null
    result_home: number | null
    result_away: number | null
  }
}
