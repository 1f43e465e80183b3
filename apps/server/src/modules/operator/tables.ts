import type { ops, RefusalCode, RefusalValues } from '@jogada/contract'
import type { ColumnType, Generated } from 'kysely'

export type ApprovalKind = (typeof ops.approvals.approvalKinds)[number]

export type OperatorTables = {
  'operator.staff': {
    staff_id: Generated<bigint>
    email: string
    name: string
    password_hash: string
    password_changed_at: Date
    must_change_password: Generated<boolean>
    roles: Generated<ops.Role[]>
    /** What the roles are again from `roles_until` on. */
    roles_before: ColumnType<ops.Role[] | null, ops.Role[] | null | undefined, ops.Role[] | null>
    roles_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    is_active: Generated<boolean>
    switched_off_at: Generated<Date | null>
    /** Sealed. */
    totp_secret: Generated<Buffer | null>
    totp_confirmed_at: Generated<Date | null>
    totp_step: Generated<bigint>
    created_at: Date
    last_access_at: Generated<Date | null>
    last_address: Generated<string | null>
  }
  'operator.look': {
    look_id: Generated<bigint>
    token_hash: Buffer
    session_id: bigint
    staff_id: bigint
    player_id: bigint
    opened_at: Date
    ends_at: Date
    ended_at: Date | null
  }
  'operator.passkey': {
    passkey_id: Generated<bigint>
    staff_id: bigint
    credential_id: string
    public_key: Buffer
    sign_count: bigint
    transports: string[]
    name: string
    is_synced: boolean
    made_at: Date
    used_at: Generated<Date | null>
  }
  'operator.passkey_challenge': {
    challenge_hash: Buffer
    purpose: 'register' | 'login'
    staff_id: bigint
    expires_at: Date
  }
  'operator.ready_answer': {
    answer_id: Generated<bigint>
    label: string
    text: string
    made_by: string
    made_at: Date
    retired_at: Date | null
  }
  'operator.report_mail': {
    staff_id: bigint
    is_wanted: boolean
    language: (typeof ops.reportMail.deskLanguages)[number]
    last_day: string
  }
  'operator.session': {
    session_id: Generated<bigint>
    staff_id: bigint
    token_hash: Buffer
    is_whole: boolean
    opened_at: Date
    seen_at: Date
    revoked_at: Generated<Date | null>
    address: string
    user_agent: string
  }
  'operator.approval': {
    approval_id: Generated<bigint>
    kind: ApprovalKind
    subject: string
    payload: object
    before: unknown
    after: unknown
    reason: string
    maker_id: bigint
    made_at: Date
    expires_at: Date
    state: Generated<'open' | 'approved' | 'done' | 'refused'>
    checker_id: Generated<bigint | null>
    decided_at: Generated<Date | null>
    note: Generated<string>
    /** Why what was approved could not be carried out. */
    failure: { readonly code: RefusalCode; readonly values: RefusalValues } | null
    /** When what was approved was done, where that is written together with it. */
    carried_out_at: Generated<Date | null>
  }
  'operator.saved_view': {
    staff_id: bigint
    page: (typeof ops.views.viewPages)[number]
    name: string
    filter: Record<string, string>
  }
  'operator.tag': {
    tag_id: Generated<bigint>
    label: string
    made_by: string
    made_at: Date
    retired_at: Generated<Date | null>
  }
  'operator.player_tag': {
    player_id: bigint
    tag_id: bigint
    put_by: string
    put_at: Date
  }
  'operator.note': {
    note_id: Generated<bigint>
    player_id: bigint
    author: string
    text: string
    at: Date
    key: Generated<string | null>
  }
}
