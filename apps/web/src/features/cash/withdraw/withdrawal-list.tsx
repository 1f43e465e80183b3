import { WaveDivider } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../../../components/section-head.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { PageFailed } from '../../../components/page-card.tsx'
import { WithdrawalEntry } from './withdrawal-entry.tsx'
import { withdrawalsQuery } from './withdraw-queries.ts'

/** The player's withdrawals, newest first, each step by step. */
export function WithdrawalList() {
  const t = useTranslations('cash')
  const withdrawals = useQuery(withdrawalsQuery)
  return (
    <section aria-labelledby="withdrawals-title" className="mt-24">
      <WaveDivider className="mb-18 text-line-strong" />
      <SectionHead id="withdrawals-title" title={t('listTitle')} />
      {withdrawals.data === undefined &&
        (withdrawals.isError ? (
          <PageFailed retry={() => void withdrawals.refetch()} />
        ) : (
          <Skeleton className="h-80" />
        ))}
      {withdrawals.data?.length === 0 && <p className="text-14 text-muted">{t('listEmpty')}</p>}
      <ul className="space-y-8">
        {withdrawals.data?.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <WithdrawalEntry withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </section>
  )
}
