import type { kyc } from '@jogada/contract'

export type KycRefusal = 'kyc_name_invalid' | 'kyc_cpf_invalid' | 'kyc_cpf_taken' | 'kyc_barred'

export type KycTables = {
  'kyc.person': {
    player_id: bigint
    name: string
    /** Sealed, as the name is. */
    cpf: string
    cpf_index: Buffer | null
    verified_at: Date
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
  'kyc.refusal': {
    player_id: bigint
    reason: KycRefusal
    refused_at: Date
  }
}
