import type { SportEvent } from '@jogada/contract/sport'
import { useTranslations } from 'use-intl'
import { isUnderWay, phaseKey } from './phase.ts'

/** How far a match is: its phase, or which set is played where it is played in them. */
export function useStandingText(event: SportEvent): string {
  const t = useTranslations('sport')
  const { periods = [], phase, sport, score } = event
  return periods.length > 0 && isUnderWay(event)
    ? t('set', { number: String(periods.length), sport })
    : t(`phase.${phaseKey(phase, sport, score !== null)}`)
}
