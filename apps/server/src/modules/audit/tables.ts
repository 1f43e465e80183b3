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
  /** Which entry traces a command of the ledger. */
  'audit.command_entry': { command_id: bigint; seq: bigint }
}
