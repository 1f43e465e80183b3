import type { play } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { localDay } from '../../../platform/local-day.ts'
import { listedGames } from './catalogue.ts'

const HOT_DAYS = 7
const HOT_SHOWN = 8
const DAY_MS = 86_400_000
const COUNTED_FOR_MS = 60_000

type Players = ReadonlyMap<string, number>

/**
 * Gives the listed games by how many players played them in the last seven days, those of the house
 * and of other studios alike, and none that nobody played. Everybody asks, so that a count
 * serves for a minute and is made once at a time.
 */
export function createHotGames(deps: Deps): () => Promise<readonly play.GameCard[]> {
  let counted: { readonly players: Players; readonly untilMs: number } | undefined
  let counting: Promise<Players> | undefined
  const count = async () => {
    const players = await countPlayers(deps)
    counted = { players, untilMs: deps.clock.now().getTime() + COUNTED_FOR_MS }
    return players
  }
  const playersNow = async (): Promise<Players> => {
    if (counted && deps.clock.now().getTime() < counted.untilMs) return counted.players
    counting ??= count().finally(() => {
      counting = undefined
    })
    return counting
  }
  return async () => {
    const [all, players] = await Promise.all([listedGames(deps), playersNow()])
    return all
      .filter(({ code }) => players.has(code))
      .toSorted((a, b) => (players.get(b.code) ?? 0) - (players.get(a.code) ?? 0))
      .slice(0, HOT_SHOWN)
  }
}

async function countPlayers({ db, clock }: Deps): Promise<Players> {
  const since = new Date(clock.now().getTime() - HOT_DAYS * DAY_MS)
  const [opened, played] = await Promise.all([
    db
      .selectFrom('aggregator.session')
      .select(['game_code', (e) => e.fn.count('player_id').distinct().as('players')])
      .where('launched_at', '>', since)
      .groupBy('game_code')
      .execute(),
    db
      .selectFrom('aggregator.house_play')
      .select(['game_code', (e) => e.fn.count('player_id').distinct().as('players')])
      .where('day', '>', localDay(since))
      .groupBy('game_code')
      .execute(),
  ])
  return new Map([...opened, ...played].map((row) => [row.game_code, Number(row.players)]))
}
