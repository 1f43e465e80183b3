import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyInput, text } from '../fields.ts'

export const approvalKinds = [
  'adjustment',
  'deposit_refund',
  'debt_write_off',
  'switch_release',
  'role_grant',
  'staff_factor',
  'staff_addresses',
  'test_player',
  'phone_release',
  'factor_release',
  'bonus_grant',
  'level_loan',
  'barred_lift',
  'event_result',
  'event_rollback',
  'event_cancel',
  'event_restore',
  'offer',
  'terms',
  'game_limits',
  'sport_limits',
  'parts',
  'rounds_void',
  'withdrawal_rules',
  'legal',
] as const

export const approvalStates = ['open', 'done', 'refused', 'expired'] as const

/** Those that somebody still has to decide, or those that nobody can decide any more. */
export const approvalLists = ['waiting', 'over'] as const

export const list = call({
  method: 'GET',
  path: '/api/ops/approvals/list',
  auth: 'operator',
  permission: 'approval.view',
  summary:
    'Requests that need a second person, the newest first, with the difference they make: one’s own, those one might ask for or decide on, all for who reads the audit log',
  query: z.object({ before: z.optional(idText), list: z.optional(z.enum(approvalLists)) }),
  reply: z.array(
    z.object({
      approvalId: z.string(),
      kind: z.enum(approvalKinds),
      subject: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      reason: z.string(),
      maker: z.string(),
      isMine: z.boolean(),
      /** Whether the asker's rights let them approve it, were it not their own. */
      mayApprove: z.boolean(),
      madeAt: instant,
      expiresAt: instant,
      state: z.enum(approvalStates),
      checker: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
      note: z.string(),
      /** Why it could not be carried out, in the words of the asker's language. */
      failure: z.nullable(z.string()),
    }),
  ),
})

export const approve = call({
  method: 'POST',
  path: '/api/ops/approvals/approve/{approvalId}',
  auth: 'operator',
  permission: 'approval.decide',
  summary: 'Approves somebody else’s request and carries it out, once',
  params: z.object({ approvalId: idText }),
  body: z.object({ note: z.optional(text(500)) }),
  reply: z.null(),
})

export const refuse = call({
  method: 'POST',
  path: '/api/ops/approvals/refuse/{approvalId}',
  auth: 'operator',
  permission: 'approval.view',
  summary: 'Refuses a request, for whoever may decide on it, or takes an own one back',
  params: z.object({ approvalId: idText }),
  body: z.object({ note: text(500, 3) }),
  reply: z.null(),
})

export const askAdjustment = call({
  method: 'POST',
  path: '/api/ops/approvals/adjustment',
  auth: 'operator',
  permission: 'adjustment.make',
  summary: 'Asks for a correction of a player’s cash, which a second person must approve',
  body: z.object({
    playerId: idText,
    direction: z.enum(['credit', 'debit']),
    amount: moneyInput,
    reason: text(500, 3),
  }),
  reply: z.object({ approvalId: z.string() }),
})
