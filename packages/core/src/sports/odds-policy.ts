import type { Odds } from '../odds.ts'

/** Which price changes the player takes without being asked: none, a better price, any price. */
export type OddsPolicy = 'none' | 'better' | 'any'

export const DEFAULT_ODDS_POLICY: OddsPolicy = 'better'

/** Whether a price of `now` may be given to a player who saw `seen`. */
export function isPriceAccepted(policy: OddsPolicy, seen: Odds, now: Odds): boolean {
  if (policy === 'any') return true
  return policy === 'better' ? now >= seen : now === seen
}
