import { formatReais } from '@jogada/ui'
import { Clock } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../components/typed-money.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useBalance } from '../session/player-queries.ts'
import { useLoggedIn, useSession } from '../session/session.ts'
import { RealityCheck } from './reality-check.tsx'
import { askSummary, useRealityWatch } from './reality.ts'
import { playedText } from './summary-lines.tsx'

const REFRESHED_EVERY_MS = 60_000

/** Today's play as the server counts it, asked again with every change of the balance. */
export function useToday() {
  const version = useBalance()?.version
  const ended = useSession((session) => session.ended)
  return useQuery({
    queryKey: ['player', 'today', ended, version],
    queryFn: ({ signal }) => askSummary(signal),
    // of the same session: one player's day is no other's, not even until theirs is told
    placeholderData: (held, before) => (before?.queryKey[2] === ended ? held : undefined),
    refetchInterval: REFRESHED_EVERY_MS,
  })
}

/**
 * How today's play stands outside the house games, always in sight and without judgement, with the
 * summary that the player chose to see from time to time. Nothing for a visitor.
 */
export function Today({ className = '' }: { readonly className?: string }) {
  return useLoggedIn() && <TodayOfPlayer className={className} />
}

function TodayOfPlayer({ className }: { readonly className: string }) {
  const { data } = useToday()
  useRealityWatch()
  if (!data) return null
  return (
    <>
      {/* where it stands over every page, it does not stand twice */}
      {data.bar !== 'always' && <TodayLine className={className} />}
      <RealityCheck automatic={false} />
    </>
  )
}

/** The time played today and its net result in one line, which opens the whole. */
export function TodayLine({ className = '' }: { readonly className?: string }) {
  const t = useTranslations('game')
  const { data } = useToday()
  if (!data) return null
  const { playedSeconds, staked, net } = data
  const hasPlayed = playedSeconds > 0 || moneyOf(staked) > 0n
  return (
    <button
      type="button"
      onClick={() => openOverlay({ id: 'today', params: {} })}
      className={`relative inline-flex max-w-full items-center gap-4 text-12 leading-snug text-soft after:absolute after:inset-x-0 after:-inset-y-12 hover:text-fg ${className}`}
    >
      <Clock className="size-14 shrink-0 text-muted" aria-hidden="true" />
      <span className="truncate">
        {hasPlayed
          ? t('todayLine', {
              time: playedText(playedSeconds),
              net: formatReais(moneyOf(net), { sign: 'always' }),
            })
          : t('todayNothing')}
      </span>
    </button>
  )
}
