import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { toneOf } from '../game-table/round-life.ts'
import { ownResultOf } from './own-result.ts'
import type { DrawTable } from './use-draw-table.ts'

type Drawn = {
  readonly roundId: string
  /** What came out, in words. */
  readonly came: string
}

/**
 * What came out and what the player's bets on it brought, in one sentence: null until both are
 * known, so that screen readers hear a result once.
 */
export function useSaidDraw({ mine, result }: DrawTable, drawn: Drawn | null): string | null {
  const t = useTranslations('draws')
  if (!drawn) return null
  const own = ownResultOf(drawn.roundId, mine, result)
  if (own === 'open') return null
  if (own === null) return `${drawn.came}.`
  const amount = formatReais(own.payout)
  const tone = toneOf(own)
  if (tone === 'won') return `${drawn.came}. ${t('resultWon', { amount })}`
  return `${drawn.came}. ${tone === 'evened' ? t('resultEvened', { amount }) : t('resultLost')}`
}
