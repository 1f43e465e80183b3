import type { sport } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { followLog } from '../feed/follow-log.ts'
import { readHeartbeats } from '../feed/heartbeats.ts'
import type { LoggedMessage } from '../feed/message.ts'
import { lastSeq, readBefore, readPresent } from '../feed/read-log.ts'
import type { EventState } from './event-state.ts'
import { createShelf, KEEP_FINISHED_MS } from './shelf.ts'
import type { EventFilter, Offer, ShownEvent } from './shelf.ts'

export type { Offer, ShownEvent } from './shelf.ts'

/** How long changes are gathered before watchers hear of them. */
const TICK_MS = 100

/**
 * What may be said of an event that has long ended: it is announced once more, or its result falls.
 */
const BEGINS_ANEW: ReadonlySet<string> = new Set(['fixture', 'rollback'])

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
  const ending = new AbortController()
  const arrivals = new EventTarget()
  let position = 0
  let following: Promise<void> = Promise.resolve()
  let ticking: NodeJS.Timeout | undefined

  /** What was said of events that the shelf forgot, or never had, and that are spoken of again. */
  const readForgotten = async (messages: readonly LoggedMessage[]): Promise<LoggedMessage[]> => {
    const told = messages.filter(({ message }) => BEGINS_ANEW.has(message.type))
    const eventIds = new Set(told.map(({ message }) => message.eventId))
    for (const id of eventIds) if (shelf.state(id)) eventIds.delete(id)
    if (eventIds.size === 0) return []
    return readBefore(deps, { eventIds: [...eventIds], seq: position })
  }

  const follow = () =>
    followLog(
      deps,
      {
        after: position,
        async onMessages(messages) {
          const forgotten = await readForgotten(messages)
          for (const message of [...forgotten, ...messages]) shelf.fold(message, clock.now())
          position = messages.at(-1)?.seq ?? position
          arrivals.dispatchEvent(new Event('messages'))
        },
        onHeartbeat: (heartbeat) => shelf.hear(heartbeat),
      },
      ending.signal,
    )

  return {
    list: (filter) => shelf.list(filter, clock.now()),
    find: (eventId) => shelf.find(eventId, clock.now()),
    shown: (filter) => shelf.shown(filter, clock.now()),
    findShown: (eventId) => shelf.findShown(eventId, clock.now()),
    state: (eventId) => shelf.state(eventId),
    isOpen: (eventId, at) => shelf.isOpen(eventId, at),
    offer: (outcomeId, at) => shelf.offer(outcomeId, at),
    position: () => position,
    nextChange: (after, withinMs) =>
      new Promise((resolve) => {
        if (position > after) return resolve()
        const arrived = () => {
          clearTimeout(waiting)
          arrivals.removeEventListener('messages', arrived)
          resolve()
        }
        const waiting = setTimeout(arrived, withinMs)
        arrivals.addEventListener('messages', arrived)
      }),
    async start() {
      for (const heartbeat of await readHeartbeats(deps)) shelf.hear(heartbeat)
      position = await lastSeq(deps)
      const now = clock.now()
      const endedAfter = new Date(now.getTime() - KEEP_FINISHED_MS)
      for (const message of await readPresent(deps, { seq: position, endedAfter })) {
        shelf.fold(message, now)
      }
      following = follow()
      ticking = setInterval(() => {
        for (const { eventId, row, changes, all } of shelf.takeChanged(clock.now())) {
          if (!isShown) continue
          realtime.toMarketWatchers(eventId, changes, all)
          realtime.toWatchers(eventId, row)
        }
      }, TICK_MS)
    },
    async close() {
      ending.abort()
      clearInterval(ticking)
      await following
    },
  }
}
