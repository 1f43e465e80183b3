import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { Empty } from '../../components/empty.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { sportEventsQuery } from '../../sports/event-queries.ts'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { myTicketsQuery } from './bets-queries.ts'
import type { BetsState } from './bets-queries.ts'
import { TicketCard } from './ticket-card.tsx'

/** How many offers are asked for by themselves; the others on demand. */
const OFFERS_SHOWN = 4

const NONE = { open: 'noneOpen', cashout: 'noneCashOut', settled: 'noneSettled' } as const

/** The bets of one state; open ones carry the score as it stands. */
export function BetList({ state }: { readonly state: BetsState }) {
  const t = useTranslations()
  const bets = useInfiniteQuery(myTicketsQuery(state))
  const shown = bets.data?.pages.flatMap(({ tickets }) => tickets)
  const live = useLiveEvents(state !== 'settled' && Boolean(shown?.length))
  if (bets.isError && !shown) {
    return (
      <div className="flex items-center justify-between gap-12 rounded-14 bg-raised p-16">
        <p className="text-14 text-muted">{t('bets.loadFailed')}</p>
        <Button look="quiet" size="small" onClick={() => void bets.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (!shown) return <Waiting />
  if (shown.length === 0) {
    return (
      <Empty
        icon={Ticket}
        text={t(`bets.${NONE[state]}`)}
        action={
          <Link to="/footballPage" className={buttonClasses('quiet')}>
            {t('slip.toSports')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <ul className="space-y-8">
        {shown.map((ticket, at) => (
          <TicketCard
            key={ticket.betId}
            ticket={ticket}
            live={live}
            showOffer={state === 'cashout' && at < OFFERS_SHOWN}
          />
        ))}
      </ul>
      {bets.hasNextPage && (
        <Button
          look="quiet"
          className="mt-12 w-full"
          disabled={bets.isFetchingNextPage}
          onClick={() => void bets.fetchNextPage()}
        >
          {t('bets.more')}
        </Button>
      )}
    </>
  )
}

function useLiveEvents(enabled: boolean) {
  const { data } = useQuery({ ...sportEventsQuery('live'), enabled })
  useWatchedEvents(enabled ? data : undefined)
  return enabled && data ? new Map(data.map((event) => [event.eventId, event])) : undefined
}

function Waiting() {
  return (
    <div className="space-y-8">
      <Skeleton className="h-130" />
      <Skeleton className="h-130" />
    </div>
  )
}
