import type { SportEvent } from '@jogada/contract/sport'
import { useTranslations } from 'use-intl'
import { phaseKey } from './phase.ts'

/** Why no bets are taken on a suspended match, in words. */
export function useWhyStopped({ suspendedBecause, phase, sport }: SportEvent): string {
  const t = useTranslations('sport')
  if (suspendedBecause === 'phase') return t(`phase.${phaseKey(phase, sport)}`)
  const known = t.has(`suspendedBecause.${suspendedBecause as 'goal'}`)
  return t(`suspendedBecause.${known ? (suspendedBecause as 'goal') : 'other'}`)
}
