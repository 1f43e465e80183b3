import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import type { Matter } from '../../components/ask-support.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { channelQuery } from '../../shell/support-button.tsx'
import { usePartClosed } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import { NewTicket } from './new-ticket.tsx'
import { ticketsQuery } from './support-queries.ts'
import { TicketView } from './ticket-view.tsx'

type SupportScreenProps = {
  /** What a new ticket is about. */
  readonly matter?: Matter
  /** What the player's own case may be, before the tickets. */
  readonly above?: ReactNode
}

/** The desk: the player's tickets, one of them, or a new one. */
export function SupportScreen({ matter, above }: SupportScreenProps) {
  const t = useTranslations('help')
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('deskTitle')} lead={t('deskLead')}>
      {loggedIn ? (
        <Desk above={above} {...(matter ? { matter } : {})} />
      ) : (
        <>
          <LoginFirst words={t('deskLogin')} />
          <Outside />
        </>
      )}
    </PageCard>
  )
}

/** The way to the desk for whoever cannot log in. */
function Outside() {
  const t = useTranslations('help')
  const email = useQuery(channelQuery).data?.email
  if (!email) return null
  return (
    <a href={`mailto:${email}`} className="text-14 text-interactive underline">
      {t('deskOutside', { email })}
    </a>
  )
}

type Place =
  | { readonly at: 'list' }
  | { readonly at: 'new' }
  | { readonly at: 'ticket'; readonly ticketId: string }

function Desk({ matter, above }: SupportScreenProps) {
  const t = useTranslations('help')
  const isClosed = usePartClosed('chat')
  const [chosen, setPlace] = useState<Place | null>(null)
  const place: Place = chosen ?? { at: matter && !isClosed ? 'new' : 'list' }
  const back = () => setPlace({ at: 'list' })
  if (place.at === 'list') {
    return (
      <>
        {above}
        <Tickets open={(ticketId) => setPlace({ at: 'ticket', ticketId })} />
        {isClosed ? (
          <p className="mt-16 text-14 text-soft">{t('newClosed')}</p>
        ) : (
          <Button className="mt-16 w-full" onClick={() => setPlace({ at: 'new' })}>
            <Plus className="size-18" aria-hidden="true" />
            {t('newTicket')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      {place.at === 'new' ? (
        <NewTicket
          {...(matter ? { matter } : {})}
          onOpened={(ticketId) => setPlace({ at: 'ticket', ticketId })}
        />
      ) : (
        <TicketView ticketId={place.ticketId} />
      )}
      <Button look="quiet" className="mt-12 w-full" onClick={back}>
        {t('allTickets')}
      </Button>
    </>
  )
}

function Tickets({ open }: { readonly open: (ticketId: string) => void }) {
  const t = useTranslations('help')
  const format = useFormatter()
  const { data, isError, refetch } = useQuery(ticketsQuery)
  if (!data)
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-120" />
  if (data.length === 0) return <p className="text-14 text-muted">{t('noTickets')}</p>
  return (
    <ul className="space-y-6">
      {data.map((one) => (
        <li key={one.ticketId}>
          <button
            type="button"
            className="press flex w-full items-center gap-12 rounded-10 bg-raised p-12 text-left"
            onClick={() => open(one.ticketId)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-14 font-[560]">
                {t(`topics.${one.topic}`)} {one.about && `· ${one.about}`}
              </span>
              <span className="block text-12 text-muted">
                {t('protocol', { id: one.ticketId })} · {t(`ticketStates.${one.state}`)} ·{' '}
                {format.dateTime(new Date(one.changedAt), {
                  dateStyle: 'short',
                  timeStyle: 'short',
                })}
              </span>
            </span>
            <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
