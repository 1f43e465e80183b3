import type { TicketEntry } from '@jogada/contract/support'
import type { Generated } from 'kysely'

export type SupportTables = {
  'support.ticket': {
    ticket_id: Generated<bigint>
    player_id: bigint
    topic: TicketEntry['topic']
    about: string
    ref: Generated<string | null>
    state: Generated<TicketEntry['state']>
    opened_at: Date
    changed_at: Date
    answer_by: Date | null
    rating: Generated<number | null>
    rated_at: Generated<Date | null>
  }
  'support.message': {
    message_id: Generated<bigint>
    ticket_id: bigint
    player_id: bigint
    operator: string | null
    text: string
    said_at: Date
    key: string | null
  }
}
