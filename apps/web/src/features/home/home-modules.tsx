import { useDeferredValue } from 'react'
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

/** What waits for the player, what is live, what can be played and what comes. */
export function HomeModules() {
  // what lies below the first screen is drawn after it, in slices
  const isFirstDrawn = useDeferredValue(true, false)
  return (
    <>
      <SearchButton />
      <OnlineCount />
      <Continue />
      <LiveEvents most={1} />
      {isFirstDrawn ? <BelowFirstScreen /> : <div className="h-screen" />}
    </>
  )
}

function BelowFirstScreen() {
  return (
    <>
      <Originals />
      <HotGames />
      <UpcomingEvents most={UPCOMING_SHOWN} />
      <Promotions />
      <WinsFeed />
      <FairProof />
    </>
  )
}
