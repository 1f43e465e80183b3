import { isHouseGame } from '@jogada/core/games/house-games'
import { useTranslations } from 'use-intl'
import type { GameCard } from './game-queries.ts'

/**
 * How a game is called: the house's own in the player's language, the others as their studio says.
 */
export function useGameTitle() {
  const t = useTranslations('lobby.house')
  return (game: Pick<GameCard, 'code' | 'title'>) =>
    isHouseGame(game.code) ? t(game.code) : game.title
}
