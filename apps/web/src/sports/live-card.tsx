import type { SportEvent } from '@jogada/contract/sport'
import { Crest } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { MatchClock } from './match-clock.tsx'
import { Pitch } from './pitch.tsx'
import { ReplayNote } from './replay-note.tsx'
import { useEventName } from './use-event-name.ts'
import { useSideName } from './use-side-name.ts'
import { useStage } from './use-stage.ts'
import { ResultPrices } from './result-prices.tsx'

/** Stands where nobody knows the score. */
const UNKNOWN = '–'

/** A match under way on its pitch: score, minute and prices. A replay says so, with its date. */
export function LiveCard({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const stage = useStage(event.stage)
  const { score } = event
  const nameOf = useEventName()
  const named = useSideName()
  const words = {
    home: named(event.home),
    away: named(event.away),
    homeGoals: String(score?.home),
    awayGoals: String(score?.away),
  }
  return (
    <article
      aria-label={score ? t('score', words) : nameOf(event)}
      className="relative isolate overflow-hidden rounded-14 bg-card"
    >
      <Pitch isPlain={event.sport !== 'football'} />
      <div className="flex items-center justify-between gap-8 px-14 pt-12 text-12">
        <span className="truncate text-soft">
          {named(event.competition)}
          {stage && <span className="text-muted"> · {stage}</span>}
        </span>
        <Badge replay={event.replay} />
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-8 px-14 pt-16 pb-16">
        <Side name={event.home} />
        <div className="text-center">
          <p className="figures text-64 leading-none" aria-hidden="true">
            {score?.home ?? UNKNOWN}
            <span className="px-8 align-[0.1em] text-40 text-muted">:</span>
            {score?.away ?? UNKNOWN}
          </p>
          <MatchClock event={event} />
        </div>
        <Side name={event.away} />
      </div>
      <div className="px-12 pb-12">
        <ResultPrices event={event} />
        {event.playedOn && <ReplayNote playedOn={event.playedOn} />}
      </div>
    </article>
  )
}

function Badge({ replay }: { readonly replay: boolean }) {
  const t = useTranslations('sport')
  return (
    <span className="flex shrink-0 items-center gap-6 rounded-full bg-live-soft px-10 py-3 font-[620] text-lose">
      <span className="live-dot" />
      {replay ? t('replay') : t('live')}
    </span>
  )
}

function Side({ name }: { readonly name: string }) {
  const nameOf = useSideName()
  return (
    <p className="flex min-w-0 flex-col items-center gap-6 text-center">
      <Crest team={name} className="size-44" />
      <span className="line-clamp-2 text-14 leading-tight font-[560]">{nameOf(name)}</span>
    </p>
  )
}
