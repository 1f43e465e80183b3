export type AuditTables = {
  'audit.entry': {
    seq: bigint
    at: Date
    actor_id: bigint | null
    actor: string
    action: string
    subject: string
    detail: string
    prev_hash: Buffer
    hash: Buffer
  }
}
