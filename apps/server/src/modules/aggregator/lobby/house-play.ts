import type { MoneyCommand } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { localDay } from '../../../platform/local-day.ts'

const GATHER_MS = 2000
const REMEMBERED = 100_000
const KEPT_DAYS = 8
const DAY_MS = 86_400_000

type Play = { readonly day: string; readonly game_code: string; readonly player_id: bigint }

export type HousePlay = {
  /** Writes down at once what waits. */
  flush(): Promise<void>
  stop(): void
}

/**
 * Notes who played which of the house's games on which day, once each, a moment after the round. It
 * is for what is popular alone: what a crash loses is counted with the player's next round.
 */
export function noteHousePlay(deps: Deps): HousePlay {
  const noted = new Set<string>()
  let waiting: Play[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    timer = undefined
    const plays = waiting
    waiting = []
    if (plays.length === 0) return
    await deps.db
      .insertInto('aggregator.house_play')
      .values(plays)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const oldest = localDay(new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS))
    await deps.db.deleteFrom('aggregator.house_play').where('day', '<', oldest).execute()
  }

  const unlisten = deps.ledger.onPosted(({ playerId, posted, command }) => {
    const game = gameOf(command)
    if (game === null) return
    const day = localDay(posted.at)
    const play = `${day} ${game} ${playerId}`
    if (noted.has(play)) return
    if (noted.size >= REMEMBERED) noted.clear()
    noted.add(play)
    waiting.push({ day, game_code: game, player_id: playerId })
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => deps.log.error({ err: error }, 'play was not noted'))
    }, GATHER_MS).unref()
  })
  return {
    flush,
    stop() {
      unlisten()
      clearTimeout(timer)
    },
  }
}

/** The house's game that a command ended a round of, or null. */
function gameOf({ events = [] }: MoneyCommand): string | null {
  const game = events.find(({ topic }) => topic === 'round_settled')?.payload['game']
  return typeof game === 'string' ? game : null
}
