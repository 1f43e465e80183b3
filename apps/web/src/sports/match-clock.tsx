import type { SportEvent } from '@jogada/contract/sport'
import { useTranslations } from 'use-intl'
import { periodText } from './period-text.ts'
import { useStandingText } from './use-standing-text.ts'

const MATCH_MINUTES = 90
const HALF_TIME = { phase: 2, minute: 45 }

/**
 * Phase and minute over a line that fills as the match goes on; of a match in sets, their points.
 */
export function MatchClock({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const standing = useStandingText(event)
  const { periods } = event
  if (periods && periods.length > 0) {
    return (
      <p className="mx-auto mt-6 text-12 whitespace-nowrap text-soft">
        <span className="mr-6 text-live">{standing}</span>
        <span className="figures">{periodText(event)}</span>
      </p>
    )
  }
  const rested = event.phase === HALF_TIME.phase ? HALF_TIME.minute : 0
  const played = Math.min((event.minute ?? rested) / MATCH_MINUTES, 1)
  return (
    <div className="mx-auto mt-6 w-112 whitespace-nowrap">
      <p className="text-12 text-soft">
        {event.minute !== null && (
          <span className="figures mr-4 text-16 text-live">
            {t('minute', { minute: String(event.minute) })}
          </span>
        )}
        {standing}
      </p>
      <div className="mt-4 h-2 overflow-hidden rounded-full bg-pressed">
        <div
          className="h-full origin-left bg-live transition-transform duration-500"
          style={{ transform: `scaleX(${played})` }}
        />
      </div>
    </div>
  )
}
