import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, text } from '../fields.ts'

/** What is kept of every day because a reviewer will ask; what staff did is in the audit log. */
export const occurrenceKinds = [
  'login_failed',
  'login_locked',
  'identity_mismatch',
  'payer_mismatch',
  'deposits_paused',
  'deposits_suspended',
  'large_stake',
  'large_win',
  'play_voided',
  'result_corrected',
  'balance_owed',
  'personal_data_changed',
  'service_started',
  'service_stopped',
  'provider_away',
  'provider_back',
  'clock_off',
  'files_verified',
  'files_changed',
  'ledger_wrong',
  'game_stopped',
] as const

export type OccurrenceKind = (typeof occurrenceKinds)[number]

export const list = call({
  method: 'GET',
  path: '/api/ops/occurrences/list',
  auth: 'operator',
  permission: 'audit.view',
  summary: 'Significant events, each once, the newest first; they are never changed or deleted',
  query: z.object({
    kind: z.optional(z.enum(occurrenceKinds)),
    subject: z.optional(text(120, 1)),
    before: z.optional(idText),
  }),
  reply: z.array(
    z.object({
      occurrenceId: z.string(),
      kind: z.enum(occurrenceKinds),
      /** What it is about, as `kind:id`. */
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
      at: instant,
    }),
  ),
})
