import type { Money } from '@jogada/core'

export type PrivacyTables = {
  'privacy.closing': {
    player_id: bigint
    asked_at: Date
    address: string
    language: string
    licence_profile: string
    paid_at: Date | null
    paid: Money | null
    closed_at: Date | null
  }
  'privacy.kept_contact': {
    player_id: bigint
    /** Sealed. */
    contact: string
    until: Date
  }
}
