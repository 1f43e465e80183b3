import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { betQuery } from './bets-queries.ts'
import { TicketCard } from './ticket-card.tsx'

type BetAskedProps = { readonly betId: string; readonly showAll: () => void }

/** One bet that a message leads to, and the way to all others. */
export function BetAsked({ betId, showAll }: BetAskedProps) {
  const t = useTranslations()
  const { data, isError, refetch } = useQuery(betQuery(betId))
  return (
    <>
      {isError && !data && (
        <div className="flex items-center justify-between gap-12 rounded-14 bg-raised p-16">
          <p className="text-14 text-muted">{t('bets.loadFailed')}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-130" />}
      {data && (
        <ul>
          <TicketCard ticket={data} live={undefined} showOffer={false} />
        </ul>
      )}
      <Button look="quiet" className="mt-12 w-full" onClick={showAll}>
        {t('bets.title')}
      </Button>
    </>
  )
}
