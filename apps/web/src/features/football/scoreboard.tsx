import type { SportEvent } from '@jogada/contract/sport'
import { teamKey } from '@jogada/core/sports/team-key'
import { Crest } from '@jogada/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MatchClock } from '../../sports/match-clock.tsx'
import { Pitch } from '../../sports/pitch.tsx'
import { isToCome } from '../../sports/phase.ts'
import { useStage } from '../../sports/use-stage.ts'
import { isRace, useEventName } from '../../sports/use-event-name.ts'
import { useSideName } from '../../sports/use-side-name.ts'
import { useKickOff } from '../../sports/use-kick-off.ts'
import { StarButton } from './star-button.tsx'

/** Who plays and how it stands, on the pitch; stays in sight while the markets scroll. */
export function Scoreboard({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const nameOf = useEventName()
  const named = useSideName()
  const stage = useStage(event.stage)
  const words = {
    home: named(event.home),
    away: named(event.away),
    homeGoals: String(event.score?.home ?? 0),
    awayGoals: String(event.score?.away ?? 0),
  }
  const board = useToldHeight()
  return (
    <div ref={board} className="sticky top-56 z-10 -mx-16 bg-page px-16 pb-8">
      <div className="relative isolate overflow-hidden rounded-14 bg-card px-14 py-12">
        <Pitch isPlain={event.sport !== 'football'} />
        <p className="truncate text-center text-12 text-soft">
          {named(event.competition)}
          {stage && ` · ${stage}`}
          {event.replay && ` · ${t('replay')}`}
        </p>
        <h1 className="visually-hidden">
          {event.score && !isRace(event) ? t('score', words) : nameOf(event)}
        </h1>
        {isRace(event) ? (
          <div className="mt-6 space-y-4">
            <p aria-hidden="true" className="text-center text-16 leading-tight font-[560]">
              {nameOf(event)}
            </p>
            {isToCome(event) ? (
              <KickOff event={event} />
            ) : (
              <div className="text-center">
                <MatchClock event={event} />
              </div>
            )}
          </div>
        ) : (
          <div className="mt-8 grid grid-cols-[1fr_auto_1fr] items-start gap-8">
            <Side sport={event.sport} name={event.home} place="home" />
            {isToCome(event) ? <KickOff event={event} /> : <Score event={event} />}
            <Side sport={event.sport} name={event.away} place="away" />
          </div>
        )}
      </div>
    </div>
  )
}

/** Tells the page how tall the scoreboard is, for what stays in sight below it. */
function useToldHeight() {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = board.current
    const page = box?.parentElement
    if (!box || !page) return undefined
    const watch = new ResizeObserver(() => {
      page.style.setProperty('--scoreboard', `${box.offsetHeight}px`)
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return board
}

type SideProps = {
  readonly sport: string
  readonly name: string
  readonly place: keyof typeof STAR_PLACES
}

/** At the outer edge, so that the crest stays in the middle. */
const STAR_PLACES = { home: '-left-10', away: '-right-10' } as const

function Side({ sport, name, place }: SideProps) {
  const nameOf = useSideName()
  return (
    <div className="relative min-w-0">
      <p aria-hidden="true" className="flex flex-col items-center gap-4 text-center">
        <Crest team={name} className="size-36" />
        <span className="line-clamp-2 text-14 leading-tight font-[560]">{nameOf(name)}</span>
      </p>
      <StarButton
        kind="team"
        id={teamKey(sport, name)}
        name={nameOf(name)}
        className={`absolute -top-4 ${STAR_PLACES[place]}`}
      />
    </div>
  )
}

function Score({ event }: { readonly event: SportEvent }) {
  const { score } = event
  return (
    <div className="text-center">
      <p className="figures text-40 leading-none" aria-hidden="true">
        {score?.home ?? '–'}
        <span className="px-6 text-muted">:</span>
        {score?.away ?? '–'}
      </p>
      <MatchClock event={event} />
    </div>
  )
}

function KickOff({ event }: { readonly event: SportEvent }) {
  const kickOff = useKickOff(event)
  return (
    <p className="px-8 text-center text-12 text-soft">
      <span className="block">{kickOff.day}</span>
      <span
        className={`block text-fg ${kickOff.isTimeOpen ? 'text-14' : 'figures text-28 leading-tight'}`}
      >
        {kickOff.time}
      </span>
    </p>
  )
}
