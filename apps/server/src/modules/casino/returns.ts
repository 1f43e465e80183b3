import { diceReturnToPlayer } from '@jogada/core/games/dice'
import { SOLO_GAMES } from '@jogada/core/games/house-games'
import type { SoloGame } from '@jogada/core/games/house-games'
import { ladderReturnToPlayer } from '@jogada/core/games/ladder'
import { limboReturnToPlayer } from '@jogada/core/games/limbo'
import type { ReturnToPlayer } from '@jogada/core/games/limits'
import { licenceProfile } from '@jogada/core/licence/profile'
import { leastReturn } from '@jogada/core/licence/returns'
import { mines } from '@jogada/core/games/mines'
import { rowDouble } from '@jogada/core/games/row-double'
import { BadSetting } from '../../platform/env.ts'
import type { Env } from '../../platform/env.ts'

export type Returns = Readonly<Record<SoloGame, ReturnToPlayer>>

/**
 * What each game gives back as it is configured, by enumeration of everything that can be played.
 */
export const computeReturns = (): Returns => ({
  dice: diceReturnToPlayer(),
  limbo: limboReturnToPlayer(),
  mines: ladderReturnToPlayer(mines),
  rowDouble: ladderReturnToPlayer(rowDouble),
})

let known: Returns | undefined

/** The returns of the games as this process runs them, enumerated once. */
export const houseReturns = (): Returns => (known ??= computeReturns())

/** Throws when a game gives back less than the profile's floor, or more than was staked. */
export function assertReturns(returns: Returns, profile: Env['LICENCE_PROFILE']): Returns {
  const { games } = licenceProfile(profile)
  for (const game of SOLO_GAMES) {
    const { min, max } = returns[game]
    const floor = leastReturn(games, game)
    if (min < floor) {
      throw new BadSetting(
        `${game} gives back ${percent(min)}, less than the ${percent(floor)} of the profile ${profile}`,
      )
    }
    if (max > 1) throw new BadSetting(`${game} gives back ${percent(max)}, more than was staked`)
  }
  return returns
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
