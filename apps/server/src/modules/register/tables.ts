import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type RegisterTables = {
  'exclusion.local_register': {
    cpf_index: Buffer
    /** The keys of which one made the hash. */
    index_keys: string[] | null
    listed_at: Date
    until: Date | null
  }
  'exclusion.checked': { player_id: bigint; checked_at: Date }
  'exclusion.found': {
    player_id: bigint
    found_at: Date
    until: Date | null
    told_at: Date | null
    returned_at: Date | null
    returned: Money | null
    closed_at: Date | null
    bets_returned_at: Date | null
    bets_returned: number
    rounds_ended: Generated<number>
    barred_id: Generated<bigint | null>
    sending: Generated<string | null>
  }
}
