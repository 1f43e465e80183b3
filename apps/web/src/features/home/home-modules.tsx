import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { frontEventsQuery } from '../../sports/event-queries.ts'
import { LiveEvents } from '../../sports/live-events.tsx'
import { UpcomingEvents } from '../../sports/upcoming-events.tsx'
import { Continue } from './continue.tsx'
import { FairProof } from './fair-proof.tsx'
import { HotGames } from './hot-games.tsx'
import { OnlineCount } from './online-count.tsx'
import { Originals } from './originals.tsx'
import { Promotions } from './promotions.tsx'
import { SearchButton } from './search-button.tsx'
import { WinsFeed } from './wins-feed.tsx'

const UPCOMING_SHOWN = 4

/** Of what comes, as many as are about as tall as the card of a match that is live. */
const NEXT_SHOWN = 2

/** What waits for the player, what is live (or comes next), what can be played and what comes. */
export function HomeModules() {
  const isNothingLive = useQuery(frontEventsQuery('live')).data?.length === 0
  // what lies below the first screen is drawn after it, in slices
  const isFirstDrawn = useDeferredValue(true, false)
  return (
    <>
      <SearchButton />
      <OnlineCount />
      <Continue />
      {isNothingLive ? <UpcomingEvents most={NEXT_SHOWN} /> : <LiveEvents most={1} />}
      {isFirstDrawn ? (
        <BelowFirstScreen isNextAbove={isNothingLive} />
      ) : (
        <div className="h-screen" />
      )}
    </>
  )
}

function BelowFirstScreen({ isNextAbove }: { readonly isNextAbove: boolean }) {
  return (
    <>
      <Originals />
      <HotGames />
      {!isNextAbove && <UpcomingEvents most={UPCOMING_SHOWN} />}
      <Promotions />
      <WinsFeed />
      <FairProof />
    </>
  )
}
