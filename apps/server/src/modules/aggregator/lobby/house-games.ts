import type { play } from '@jogada/contract'
import { isDrawGame, isHouseGame } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import type { Env } from '../../../platform/env.ts'
import { houseReturns } from '../../casino/index.ts'
import { lowestDrawReturn } from '../../draws/index.ts'

const MILLION = 1_000_000

/** In the order in which the lobby shows them. */
const TITLES: Readonly<Record<HouseGame, string>> = {
  dice: 'Dados',
  mines: 'Minas',
  limbo: 'Limbo',
  double: 'Double',
  luckyColor: 'Cor da Sorte',
  rowDouble: 'Andares',
}

/**
 * The house's own games, by the code under which the app knows them, each with the lowest return
 * over everything that can be bet on it.
 */
export function houseGames(env: Env): readonly play.GameCard[] {
  return Object.keys(TITLES)
    .filter(isHouseGame)
    .map((code) => ({
      code,
      title: TITLES[code],
      studio: 'Jogada',
      category: 'original',
      rtp: lowestReturn(env, code),
      page: `/${code}`,
    }))
}

// rounded down as in the rules: what is published is never more than what is given
const lowestReturn = (env: Env, game: HouseGame) =>
  isDrawGame(game)
    ? lowestDrawReturn(env, game)
    : Math.floor(houseReturns()[game].min * MILLION + 1e-6)
