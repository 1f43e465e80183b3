import type { Generated } from 'kysely'

export type AlertTables = {
  'alert.alert': {
    alert_id: Generated<bigint>
    kind: string
    subject: string
    detail: Record<string, unknown>
    raised_at: Date
    state: Generated<'open' | 'closed'>
    closed_by: Generated<string | null>
    closed_at: Generated<Date | null>
    note: Generated<string>
  }
}
