import type { PlayContribution } from '@jogada/contract/promotion'
import { useFormatter, useTranslations } from 'use-intl'

/**
 * How much of a stake counts for a promotion's wagering: the games that count less, or
 * that all count.
 */
export function useContributionText(): (contribution: PlayContribution) => string {
  const t = useTranslations()
  const format = useFormatter()
  const names: Readonly<Record<PlayContribution[number]['family'], string>> = {
    dice: t('dice.title'),
    limbo: t('limbo.title'),
    mines: t('mines.title'),
    rowDouble: t('rowDouble.title'),
    double: t('gameRecords.double'),
    luckyColor: t('gameRecords.luckyColor'),
    studios: t('rewards.contribution.studios'),
    sports: t('rewards.contribution.sports'),
  }
  return (contribution) => {
    const reduced = contribution.filter(({ percent }) => percent < 100)
    if (reduced.length === 0) return t('rewards.contribution.all')
    const games = reduced.map(
      ({ family, percent }) =>
        `${names[family]} ${format.number(percent / 100, { style: 'percent' })}`,
    )
    return t('rewards.contribution.some', { games: format.list(games, { type: 'unit' }) })
  }
}
