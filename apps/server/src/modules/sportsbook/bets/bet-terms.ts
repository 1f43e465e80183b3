import { formatMoney } from '@jogada/core'
import { AMEND_WITHIN_HOURS, RESUME_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { MAX_COMBINED_ODDS, MAX_PARLAY_LEGS, MAX_SYSTEM_LEGS } from '@jogada/core/sports/systems'
import type { Deps } from '../../../deps.ts'
import { delayRange } from './delay.ts'
import { limitBook } from './limits.ts'

/** What anybody may know of bets on sports: their limits and deadlines. */
export function betTerms(
  deps: Pick<Deps, 'settings' | 'clock'>,
  { hasReplays }: { readonly hasReplays: boolean },
) {
  const { priced: usual, replayed } = limitBook(deps, deps.clock.now())
  const [shortest, longest] = delayRange()
  return {
    minStake: formatMoney(usual.minStake),
    maxStake: formatMoney(usual.maxStake),
    maxPayout: formatMoney(usual.maxPayout),
    replays: hasReplays
      ? { maxStake: formatMoney(replayed.maxStake), maxPayout: formatMoney(replayed.maxPayout) }
      : null,
    legs: MAX_PARLAY_LEGS,
    systemLegs: MAX_SYSTEM_LEGS,
    combinedOdds: MAX_COMBINED_ODDS,
    shortestDelay: shortest / 1000,
    longestDelay: longest / 1000,
    resumeHours: RESUME_WITHIN_HOURS,
    amendHours: AMEND_WITHIN_HOURS,
  }
}
