import type { SportEvent } from '@jogada/contract/sport'
import { Crest } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isToCome, phaseKey } from '../../sports/phase.ts'
import { ReplayBadge } from '../../sports/replay-badge.tsx'
import { ResultPrices } from '../../sports/result-prices.tsx'
import { useKickOff } from '../../sports/use-kick-off.ts'

/** A match in the list: when or how far, who, the score, and the prices of its result. */
export function EventRow({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const more = event.markets.length - 1
  const words = { home: event.home, away: event.away }
  return (
    <article aria-label={t('versus', words)} className="rounded-14 bg-card p-12">
      <Link
        to="/footballPage"
        search={{ event: event.eventId }}
        className="mb-10 flex items-center gap-12 rounded-10"
      >
        <span className="min-w-0 flex-1 space-y-6">
          <Team name={event.home} goals={event.score?.home} />
          <Team name={event.away} goals={event.score?.away} />
        </span>
        <When event={event} />
      </Link>
      <ResultPrices event={event} />
      {(event.playedOn || more > 0) && (
        <div className="-mb-6 flex min-h-36 items-center justify-between gap-8 text-12">
          {event.playedOn ? <ReplayBadge playedOn={event.playedOn} /> : <span />}
          {more > 0 && (
            <Link
              to="/footballPage"
              search={{ event: event.eventId }}
              className="flex min-h-[36px] shrink-0 items-center gap-2 whitespace-nowrap text-interactive"
            >
              {t('moreMarkets', { count: more })}
              <ChevronRight className="size-14" aria-hidden="true" />
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

type TeamProps = { readonly name: string; readonly goals: number | undefined }

function Team({ name, goals }: TeamProps) {
  return (
    <span className="flex items-center gap-8">
      <Crest team={name} className="size-20 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-14 font-[520]">{name}</span>
      {goals !== undefined && <span className="figures text-22 leading-none">{goals}</span>}
    </span>
  )
}

function When({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const kickOff = useKickOff(event)
  const isRunning = !isToCome(event)
  return (
    <span className="min-w-76 shrink-0 whitespace-nowrap border-l border-line pl-12 text-right text-12 leading-snug text-muted">
      {isRunning ? (
        <>
          {event.minute !== null && (
            <span className="figures block text-18 leading-none text-live">
              {t('minute', { minute: String(event.minute) })}
            </span>
          )}
          <span className="block">{t(`phase.${phaseKey(event.phase)}`)}</span>
        </>
      ) : (
        <>
          <span className="block">{kickOff.day}</span>
          <span className="figures text-18 leading-none text-fg">{kickOff.time}</span>
        </>
      )}
    </span>
  )
}
