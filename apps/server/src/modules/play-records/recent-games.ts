import type { CallReply, play } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { newestFirst } from '../../platform/time-page.ts'
import { listedGames, providerRecords } from '../aggregator/index.ts'
import { casinoRecords } from '../casino/index.ts'
import { drawRecords } from '../draws/index.ts'

const MOST = 20
/** So far back each kind of game is looked through; long automatic play of one hides others. */
const LOOKED_AT = 200

const sources = [casinoRecords, drawRecords, providerRecords] as const

/** The games that a player played last and that are still offered, newest first, with the stake. */
export async function listRecentGames(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof play.recentGames>> {
  const [offered, ...played] = await Promise.all([
    listedGames(deps),
    ...sources.map((list) => list(deps, playerId, { limit: LOOKED_AT })),
  ])
  const cards = new Map(offered.map((card) => [card.code, card]))
  const last = new Map<string, string>()
  for (const { record } of played.flat().toSorted(newestFirst)) {
    if (!last.has(record.game)) last.set(record.game, record.stake)
  }
  return [...last].slice(0, MOST).flatMap(([code, stake]) => {
    const card = cards.get(code)
    return card ? [{ ...card, stake }] : []
  })
}
