import { formatMoney } from '@jogada/core'
import { SOLO_LIMITS } from '@jogada/core/games/limits'
import type { RefusalCode } from '@jogada/contract'
import { Refusal } from '../../platform/refusal.ts'

const bounds = {
  stake_below_minimum: SOLO_LIMITS.minStake,
  stake_above_maximum: SOLO_LIMITS.maxStake,
  payout_above_maximum: SOLO_LIMITS.maxPayout,
} as const

/** A game's "no" with the limit that its text shows, where it has one. */
export function stakeRefusal(code: RefusalCode): Refusal {
  const bound = code in bounds ? bounds[code as keyof typeof bounds] : undefined
  return new Refusal(code, bound === undefined ? {} : { limit: formatMoney(bound) })
}
