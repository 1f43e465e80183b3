import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { readContribution, reducedFamilies } from '@jogada/core/promotion/contribution'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import { countedFor, withSports } from '@jogada/core/promotion/wagering'
import type { FamilyTurnover, Play } from '@jogada/core/promotion/wagering'
import type { Counters } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import {
  countersAndTakenBack,
  familyTurnover,
  PLAY_TAKEN_BACK,
  readReleasedLocks,
  TURNOVER,
} from '../wallet/index.ts'
import type { Bonus } from './bonuses.ts'

export type { FamilyTurnover, Play }

/** A player's turnover of the families that terms count less than whole. */
export async function familyTurnovers(
  { ledger }: Pick<Deps, 'ledger'>,
  playerId: bigint,
  terms: readonly unknown[],
): Promise<FamilyTurnover> {
  const families = familiesOf(terms)
  if (families.length === 0) return {}
  const names = [...families.map(familyTurnover), PLAY_TAKEN_BACK]
  const counters = await ledger.counters(playerId, names)
  const turnover = familiesIn(counters, families)
  // what was taken back before it is given is not counted against a bonus when it is settled anew
  return families.includes('sports')
    ? withSports(turnover, counters[PLAY_TAKEN_BACK]!.total)
    : turnover
}

const familiesIn = (counters: Counters, families: readonly PlayFamily[]): FamilyTurnover =>
  Object.fromEntries(families.map((family) => [family, counters[familyTurnover(family)]!.total]))

const familiesOf = (terms: readonly unknown[]): PlayFamily[] => [
  ...new Set(terms.flatMap((one) => reducedFamilies(readContribution(one)))),
]

/** Reads what counts for these bonuses, its counters at one instant. */
export async function readPlay(
  deps: Pick<Deps, 'db' | 'ledger'>,
  playerId: bigint,
  bonuses: readonly Bonus[],
): Promise<Play> {
  const families = familiesOf(bonuses.map(({ contribution }) => contribution))
  const names = families.map(familyTurnover)
  const [{ counters, takenBack }, locks] = await Promise.all([
    countersAndTakenBack(deps, playerId, [TURNOVER, ...names]),
    readReleasedLocks(deps, playerId),
  ])
  return {
    turnover: counters[TURNOVER]!.total,
    families: familiesIn(counters, families),
    locks,
    takenBack,
  }
}

/** How far a bonus stands on the line of its wagering; see `countedFor`. */
export const playedFor = (bonus: Bonus, play: Play): Money =>
  countedFor(
    {
      contribution: readContribution(bonus.contribution),
      countedFrom: Object.fromEntries(
        Object.entries(bonus.counted_from).map(([family, count]) => [family, BigInt(count)]),
      ),
      grantedAt: bonus.granted_at,
      behind: behindOf(bonus),
    },
    play,
  )

const behindOf = ({ locks_to: to, played_before: playedBefore }: Bonus) =>
  to === null || playedBefore === null
    ? null
    : { to: centavos(to), playedBefore: centavos(playedBefore) }

/** A turnover by family as it is stored beside a bonus. */
export const stored = (turnover: FamilyTurnover): Record<string, string> =>
  Object.fromEntries(Object.entries(turnover).map(([family, count]) => [family, String(count)]))
