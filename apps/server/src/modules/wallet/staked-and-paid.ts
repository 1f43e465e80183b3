import { negate } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'

/** What collects what the reversal of a bet could not take, for its cash was gone. */
export const SPORT_DEBT_COLLECTED = 'sport_debt_collected'

const REVERSALS: ReadonlySet<string> = new Set([
  'bet_reversal',
  SPORT_DEBT_COLLECTED,
  'provider_rollback',
])

/** Whether a command takes an earlier one back: it lessens stakes and payouts instead of adding. */
export const isReversal = (kind: string): boolean => REVERSALS.has(kind)

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
  isReversal(kind)
    ? { stakes: negate(credits), payouts: negate(debits) }
    : { stakes: debits, payouts: credits }
