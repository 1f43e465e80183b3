import { ops } from '@jogada/contract'
import type { game } from '@jogada/contract'
import type { Deps } from '../../deps.ts'

type Game = ops.switches.GameSwitch

/** Whether operators have stopped a game, by its own switch or by the one of all games. */
export function gameStop({ switches }: Pick<Deps, 'switches'>, name: Game): game.GameStop {
  const both = ['games', name] as const
  return {
    isStopped: both.some((one) => switches.isStopped(one)),
    version: both.reduce(
      (sum, one) => sum + 2 * switches.releases(one) + Number(switches.isStopped(one)),
      0,
    ),
  }
}

/**
 * Tells whoever looks at a game at this process which games are stopped, whenever that has changed.
 * Every process follows the switches and tells its own visitors.
 */
export function announceStops(deps: Pick<Deps, 'switches' | 'realtime'>) {
  let told = ''
  const tell = () => {
    const stops = Object.fromEntries(
      ops.switches.gameSwitches.map((name) => [name.slice('game:'.length), gameStop(deps, name)]),
    ) as game.GameStops
    const text = JSON.stringify(stops)
    if (text === told) return
    told = text
    deps.realtime.toStopWatchers(stops)
  }
  tell()
  deps.switches.onRead(tell)
}
