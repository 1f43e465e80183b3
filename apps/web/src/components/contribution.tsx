import type { PlayContribution } from '@jogada/contract/promotion'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import { useFormatter, useTranslations } from 'use-intl'
import { useHouseNames } from '../games/house-names.ts'

/**
 * How much of a stake counts for a promotion's wagering: the games that count less, or
 * that all count.
 */
export function useContributionText(): (contribution: PlayContribution) => string {
  const t = useTranslations('rewards.contribution')
  const format = useFormatter()
  const names: Readonly<Record<PlayFamily, string>> = {
    ...useHouseNames(),
    studios: t('studios'),
    sports: t('sports'),
  }
  return (contribution) => {
    const reduced = contribution.filter(({ percent }) => percent < 100)
    if (reduced.length === 0) return t('all')
    const games = reduced.map(
      ({ family, percent }) =>
        `${names[family]} ${format.number(percent / 100, { style: 'percent' })}`,
    )
    return t('some', { games: format.list(games, { type: 'unit' }) })
  }
}
