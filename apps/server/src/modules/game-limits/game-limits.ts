import type { draw, ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import { DRAW_LIMITS } from '@jogada/core/games/draws'
import { HOUSE_GAMES, isLadderGame } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import { limitsFit, SOLO_LIMITS } from '@jogada/core/games/limits'
import type { GameLimits } from '@jogada/core/games/limits'
import type { Deps } from '../../deps.ts'
import { gameStop } from './game-stops.ts'

type Document = ops.settings.Documents['games']

/** What each game ships with; its maths were checked for these. */
const shipped: Readonly<Record<HouseGame, GameLimits>> = {
  dice: SOLO_LIMITS,
  limbo: SOLO_LIMITS,
  mines: SOLO_LIMITS,
  rowDouble: SOLO_LIMITS,
  double: DRAW_LIMITS,
  luckyColor: DRAW_LIMITS,
}

/** The limits of a game that are in force now. */
export function gameLimits({ settings, clock }: Pick<Deps, 'settings' | 'clock'>, game: HouseGame) {
  const set = settings.at('games', clock.now())?.value.limits[`game:${game}`]
  return set ? read(set) : shipped[game]
}

/** The same as the wire shows them to players, and whether the game is stopped. */
export function shownTerms(
  deps: Pick<Deps, 'env' | 'settings' | 'clock' | 'switches'>,
  game: HouseGame,
): Pick<draw.DrawRules, 'minBet' | 'maxBet' | 'maxPayout' | 'stop'> {
  const { minStake, maxStake, maxPayout } = gameLimits(deps, game)
  return {
    minBet: formatMoney(minStake),
    maxBet: formatMoney(maxStake),
    maxPayout: formatMoney(maxPayout),
    stop: gameStop(deps, game),
  }
}

type Texts = Document['limits'][ops.switches.GameSwitch]

const read = (texts: Texts): GameLimits => ({
  minStake: parseMoney(texts.minStake)!,
  maxStake: parseMoney(texts.maxStake)!,
  maxPayout: parseMoney(texts.maxPayout)!,
})

/** What the games ship with, as a document. */
export const shippedGames = (): Document => ({
  limits: Object.fromEntries(
    HOUSE_GAMES.map((game) => [
      `game:${game}`,
      {
        minStake: formatMoney(shipped[game].minStake),
        maxStake: formatMoney(shipped[game].maxStake),
        maxPayout: formatMoney(shipped[game].maxPayout),
      },
    ]),
  ) as Document['limits'],
})

/** The first game whose new limits it cannot have, or null. */
export function gamesFault({ limits }: Document): ops.switches.GameSwitch | null {
  const game = HOUSE_GAMES.find((one) => !canHave(one, read(limits[`game:${one}`])))
  return game ? `game:${game}` : null
}

// a round of a ladder goes on after its start, which promised the largest payout
const canHave = (game: HouseGame, asked: GameLimits) =>
  limitsFit(asked, shipped[game]) &&
  (!isLadderGame(game) || asked.maxPayout === shipped[game].maxPayout)
