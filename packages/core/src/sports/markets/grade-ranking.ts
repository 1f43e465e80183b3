import type { Ranked } from '../event-result.ts'
import { LOST, VOID, WON } from '../leg.ts'
import type { LegResult } from '../leg.ts'
import { tallyName } from './grading.ts'
import type { Grade, Grading } from './grading.ts'
import type { MarketDefinition, RankingSettle } from './market-definition.ts'

/** Places, duels and classification, by the order of merit that the market names. */
export function gradeRanking(
  market: MarketDefinition,
  settle: RankingSettle,
  { selection, result }: Grading,
): Grade {
  const ranking = result.rankings?.[tallyName(market.counts[0]!, selection)]
  if (!ranking) return null
  if (result.state === 'live') return 'undecided'
  const find = (entrant: string | undefined) => ranking.find((each) => each.entrant === entrant)
  const { outcome, specifiers } = selection
  if (settle === 'h2h') {
    const duel = settleDuel(find(specifiers['driverA']), find(specifiers['driverB']))
    return duel === null ? VOID : duel === outcome ? WON : LOST
  }
  const entrant = find(settle === 'classified' ? specifiers['driver'] : outcome)
  // Who is not in the order of merit at all did not take part.
  if (!entrant?.started) return VOID
  if (settle === 'classified') {
    return (entrant.place !== null) === (outcome === 'yes') ? WON : LOST
  }
  return settlePlace(entrant, ranking, market.places ?? 1)
}

/**
 * One of the first `places`. Competitors tied across the last of them share it: the places left
 * over the number tied.
 */
export function settlePlace(
  { place }: Ranked,
  ranking: readonly Ranked[],
  places: number,
): LegResult {
  if (place === null || place > places) return LOST
  const tied = ranking.filter((each) => each.place === place).length
  const left = places - place + 1
  if (tied <= left) return WON
  return { result: 'win', deadHeat: { numerator: BigInt(left), denominator: BigInt(tied) } }
}

/**
 * The better of two that both started: by place; when neither is classified by laps, then by the
 * official order. Null when one did not start or nothing tells them apart.
 */
function settleDuel(a: Ranked | undefined, b: Ranked | undefined): 'home' | 'away' | null {
  if (!a?.started || !b?.started) return null
  if (a.place !== null || b.place !== null) {
    return sooner(a.place ?? Infinity, b.place ?? Infinity)
  }
  const [lapsA, lapsB] = [a.laps ?? 0, b.laps ?? 0]
  const order = sooner(a.order ?? 0, b.order ?? 0)
  return sooner(-lapsA, -lapsB) ?? order
}

const sooner = (a: number, b: number) => (a === b ? null : a < b ? 'home' : 'away')
