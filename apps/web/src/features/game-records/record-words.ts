import type { RecordStatus } from '@jogada/contract/casino'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { catalogueQuery } from '../../games/game-queries.ts'
import { useHouseNames } from '../../games/house-names.ts'

export type StatusTone = 'open' | 'won' | 'back' | 'lost'

/** The text key and the tone of every status code of the specification. */
export const STATUSES = {
  0: { key: 'status0', tone: 'open' },
  4: { key: 'status4', tone: 'lost' },
  '-11': { key: 'statusMinus11', tone: 'lost' },
  '-1': { key: 'statusMinus1', tone: 'back' },
  '-10': { key: 'statusMinus10', tone: 'open' },
  9999: { key: 'status9999', tone: 'open' },
  8888: { key: 'status8888', tone: 'open' },
  10: { key: 'status10', tone: 'won' },
  11: { key: 'status11', tone: 'back' },
  20: { key: 'status20', tone: 'lost' },
  21: { key: 'status21', tone: 'won' },
  90: { key: 'status90', tone: 'back' },
  1000: { key: 'status1000', tone: 'open' },
} as const satisfies Record<RecordStatus, { readonly key: string; readonly tone: StatusTone }>

export const TONES: Record<StatusTone, string> = {
  open: 'text-pending',
  won: 'text-win',
  back: 'text-info',
  lost: 'text-soft',
}

/** What records can always be narrowed to; games of studios come beside them as they are played. */
export const RECORDED_GAMES = [...HOUSE_GAMES, 'sport'] as const

/**
 * How games and sports are called; a studio's game that the lobby does not show first by its code.
 */
export function useGameName(): (game: string) => string {
  const t = useTranslations('shell')
  const house = useHouseNames()
  const { data: shelf } = useQuery(catalogueQuery('', undefined))
  const names: Readonly<Record<string, string>> = { ...house, sport: t('sports') }
  return (game) => names[game] ?? shelf?.games.find(({ code }) => code === game)?.title ?? game
}

/**
 * A result as the server names it, such as `1.74×` or `59.41`, with the comma that money, odds and
 * multipliers have in every language.
 */
export const resultText = (result: string): string => result.replaceAll(/(\d)\.(?=\d)/g, '$1,')
