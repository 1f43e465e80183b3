import type { PlayFamily } from '@jogada/core/promotion/contribution'
import type { Deps } from '../../deps.ts'
import type { PlaySpans } from '../../platform/play-spans.ts'
import { studiosPlayed } from '../aggregator/index.ts'
import { casinoPlayed } from '../casino/index.ts'
import { drawsPlayed } from '../draws/index.ts'
import { sportPlayed } from '../sportsbook/index.ts'

/** Turnover in centavos by family. */
export type FamilySums = Partial<Record<PlayFamily, bigint>>

const sources = [casinoPlayed, drawsPlayed, studiosPlayed, sportPlayed] as const

/**
 * What players staked on each family between their edges, as far as it counted as turnover and was
 * not taken back since: of each player one entry for each pair of neighbouring edges. Reads all
 * that they played from the first to the last edge.
 */
export async function playedBetween(
  deps: Pick<Deps, 'db'>,
  spans: readonly PlaySpans[],
): Promise<ReadonlyMap<bigint, readonly FamilySums[]>> {
  const found = new Map(
    spans.map(({ playerId, edges }) => [
      playerId,
      Array.from({ length: Math.max(edges.length - 1, 0) }, (): FamilySums => ({})),
    ]),
  )
  for (const source of sources) {
    for (const { playerId, span, family, amount } of await source(deps, spans)) {
      const sums = found.get(playerId)![span]!
      sums[family] = (sums[family] ?? 0n) + amount
    }
  }
  return found
}
