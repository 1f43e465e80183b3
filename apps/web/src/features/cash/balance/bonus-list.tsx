import { promotion } from '@jogada/contract'
import { subtract } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../../api/request.ts'
import { useContributionText } from '../../../components/contribution.tsx'
import { SectionHead } from '../../../components/section-head.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import { GiveUpBonus } from './give-up-bonus.tsx'
import type { GiveUpBonusProps } from './give-up-bonus.tsx'

const bonusesQuery = queryOptions({
  queryKey: ['player', 'bonuses', 'balance'],
  queryFn: ({ signal }) =>
    request(promotion.bonuses, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Bonuses that are still being wagered, and the way out of each; nothing without any. */
export function BonusList({ cash }: { readonly cash: string }) {
  const t = useTranslations('wallet')
  const { data = [] } = useQuery(bonusesQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="bonuses-title" className="mt-24">
      <SectionHead id="bonuses-title" title={t('bonusesTitle')} />
      <ul className="space-y-8">
        {data.map((bonus) => (
          <Bonus key={bonus.bonusId} bonus={bonus} cash={cash} />
        ))}
      </ul>
    </section>
  )
}

function Bonus({ bonus, cash }: GiveUpBonusProps) {
  const t = useTranslations('wallet')
  const format = useFormatter()
  const contributionText = useContributionText()
  const [toWager, wagered] = [moneyOf(bonus.toWager), moneyOf(bonus.wagered)]
  const percent = toWager > 0n ? Number((wagered * 100n) / toWager) : 100
  // deposits, and bonuses that came before, are wagered first
  const before = subtract(moneyOf(bonus.missing), toWager)
  const progress = t('lockProgress', {
    wagered: formatReais(bonus.wagered),
    needed: formatReais(bonus.toWager),
  })
  return (
    <li className="rounded-14 bg-raised p-14">
      <p className="flex items-baseline justify-between gap-12 text-14">
        <span className="font-[560]">{t('lockBonus', { amount: formatReais(bonus.amount) })}</span>
        <span className="figures text-18 text-pending">{percent}%</span>
      </p>
      <progress className="visually-hidden" aria-label={progress} value={percent} max={100} />
      <p className="mt-8 text-12 text-muted">
        {progress} ·{' '}
        {t('bonusUntil', {
          day: format.dateTime(new Date(bonus.expiresAt), {
            dateStyle: 'short',
            timeStyle: 'short',
          }),
        })}
      </p>
      {before > 0n && (
        <p className="mt-4 text-12 leading-snug text-pending">
          {t('bonusAfter', { amount: formatReais(before) })}
        </p>
      )}
      <p className="mt-4 text-12 leading-snug text-muted">{contributionText(bonus.contribution)}</p>
      {bonus.maxBet && (
        <p className="mt-4 text-12 leading-snug text-muted">
          {t('maxBet', { amount: formatReais(bonus.maxBet) })}
        </p>
      )}
      <GiveUpBonus bonus={bonus} cash={cash} />
    </li>
  )
}
