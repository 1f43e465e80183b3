import type { SelfTestLevel } from '@jogada/core/care/self-test'
import type { Intervention } from '@jogada/core/care/signals'
import type { Generated } from 'kysely'

export type CareTables = {
  'care.play_day': {
    player_id: bigint
    day: string
    played_seconds: bigint
    is_night: boolean
    changed_at: Date
    looked_at: Date | null
  }
  'care.self_test': {
    player_id: bigint
    taken_at: Date
    score: number
    level: SelfTestLevel
  }
  'care.intervention': {
    intervention_id: Generated<bigint>
    player_id: bigint
    kind: Intervention
    signals: string[]
    score: number
    note: string
    by: string | null
    day: string
    at: Date
    key: Generated<string | null>
  }
}
