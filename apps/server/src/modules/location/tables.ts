import type { PlaceAnswer } from '@jogada/core/licence/place'
import type { Generated } from 'kysely'

export type LocationTables = {
  'location.checked': {
    check_id: Generated<bigint>
    player_id: bigint
    session_id: bigint
    checked_at: Date
    good_until: Date
    address: string
    country: string | null
    position: 'inside' | 'outside' | 'unclear' | null
    position_until: Date | null
    answer: PlaceAnswer
    licence_profile: string
  }
  'location.stamp': { player_id: bigint; command_id: bigint; check_id: bigint }
}
