import type { site } from '@jogada/contract'
import { Fragment, startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { WhenNear } from '../../components/when-near.tsx'
import { frontEventsQuery } from '../../sports/event-queries.ts'
import { LiveEvents } from '../../sports/live-events.tsx'
import { UpcomingEvents } from '../../sports/upcoming-events.tsx'
import { Continue } from './continue.tsx'
import { FairProof } from './fair-proof.tsx'
import { HotGames } from './hot-games.tsx'
import { useModuleOrder } from './module-order.ts'
import { OnlineCount } from './online-count.tsx'
import { Originals } from './originals.tsx'
import { Promotions } from './promotions.tsx'
import { RecentGames } from './recent-games.tsx'
import { SearchButton } from './search-button.tsx'
import { VipPeek } from './vip-peek.tsx'
import { WinsFeed } from './wins-feed.tsx'

const UPCOMING_SHOWN = 4

/** Of what comes, as many as are about as tall as the card of a match that is live. */
const NEXT_SHOWN = 2

type Shown = { readonly isNothingLive: boolean }

/** What home is made of, in the order in which it stands unless operators set another. */
const modules: Readonly<Record<site.HomeModule, (shown: Shown) => ReactNode>> = {
  search: () => <SearchButton />,
  online: () => <OnlineCount />,
  continue: () => <Continue />,
  live: ({ isNothingLive }) =>
    isNothingLive ? <UpcomingEvents most={NEXT_SHOWN} /> : <LiveEvents most={1} />,
  recent: () => <RecentGames />,
  originals: () => <Originals />,
  hot: () => <HotGames />,
  upcoming: ({ isNothingLive }) => !isNothingLive && <UpcomingEvents most={UPCOMING_SHOWN} />,
  vip: () => <VipPeek />,
  promotions: () => <Promotions />,
  wins: () => <WinsFeed />,
  fair: () => <FairProof />,
}

const names = Object.keys(modules) as readonly site.HomeModule[]

/**
 * So many modules fill the first screen of a phone, and the next one begins there: of two, for a row
 * of what was played last is not everybody's.
 */
const FIRST_SCREEN = 4
const IN_SIGHT = FIRST_SCREEN + 2

/** What waits for the player, what is live (or comes next), what can be played and what comes. */
export function HomeModules() {
  const isNothingLive = useQuery(frontEventsQuery('live')).data?.length === 0
  const order = useModuleOrder(names, FIRST_SCREEN)
  const drawn = useOneByOne(IN_SIGHT)
  const show = (name: site.HomeModule) => (
    <Fragment key={name}>{modules[name]({ isNothingLive })}</Fragment>
  )
  return (
    <>
      {order.slice(0, drawn).map(show)}
      {drawn < IN_SIGHT ? (
        <div className="h-screen" />
      ) : (
        <WhenNear room="h-[12rem]">{() => order.slice(IN_SIGHT).map(show)}</WhenNear>
      )}
    </>
  )
}

/**
 * How many of so many parts to draw: one more with each frame, for to lay out all at
 * once takes long.
 */
function useOneByOne(all: number) {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn >= all) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all])
  return drawn
}
