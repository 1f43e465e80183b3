import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { readContribution, reducedFamilies, uncounted } from '@jogada/core/promotion/contribution'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import type { Deps } from '../../deps.ts'
import { familyTurnover, readReleases, TURNOVER } from '../wallet/index.ts'
import type { Bonus } from './bonuses.ts'

/** Lifetime turnover in centavos of some families of play. */
export type FamilyTurnover = Readonly<Partial<Record<PlayFamily, bigint>>>

/** Everything of a player's play that moves the wagering of bonuses on. */
export type Play = {
  readonly turnover: bigint
  readonly families: FamilyTurnover
  /** What refunds let go of locks, by when the lock was made. */
  readonly releases: readonly { readonly amount: bigint; readonly lockedAt: Date }[]
}

/** A player's turnover of the families that terms count less than whole. */
export async function familyTurnovers(
  { ledger }: Pick<Deps, 'ledger'>,
  playerId: bigint,
  terms: readonly unknown[],
): Promise<FamilyTurnover> {
  const families = familiesOf(terms)
  if (families.length === 0) return {}
  const counters = await ledger.counters(playerId, families.map(familyTurnover))
  return Object.fromEntries(
    families.map((family) => [family, counters[familyTurnover(family)]!.total]),
  )
}

const familiesOf = (terms: readonly unknown[]): PlayFamily[] => [
  ...new Set(terms.flatMap((one) => reducedFamilies(readContribution(one)))),
]

/** Reads what counts for these bonuses, its counters at one instant. */
export async function readPlay(
  deps: Deps,
  playerId: bigint,
  bonuses: readonly Bonus[],
): Promise<Play> {
  const families = familiesOf(bonuses.map(({ contribution }) => contribution))
  const names = families.map(familyTurnover)
  const [counters, releases] = await Promise.all([
    deps.ledger.counters(playerId, [TURNOVER, ...names]),
    readReleases(deps, playerId),
  ])
  return {
    turnover: counters[TURNOVER]!.total,
    families: Object.fromEntries(
      families.map((family) => [family, counters[familyTurnover(family)]!.total]),
    ),
    releases,
  }
}

/**
 * How far a bonus stands on the line of its wagering: the turnover without what its terms do not
 * count, and with what refunds let go of the locks that stand before it.
 */
export function playedFor(bonus: Bonus, { turnover, families, releases }: Play): Money {
  const from = Object.fromEntries(
    Object.entries(bonus.counted_from).map(([family, count]) => [family, BigInt(count)]),
  )
  const released = releases
    .filter(({ lockedAt }) => lockedAt <= bonus.granted_at)
    .reduce((sum, { amount }) => sum + amount, 0n)
  const lost = uncounted(readContribution(bonus.contribution), from, families)
  return centavos(turnover - lost + released)
}

/** A turnover by family as it is stored beside a bonus. */
export const stored = (turnover: FamilyTurnover): Record<string, string> =>
  Object.fromEntries(Object.entries(turnover).map(([family, count]) => [family, String(count)]))
