import type { HouseGame } from '@jogada/core/games/house-games'
import { useTranslations } from 'use-intl'

/** How the house's own games are called in lists beside other things. */
export function useHouseNames(): Readonly<Record<HouseGame, string>> {
  const t = useTranslations()
  return {
    dice: t('dice.title'),
    limbo: t('limbo.title'),
    mines: t('mines.title'),
    rowDouble: t('rowDouble.title'),
    double: t('gameRecords.double'),
    luckyColor: t('gameRecords.luckyColor'),
  }
}
