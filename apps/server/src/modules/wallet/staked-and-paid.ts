import { negate } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'

/** Commands that take an earlier one back: they lessen stakes and payouts instead of adding. */
const REVERSALS = /^(bet_reversal|provider_rollback)$/

/**
 * What a sum of play was staked and paid, gross: the stakes left the player's accounts and the
 * payouts entered them, and a command that takes play back lessens both by what it moves the other
 * way. Stakes less payouts are what the house gained.
 */
export const stakedAndPaid = ({
  kind,
  debits,
  credits,
}: Pick<HouseSum, 'kind' | 'debits' | 'credits'>) =>
  REVERSALS.test(kind)
    ? { stakes: negate(credits), payouts: negate(debits) }
    : { stakes: debits, payouts: credits }
