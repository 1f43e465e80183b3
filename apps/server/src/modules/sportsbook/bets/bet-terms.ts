import { formatMoney } from '@jogada/core'
import { AMEND_WITHIN_HOURS, RESUME_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { MAX_COMBINED_ODDS, MAX_PARLAY_LEGS, MAX_SYSTEM_LEGS } from '@jogada/core/sports/systems'
import { delayRange } from './delay.ts'
import { limitsOf } from './limits.ts'

/** What anybody may know of bets on sports: their limits and deadlines. */
export function betTerms({ hasReplays }: { readonly hasReplays: boolean }) {
  const usual = limitsOf({ replay: false })
  const replayed = limitsOf({ replay: true })
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
