import type { SportEvent } from '@jogada/contract/sport'
import { Crest } from '@jogada/ui'
import { ReplayBadge } from './replay-badge.tsx'
import { ResultPrices } from './result-prices.tsx'
import { isRace, useEventName } from './use-event-name.ts'
import { useKickOff } from './use-kick-off.ts'
import { useSideName } from './use-side-name.ts'

/** A match to come: when, who, and the prices of its result. */
export function MatchRow({ event }: { readonly event: SportEvent }) {
  const nameOf = useEventName()
  const kickOff = useKickOff(event)
  return (
    <article aria-label={nameOf(event)} className="rounded-14 bg-card p-12">
      <div className="mb-10 flex items-center gap-12">
        <div className="min-w-0 flex-1 space-y-6">
          <Team name={event.home} />
          {!isRace(event) && <Team name={event.away} />}
        </div>
        <p className="shrink-0 border-l border-line pl-12 text-right text-12 leading-snug text-muted">
          <span className="block">{kickOff.day}</span>
          <span className={kickOff.isTimeOpen ? '' : 'figures text-18 leading-none text-fg'}>
            {kickOff.time}
          </span>
        </p>
      </div>
      {event.playedOn && (
        <div className="mb-10">
          <ReplayBadge playedOn={event.playedOn} />
        </div>
      )}
      <ResultPrices event={event} />
    </article>
  )
}

function Team({ name }: { readonly name: string }) {
  const nameOf = useSideName()
  return (
    <p className="flex items-center gap-8">
      <Crest team={name} className="size-20 shrink-0" />
      <span className="truncate text-14 font-[520]">{nameOf(name)}</span>
    </p>
  )
}
