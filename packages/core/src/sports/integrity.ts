import { centavos } from '../money.ts'
import type { Money } from '../money.ts'

/** What open bets say of one outcome of an event, and of the market that it stands in. */
export type OutcomeBets = {
  readonly players: number
  readonly stake: Money
  /** What stands on the whole market, this outcome included. */
  readonly marketStake: Money
  /** The price at which the stakes were taken on average, in thousandths. */
  readonly oddsX1000: number
  /** Players whose very first bet this is, and their stakes. */
  readonly firstPlayers: number
  readonly firstStake: Money
  /** The most players who bet on it from one device, and their stakes. */
  readonly sharingPlayers: number
  readonly sharingStake: Money
}

/**
 * Why a person should look whether an event is fixed or bets on it are one person's: nearly
 * all money on what is unlikely, accounts that seem made for this bet, or several accounts
 * on one device.
 */
export type IntegritySign = 'bets_one_sided' | 'bets_of_new' | 'bets_shared'

/** The product's own; no rule names any. */
export const INTEGRITY = {
  leastStake: centavos(100_000n),
  leastPlayers: 5,
  oneSidedPercent: 90n,
  unlikelyOddsX1000: 3_000,
  newPercent: 50n,
  sharingPlayers: 3,
  sharingStake: centavos(50_000n),
} as const

/** The signs that open bets on an outcome give, each to be looked at by a person. */
export function integritySigns(bets: OutcomeBets, rules = INTEGRITY): readonly IntegritySign[] {
  const signs: IntegritySign[] = []
  const isMany = bets.players >= rules.leastPlayers && bets.stake >= rules.leastStake
  const isUnlikely = bets.oddsX1000 >= rules.unlikelyOddsX1000
  const isOneSided = bets.stake * 100n >= bets.marketStake * rules.oneSidedPercent
  if (isMany && isUnlikely && isOneSided) signs.push('bets_one_sided')
  const isOfNew = bets.firstStake * 100n >= bets.stake * rules.newPercent
  if (isMany && bets.firstPlayers >= rules.leastPlayers && isOfNew) signs.push('bets_of_new')
  if (bets.sharingPlayers >= rules.sharingPlayers && bets.sharingStake >= rules.sharingStake) {
    signs.push('bets_shared')
  }
  return signs
}
