import type { CaseStep } from '@jogada/core/aml/case'
import type { PartyKind, RiskLevel } from '@jogada/core/aml/rating'
import type { Generated } from 'kysely'

export type AmlTables = {
  'aml.case': {
    case_id: Generated<bigint>
    player_id: bigint
    opened_by: string
    opened_at: Date
    key: Generated<string | null>
  }
  'aml.step': {
    step_id: Generated<bigint>
    case_id: bigint
    step: CaseStep
    text: string
    receipt: string | null
    sent_at: Date | null
    by: string
    at: Date
    key: Generated<string | null>
  }
  'aml.party': {
    party_id: Generated<bigint>
    kind: PartyKind
    player_id: bigint | null
    name: string | null
    listed_at: Date
  }
  'aml.rating': {
    rating_id: Generated<bigint>
    party_id: bigint
    level: RiskLevel
    reasons: string
    /** Days as `yyyy-mm-dd`. */
    exposed_since: string | null
    review_on: string
    by: string
    at: Date
  }
}
