import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import type { GameLimits } from './limits.ts'

export type StakeCode = 'stake_below_minimum' | 'stake_above_maximum' | 'payout_above_maximum'

/** What each refusal of a stake says, with the limit that it names. */
export function useStakeTexts(limits: GameLimits): Readonly<Record<StakeCode, string>> {
  const t = useTranslations('game')
  return {
    stake_below_minimum: t('stakeBelow', { limit: formatReais(limits.minStake) }),
    stake_above_maximum: t('stakeAbove', { limit: formatReais(limits.maxStake) }),
    payout_above_maximum: t('payoutAbove', { limit: formatReais(limits.maxPayout) }),
  }
}
