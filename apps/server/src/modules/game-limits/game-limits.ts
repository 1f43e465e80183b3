import type { draw, ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import { DRAW_LIMITS } from '@jogada/core/games/draws'
import { limitsFit, SOLO_LIMITS } from '@jogada/core/games/limits'
import type { GameLimits } from '@jogada/core/games/limits'
import type { Deps } from '../../deps.ts'
import { gameStop } from './game-stops.ts'

type Game = ops.switches.GameSwitch
type Document = ops.settings.Documents['games']

/** What each game ships with; its maths were checked for these. */
const shipped: Readonly<Record<Game, GameLimits>> = {
  'game:dice': SOLO_LIMITS,
  'game:limbo': SOLO_LIMITS,
  'game:mines': SOLO_LIMITS,
  'game:rowDouble': SOLO_LIMITS,
  'game:double': DRAW_LIMITS,
  'game:luckyColor': DRAW_LIMITS,
}

/** A round of these goes on after its start, which promised the largest payout. */
const PLAYED_IN_STEPS: readonly Game[] = ['game:mines', 'game:rowDouble']

const isGame = (name: string): name is Game => name in shipped
const games = Object.keys(shipped).filter(isGame)

/** The limits of a game that are in force now. */
export function gameLimits({ settings, clock }: Pick<Deps, 'settings' | 'clock'>, game: Game) {
  const set = settings.at('games', clock.now())?.value.limits[game]
  return set ? read(set) : shipped[game]
}

/** The same as the wire shows them to players, and whether the game is stopped. */
export function shownTerms(
  deps: Pick<Deps, 'env' | 'settings' | 'clock' | 'switches'>,
  game: Game,
): Pick<draw.DrawRules, 'minBet' | 'maxBet' | 'maxPayout' | 'stop'> {
  const { minStake, maxStake, maxPayout } = gameLimits(deps, game)
  return {
    minBet: formatMoney(minStake),
    maxBet: formatMoney(maxStake),
    maxPayout: formatMoney(maxPayout),
    stop: gameStop(deps, game),
  }
}

type Texts = Document['limits'][Game]

const read = (texts: Texts): GameLimits => ({
  minStake: parseMoney(texts.minStake)!,
  maxStake: parseMoney(texts.maxStake)!,
  maxPayout: parseMoney(texts.maxPayout)!,
})

/** What the games ship with, as a document. */
export const shippedGames = (): Document => ({
  limits: Object.fromEntries(
    games.map((game) => [
      game,
      {
        minStake: formatMoney(shipped[game].minStake),
        maxStake: formatMoney(shipped[game].maxStake),
        maxPayout: formatMoney(shipped[game].maxPayout),
      },
    ]),
  ) as Document['limits'],
})

/** The first game whose new limits it cannot have, or null. */
export const gamesFault = ({ limits }: Document): Game | null =>
  games.find((game) => {
    const asked = read(limits[game])
    const isPromised = PLAYED_IN_STEPS.includes(game)
    return (
      !limitsFit(asked, shipped[game]) ||
      (isPromised && asked.maxPayout !== shipped[game].maxPayout)
    )
  }) ?? null
