import type { kyc, ops } from '@jogada/contract'
import type { Generated } from 'kysely'

export type KycRefusal =
  | 'kyc_name_invalid'
  | 'kyc_cpf_invalid'
  | 'kyc_cpf_taken'
  | 'kyc_barred'
  | 'kyc_not_allowed'
  | 'kyc_birth_date_invalid'
  | 'kyc_under_age'

export type KycTables = {
  'kyc.person': {
    player_id: bigint
    name: string
    /** Sealed, as the name is. */
    cpf: string
    cpf_index: Buffer | null
    /** Sealed; null where nobody asked. */
    birth_date: string | null
    verified_at: Date
  }
  /** Sealed, as the person is; a row for each state of it. */
  'kyc.registration': {
    player_id: bigint
    version: number
    cep: string | null
    street: string | null
    number: string | null
    complement: string | null
    district: string | null
    city: string | null
    state: string | null
    gender: string | null
    said_at: Date
  }
  'kyc.document': {
    document_id: string
    player_id: bigint
    item: kyc.KycItem
    media_type: string
    byte_count: number
    digest: Buffer
    file: Buffer | null
    state: 'waiting' | 'approved' | 'refused' | 'replaced'
    reason: kyc.KycItemReason | null
    hint: string | null
    sent_at: Date
    decided_at: Date | null
    decided_by: string | null
  }
  'kyc.barred': {
    barred_id: Generated<bigint>
    cpf_index: Buffer
    /** The keys of which one made the hash. */
    index_keys: string[] | null
    kind: (typeof ops.barred.barredKinds)[number]
    reason: string
    listed_by: string
    listed_at: Date
    lifted_at: Generated<Date | null>
  }
  'kyc.under_age_try': {
    try_id: Generated<bigint>
    player_id: bigint
    cpf_index: Buffer
    index_keys: string[] | null
    at: Date
  }
  'kyc.taken_try': { player_id: bigint; owner_id: bigint; at: Date }
  'kyc.refusal': {
    player_id: bigint
    reason: KycRefusal
    refused_at: Date
  }
}
