export type KycRefusal = 'kyc_name_invalid' | 'kyc_cpf_invalid' | 'kyc_cpf_taken'

export type KycTables = {
  'kyc.person': {
    player_id: bigint
    name: string
    /** Sealed, as the name is. */
    cpf: string
    cpf_index: Buffer | null
    verified_at: Date
  }
  'kyc.refusal': {
    player_id: bigint
    reason: KycRefusal
    refused_at: Date
  }
}
