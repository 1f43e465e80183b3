import type { InboxMessage } from '@jogada/contract/notice'
import type { Generated } from 'kysely'

export type NoticeTables = {
  'notice.push_subscription': {
    subscription_id: string
    player_id: bigint
    endpoint: string
    p256dh: string
    auth: string
    language: string
    made_at: Date
    session_id: Generated<bigint | null>
  }
  'notice.push_due': {
    message_id: bigint
    subscription_id: string
    tries: Generated<number>
    due_at: Date
    can_wait: Generated<boolean>
  }
  'notice.choice': {
    player_id: bigint
    push_off: readonly string[]
    mail_on: readonly string[]
    language: string
    quiet_from: number | null
    quiet_to: number | null
    time_zone: string
  }
  'notice.mail_due': {
    message_id: bigint
    tries: Generated<number>
    due_at: Date
    can_wait: Generated<boolean>
  }
  'notice.banner': {
    notice_id: Generated<bigint>
    level: 'info' | 'warn' | 'critical'
    texts: Readonly<Record<string, string>>
    until: Date | null
    starts_at: Date
    ends_at: Date | null
    is_on: Generated<boolean>
    advertises: Generated<boolean>
    from_level: Generated<number | null>
    tag_ids: Generated<readonly string[]>
    announced_at: Date | null
    key: Generated<string | null>
  }
  'notice.message': {
    message_id: Generated<bigint>
    player_id: bigint
    cause: string
    category: InboxMessage['category']
    kind: string
    values: Readonly<Record<string, string>>
    made_at: Date
    read_at: Date | null
  }
}
