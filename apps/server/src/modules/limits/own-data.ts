import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player set as limits and pauses; a limit of time is in minutes. */
export const ownLimits: readonly OwnPart[] = [
  ownTable({
    name: 'limits',
    table: 'limits.change',
    key: ['change_id'],
    columns: ['kind', 'span', 'asked_at', 'effective_at', 'licence_profile'],
    derived: {
      amount: `CASE kind WHEN 'time' THEN (amount / 60)::text ELSE round(amount / 100.0, 2)::text END`,
    },
  }),
  ownTable({
    name: 'pauses',
    table: 'limits.pause',
    key: ['pause_id'],
    columns: ['kind', 'starts_at', 'ends_at', 'licence_profile'],
  }),
  ownTable({
    name: 'realityCheck',
    table: 'limits.reality_check',
    key: [],
    columns: ['every_minutes'],
  }),
]
