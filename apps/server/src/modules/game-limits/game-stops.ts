import type { game } from '@jogada/contract'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import type { Deps } from '../../deps.ts'
import { isAutomaticAllowed } from './automatic-play.ts'

/**
 * Whether operators have stopped a game, by its own switch or by the one of all games, and whether
 * it is played by hand alone.
 */
export function gameStop(deps: Pick<Deps, 'env' | 'switches'>, name: HouseGame): game.GameStop {
  const { switches } = deps
  const both = ['games', `game:${name}`] as const
  const all = [...both, 'automatic', `automatic:${name}`] as const
  return {
    isStopped: both.some((one) => switches.isStopped(one)),
    isManual: !isAutomaticAllowed(deps, name),
    version: all.reduce(
      (sum, one) => sum + 2 * switches.releases(one) + Number(switches.isStopped(one)),
      0,
    ),
  }
}

/**
 * Tells whoever looks at a game at this process which games are stopped or played by hand alone,
 * whenever that has changed. Every process follows the switches and tells its own visitors.
 */
export function announceStops(deps: Pick<Deps, 'env' | 'switches' | 'realtime'>) {
  let told = ''
  const tell = () => {
    const stops = Object.fromEntries(
      HOUSE_GAMES.map((name) => [name, gameStop(deps, name)]),
    ) as game.GameStops
    const text = JSON.stringify(stops)
    if (text === told) return
    told = text
    deps.realtime.toStopWatchers(stops)
  }
  tell()
  deps.switches.onRead(tell)
}
