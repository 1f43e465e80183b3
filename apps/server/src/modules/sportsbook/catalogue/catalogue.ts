import type { sport } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { EventState } from './event-state.ts'
import { fillShelf, keepFilled } from './fill-shelf.ts'
import { createLogPosition } from './log-position.ts'
import { createShelf } from './shelf.ts'
import type { EventFilter, Offer, ShownEvent } from './shelf.ts'

export type { Offer, ShownEvent } from './shelf.ts'

/** How long changes are gathered before watchers hear of them. */
const TICK_MS = 100

export type Catalogue = {
  /** Live events, then those to come by start, with their headline markets. */
  list(filter: EventFilter): sport.SportEvent[]
  find(eventId: string): sport.SportEvent | null
  /** As `list` and `find`, with the state behind what is shown. */
  shown(filter: EventFilter): ShownEvent[]
  findShown(eventId: string): ShownEvent | null
  /**
   * As `find`, for whoever needs nothing of what is shown: a bet asks it of each of its matches.
   */
  state(eventId: string): EventState | null
  /** Whether bets on the event are taken, whatever becomes of a single market. */
  isOpen(eventId: string, at: Date): boolean
  /** Null when the catalogue has no such event or outcome. */
  offer(outcomeId: string, at: Date): Offer | null
  /** The number of the last message that the catalogue knows. */
  position(): number
  /** Resolves once the catalogue is past `position`, or after `withinMs`. */
  nextChange(position: number, withinMs: number): Promise<void>
  /** Reads what is present, then follows the log until `close`. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * The events of this process, folded from the durable log: every process that has read the same
 * messages shows the same prices under the same version.
 */
export function createCatalogue(deps: Deps, { isShown = true } = {}): Catalogue {
  const { clock, realtime, switches } = deps
  const shelf = createShelf(() => ({
    isStopped: switches.isStopped('sportsbook'),
    releases: switches.releases('sportsbook'),
  }))
  const position = createLogPosition()
  const ending = new AbortController()
  let following: Promise<void> = Promise.resolve()
  let ticking: NodeJS.Timeout | undefined

  const tellWatchers = () => {
    for (const { eventId, row, changes, all } of shelf.takeChanged(clock.now())) {
      if (!isShown) continue
      realtime.toMarketWatchers(eventId, changes, all)
      realtime.toWatchers(eventId, row)
    }
  }

  return {
    list: (filter) => shelf.list(filter, clock.now()),
    find: (eventId) => shelf.find(eventId, clock.now()),
    shown: (filter) => shelf.shown(filter, clock.now()),
    findShown: (eventId) => shelf.findShown(eventId, clock.now()),
    state: (eventId) => shelf.state(eventId),
    isOpen: (eventId, at) => shelf.isOpen(eventId, at),
    offer: (outcomeId, at) => shelf.offer(outcomeId, at),
    position: () => position.now(),
    nextChange: (after, withinMs) => position.nextChange(after, withinMs),
    async start() {
      await fillShelf(deps, { shelf, position })
      following = keepFilled(deps, { shelf, position }, ending.signal)
      ticking = setInterval(tellWatchers, TICK_MS)
    },
    async close() {
      ending.abort()
      clearInterval(ticking)
      await following
    },
  }
}
