import type { LimitKind, LimitWindow, PauseKind } from '@jogada/core/limits/limits'

export type LimitsTables = {
  'limits.change': {
    player_id: bigint
    change_id: bigint
    kind: LimitKind
    span: LimitWindow
    amount: bigint | null
    asked_at: Date
    effective_at: Date
    licence_profile: string
    /**
     * The version of the terms that the wish made, which the database keeps; null of older wishes.
     */
    terms_version: bigint | null
  }
  'limits.pause': {
    player_id: bigint
    pause_id: bigint
    kind: PauseKind
    starts_at: Date
    ends_at: Date | null
    licence_profile: string
  }
  'limits.reality_check': {
    player_id: bigint
    every_minutes: number
  }
}
