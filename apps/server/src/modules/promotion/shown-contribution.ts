import type { PlayContribution } from '@jogada/contract/promotion'
import { percentOf, playFamilies, readContribution } from '@jogada/core/promotion/contribution'

/** How much of a stake on each family counts, for players to read. */
export function shownContribution(stored: unknown): PlayContribution {
  const contribution = readContribution(stored)
  return playFamilies.map((family) => ({ family, percent: percentOf(contribution, family) }))
}
