import { useTranslations } from 'use-intl'
import type { GameCard } from './game-queries.ts'

const HOUSE = ['dice', 'mines', 'limbo', 'double', 'luckyColor', 'rowDouble'] as const

type HouseCode = (typeof HOUSE)[number]

const isHouse = (code: string): code is HouseCode => (HOUSE as readonly string[]).includes(code)

/**
 * How a game is called: the house's own in the player's language, the others as their studio says.
 */
export function useGameTitle() {
  const t = useTranslations('lobby.house')
  return (game: Pick<GameCard, 'code' | 'title'>) =>
    isHouse(game.code) ? t(game.code) : game.title
}
