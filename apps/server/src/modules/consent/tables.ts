import type { LegalDocument } from '@jogada/core/licence/consent'
import type { Generated } from 'kysely'

export type ConsentTables = {
  'consent.document': {
    document: LegalDocument
    version: number
    title: string
    changes: string
    body: string
    published_at: Date
    published_by: string
    effective_at: Date
    approval_id: Generated<bigint | null>
  }
  'consent.draft': {
    document: LegalDocument
    revision: number
    title: string
    changes: string
    body: string
    saved_at: Date
    saved_by: string
  }
  'consent.acceptance': {
    player_id: bigint
    document: LegalDocument
    version: number
    accepted_at: Date
    address: string
    device_id: string
    licence_profile: string
    licence_version: number
  }
  'consent.ad_choice': {
    choice_id: Generated<bigint>
    player_id: bigint
    given: boolean
    chosen_at: Date
    licence_profile: string
    licence_version: number
  }
  'consent.licence_in_force': {
    since: Date
    licence_profile: string
    licence_version: number
  }
}
