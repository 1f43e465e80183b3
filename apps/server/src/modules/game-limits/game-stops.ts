import { ops } from '@jogada/contract'
import type { game } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { isAutomaticAllowed } from './automatic-play.ts'

type Game = ops.switches.GameSwitch

const houseGame = (name: Game) => name.slice('game:'.length) as game.HouseGame

/**
 * Whether operators have stopped a game, by its own switch or by the one of all games, and whether
 * it is played by hand alone.
 */
export function gameStop(deps: Pick<Deps, 'env' | 'switches'>, name: Game): game.GameStop {
  const { switches } = deps
  const both = ['games', name] as const
  const all = [...both, 'automatic', `automatic:${houseGame(name)}`] as const
  return {
    isStopped: both.some((one) => switches.isStopped(one)),
    isManual: !isAutomaticAllowed(deps, houseGame(name)),
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
      ops.switches.gameSwitches.map((name) => [houseGame(name), gameStop(deps, name)]),
    ) as game.GameStops
    const text = JSON.stringify(stops)
    if (text === told) return
    told = text
    deps.realtime.toStopWatchers(stops)
  }
  tell()
  deps.switches.onRead(tell)
}
