import type { SportEvent } from '@jogada/contract/sport'
import type { BoardEvent } from '@jogada/contract/sport-book'
import { Crest } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { periodText } from '../../sports/period-text.ts'
import { isToCome } from '../../sports/phase.ts'
import { ReplayBadge } from '../../sports/replay-badge.tsx'
import { RowPrices } from './row-prices.tsx'
import { StarButton } from './star-button.tsx'
import { isRace, useEventName } from '../../sports/use-event-name.ts'
import { useSideName } from '../../sports/use-side-name.ts'
import { useKickOff } from '../../sports/use-kick-off.ts'
import { useStandingText } from '../../sports/use-standing-text.ts'
import { useWatchedWhileSeen } from '../../sports/use-watched-while-seen.ts'

/** A match in the list: when or how far, who, the score, and the prices of its result. */
export function EventRow({ event }: { readonly event: BoardEvent }) {
  const t = useTranslations('sport')
  const name = useEventName()(event)
  const ref = useWatchedWhileSeen<HTMLElement>(event.eventId)
  const more = event.moreMarkets
  return (
    <article ref={ref} aria-label={name} className="relative rounded-14 bg-card p-12 pt-8">
      <div className="flex items-center gap-4">
        <Link
          to="/footballPage"
          search={{ event: event.eventId }}
          className="mb-8 flex min-w-0 flex-1 items-center gap-12 rounded-10 pt-4"
        >
          <span className="min-w-0 flex-1 space-y-6">
            <Team name={event.home} goals={event.score?.home} />
            {!isRace(event) && <Team name={event.away} goals={event.score?.away} />}
          </span>
          <When event={event} />
        </Link>
        <StarButton kind="event" id={event.eventId} name={name} className="-mr-10" />
      </div>
      <RowPrices event={event} />
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
  const nameOf = useSideName()
  return (
    <span className="flex items-center gap-8">
      <Crest team={name} className="size-20 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-14 font-[520]">{nameOf(name)}</span>
      {goals !== undefined && <span className="figures text-22 leading-none">{goals}</span>}
    </span>
  )
}

function When({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const kickOff = useKickOff(event)
  const standing = useStandingText(event)
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
          <span className="block">{standing}</span>
          {event.periods?.length ? (
            <span className="figures block">{periodText(event)}</span>
          ) : null}
        </>
      ) : (
        <>
          <span className="block">{kickOff.day}</span>
          <span className={kickOff.isTimeOpen ? '' : 'figures text-18 leading-none text-fg'}>
            {kickOff.time}
          </span>
        </>
      )}
    </span>
  )
}
