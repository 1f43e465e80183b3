import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, text } from '../fields.ts'
import type { Permission } from './roles.ts'

/** Lists that can be taken away as a file, and what whoever takes one must be allowed to see. */
export const exportTables = {
  daily: 'report.view',
  rows: 'report.view',
  cohorts: 'report.view',
  funnel: 'report.view',
  liability: 'report.view',
  wagers: 'report.view',
  openBets: 'report.view',
  prizes: 'report.view',
  levy: 'report.view',
  withdrawals: 'withdrawal.view',
  differences: 'deposit.view',
  payoutDifferences: 'deposit.view',
  debts: 'deposit.view',
  identities: 'kyc.view',
  refusals: 'kyc.view',
  barred: 'barred.view',
  tickets: 'ticket.view',
  alerts: 'alert.view',
  approvals: 'approval.view',
  audit: 'audit.view',
  occurrences: 'audit.view',
  entries: 'ledger.view',
  yearly: 'ledger.view',
  plays: 'player.view',
  events: 'trading.view',
  bets: 'trading.view',
  betBoard: 'trading.view',
  returns: 'game.view',
  campaigns: 'setting.view',
  gifts: 'setting.view',
  packages: 'setting.view',
  notices: 'notice.view',
  staff: 'staff.view',
} as const satisfies Readonly<Record<string, Permission>>

export type ExportTable = keyof typeof exportTables

const names = Object.keys(exportTables) as [ExportTable, ...ExportTable[]]

/** Answers a CSV file as a stream, not the envelope: RFC 4180, UTF-8. */
export const table = call({
  method: 'GET',
  path: '/api/ops/export/{table}',
  auth: 'operator',
  permission: 'table.export',
  summary:
    'A list as a file, masked as on the screen; asks for the right to see it too, and is kept in the audit log',
  params: z.object({ table: z.enum(names) }),
  /**
   * The filters of the list, as its own call takes them; one that no list has would be no filter.
   */
  query: z.strictObject({
    state: z.optional(text(20, 1)),
    list: z.optional(text(20, 1)),
    topic: z.optional(text(20, 1)),
    kind: z.optional(text(60, 1)),
    item: z.optional(text(20, 1)),
    type: z.optional(text(10, 1)),
    flag: z.optional(text(40, 1)),
    late: z.optional(text(1, 1)),
    returned: z.optional(text(1, 1)),
    from: z.optional(text(20, 1)),
    to: z.optional(text(20, 1)),
    subject: z.optional(text(120, 1)),
    actor: z.optional(text(254, 1)),
    action: z.optional(text(60, 1)),
    until: z.optional(calendarDay),
    playerId: z.optional(text(19, 1)),
    account: z.optional(text(20, 1)),
    at: z.optional(text(35, 1)),
    figure: z.optional(text(20, 1)),
    day: z.optional(calendarDay),
    days: z.optional(text(3, 1)),
    year: z.optional(text(4, 1)),
    sport: z.optional(text(40, 1)),
    eventId: z.optional(text(120, 1)),
    minStake: z.optional(text(15, 1)),
    minReturn: z.optional(text(15, 1)),
  }),
  reply: z.unknown(),
})
