export type KycTables = {
  'kyc.person': {
    player_id: bigint
    name: string
    cpf: string
    verified_at: Date
  }
}
