import { formatMoney } from '@jogada/core'
import type { GameLimits } from '@jogada/core/games/limits'
import type { RefusalCode } from '@jogada/contract'
import { Refusal } from '../../platform/refusal.ts'

const bounds: Readonly<Partial<Record<RefusalCode, keyof GameLimits>>> = {
  stake_below_minimum: 'minStake',
  stake_above_maximum: 'maxStake',
  payout_above_maximum: 'maxPayout',
}

/** A game's "no" with the limit that its text shows, where it has one. */
export function stakeRefusal(code: RefusalCode, limits: GameLimits): Refusal {
  const bound = bounds[code]
  return new Refusal(code, bound === undefined ? {} : { limit: formatMoney(limits[bound]) })
}
