import type { ops } from '@jogada/contract'
import type { Generated } from 'kysely'

export type OccurrenceTables = {
  'occurrence.event': {
    event_id: Generated<bigint>
    kind: ops.occurrences.OccurrenceKind
    subject: string
    detail: Record<string, unknown>
    at: Date
    once: string | null
  }
}
