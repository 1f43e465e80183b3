import type { SportEvent } from '@jogada/contract/sport'
import { LiveCard } from './live-card.tsx'

/** What most live cards hold: a replay with its date, names of one line, a row of prices. */
const USUAL: SportEvent = {
  eventId: '',
  sport: 'football',
  competition: '–',
  stage: '',
  home: '–',
  away: '–',
  startsAt: '',
  replay: true,
  playedOn: '2022-12-18',
  phase: 1,
  minute: 1,
  score: { home: 0, away: 0 },
  status: 'suspended',
  version: 0,
  markets: [],
}

/** The box of a live card before it is known, as tall as the card in every width and language. */
export function LiveCardSkeleton() {
  return (
    <div aria-hidden="true" inert className="wave-shimmer rounded-14">
      <div className="invisible">
        <LiveCard event={USUAL} />
      </div>
    </div>
  )
}
