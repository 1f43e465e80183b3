import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../../tables.ts'

export type AuditRow = Selectable<Tables['audit.entry']>

/** What the first entry follows. */
export const GENESIS = Buffer.alloc(32)

/** SHA-256 over the hash before it and the entry as JSON, so that no entry can change unseen. */
export const hashOf = (row: Omit<AuditRow, 'hash'>): Buffer =>
  createHash('sha256')
    .update(row.prev_hash)
    .update(
      JSON.stringify([
        String(row.seq),
        row.at.toISOString(),
        row.actor_id === null ? null : String(row.actor_id),
        row.actor,
        row.action,
        row.subject,
        row.detail,
      ]),
    )
    .digest()
