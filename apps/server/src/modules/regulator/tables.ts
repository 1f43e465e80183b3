import type { FileKind } from '@jogada/core/regulator/records'
import type { Generated } from 'kysely'

export type FileStep = 'accepted' | 'refused' | 'again'

export type RegulatorTables = {
  'regulator.day': {
    /** `2026-11-25`, in the operator's time zone. */
    day: string
    made_at: Date
  }
  'regulator.beginning': { day: string }
  'regulator.file': {
    file_id: string
    day: string
    kind: FileKind
    part: number
    records: number
    sums: Readonly<Record<string, string>>
    digest: Buffer
    content: Buffer
  }
  'regulator.step': {
    step_id: Generated<bigint>
    file_id: string
    step: FileStep
    receipt: string | null
    reasons: readonly string[]
    by: string | null
    at: Date
  }
}
