import type { ops } from '@jogada/contract'
import type { BET_STATES, BetResultCode, BetStateCode } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
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
    sport: string
    competition: string
    stage: string
    home: string
    away: string
    played_on: string | null
    facts: EventResult | null
    rollbacks: number
    reversed: number
    cancelled: number
    voided: number
    is_stopped: boolean
    unconfirmed_facts: EventResult | null
    live_facts: EventResult | null
    decisions: number
    decided: number
    awaits_result: boolean
  }
  'sportsbook.feed_message': {
    seq: Generated<bigint>
    message_id: string
    event_id: string
    type: string
    payload: object
    at: Date
  }
  'sportsbook.hold': {
    hold_id: Generated<bigint>
    scope: ops.trading.HoldScope
    id: string
    reason: string
    held_at: Date
  }
  'sportsbook.feed_source': { source: string; heard_at: Date; returns: number }
  'sportsbook.bet': {
    player_id: bigint
    bet_id: bigint
    placed_at: Date
    kind: 'single' | 'parlay' | 'system'
    sizes: string
    lines: number
    stake: bigint
    open_stake: bigint
    cashed_out: bigint
    odds: bigint | null
    odds_policy: string
    potential: bigint
    charged: bigint
    licence_profile: string
    rules_version: number
    address: string
    device_id: string
    decide_at: Date | null
    status: Exclude<BetStateCode, typeof BET_STATES.accepted>
    reason: string | null
    result: BetResultCode | null
    leg_results: string | null
    payout: bigint | null
    settled_at: Date | null
    revision: number
    sold: boolean
  }
  'sportsbook.leg': {
    player_id: bigint
    bet_id: bigint
    place: number
    event_id: string
    sport: string
    competition: string
    home: string
    away: string
    starts_at: Date
    replay: boolean
    market_key: string
    specifiers: Readonly<Record<string, string>>
    outcome_id: string
    outcome: string
    is_banker: boolean
    seen_odds: bigint
    odds: bigint
    price_version: bigint
    charged: bigint
    closings: number
    phase_at_placement: number
    minute_at_placement: number | null
    home_at_placement: number | null
    away_at_placement: number | null
  }
  'sportsbook.cancellation': {
    message_id: string
    event_id: string
    market_id: string | null
    from_at: Date | null
    to_at: Date | null
    reason: string
    is_late: Generated<boolean>
    starts_before: Generated<Date | null>
    withdrawn_at: Generated<Date | null>
  }
  'sportsbook.debt': {
    player_id: bigint
    command_id: bigint
    bet_id: bigint
    amount: bigint
    at: Date
  }
  'sportsbook.cash_out': {
    player_id: bigint
    cash_out_id: bigint
    bet_id: bigint
    asked_at: Date
    decide_at: Date
    percent: number
    asked_offer: bigint
    closings: string
    status: (typeof BET_STATES)['placing' | 'rejected' | 'accepted']
    reason: string | null
    paid: bigint | null
  }
  'sportsbook.stake_share': {
    player_id: bigint
    percent: number
    set_by: string
    set_at: Date
  }
  'sportsbook.favourite': {
    player_id: bigint
    kind: 'event' | 'competition' | 'team'
    id: string
  }
}
