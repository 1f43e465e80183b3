import { add, subtract, zero } from '../money.ts'
import type { Money } from '../money.ts'

/**
 * What the law tells apart: bets on real events, and online games, the house's and studios' alike.
 */
export const playCategories = ['sports', 'games'] as const

export type PlayCategory = (typeof playCategories)[number]

/** What was staked and what came of it; a correction of an earlier year can make both negative. */
export type Played = { readonly stakes: Money; readonly prizes: Money }

/** `result` is prizes less stakes: negative for whoever lost. */
export type YearResult = Played & { readonly result: Money }

/**
 * The category of what commands of a kind did on an account of the house; null for what is no play.
 * A prize that a studio pays without a stake (a jackpot) comes from the house's promotions and is
 * one of its games.
 */
export function playCategory(account: string, kind: string): PlayCategory | null {
  if (account === 'house:sportsbook') return 'sports'
  if (account === 'house:games') return 'games'
  return account === 'house:promotion' && kind === 'provider_promotion' ? 'games' : null
}

/** Each category's sums of a year, and all together; what lines bring in any order. */
export function yearResults(
  lines: readonly (Played & { readonly category: PlayCategory })[],
): Readonly<Record<PlayCategory | 'total', YearResult>> {
  const of = (chosen: readonly Played[]): YearResult => {
    const stakes = add(zero, ...chosen.map((line) => line.stakes))
    const prizes = add(zero, ...chosen.map((line) => line.prizes))
    return { stakes, prizes, result: subtract(prizes, stakes) }
  }
  const ofCategory = (category: PlayCategory) =>
    of(lines.filter((line) => line.category === category))
  return { sports: ofCategory('sports'), games: ofCategory('games'), total: of(lines) }
}

/** What of a player's accounts is the player's: all but gifts that are still to be played. */
export const ownMoney = (accounts: {
  readonly cash: Money
  readonly held: Money
  readonly withdrawing: Money
}): Money => add(accounts.cash, accounts.held, accounts.withdrawing)
