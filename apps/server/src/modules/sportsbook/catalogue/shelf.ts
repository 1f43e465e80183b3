import type { sport } from '@jogada/contract'
import { marketId, parseOutcomeId } from '@jogada/core/sports/market-identity'
import type { Heartbeat } from '../feed/heartbeats.ts'
import type { LoggedMessage } from '../feed/message.ts'
import { isBackable, isLive } from './event-state.ts'
import type { EventState, MarketState, OutcomeState } from './event-state.ts'
import { seenOf } from './event-status.ts'
import type { Pause, Seen } from './event-status.ts'
import { eventView, headlineView } from './event-view.ts'
import { foldMessage } from './fold-message.ts'
import { allMarkets, marketChanges } from './market-changes.ts'
import type { Told } from './market-changes.ts'

/** How long a finished event can still be looked at. */
export const KEEP_FINISHED_MS = 3_600_000

/** How long an event that started without a word of its source stays in the list. */
export const KEEP_UNHEARD_MS = 3 * 3_600_000

/** An outcome as it stands for a bet at an instant. */
export type Offer = {
  readonly event: EventState
  readonly market: MarketState
  readonly outcome: OutcomeState
  readonly isOpen: boolean
}

export type EventFilter = {
  readonly sport?: string
  readonly when?: 'live' | 'upcoming'
}

/** An event with its state and what everybody sees of it. */
export type ShownEvent = { readonly state: EventState; readonly view: sport.SportEvent }

/**
 * An event that changed: its row, what is new in its markets, and all of them for who needs it;
 * each is made when it is asked for.
 */
export type ChangedEvent = {
  readonly eventId: string
  readonly row: () => sport.SportEvent
  readonly changes: () => sport.MarketChanges
  readonly all: () => sport.MarketChanges
}

/** The events that a process knows, as messages, heartbeats and the clock leave them. */
export type Shelf = {
  fold(logged: LoggedMessage, at: Date): void
  hear(heartbeat: Heartbeat): void
  /** With their headline markets. */
  list(filter: EventFilter, at: Date): sport.SportEvent[]
  find(eventId: string, at: Date): sport.SportEvent | null
  /** The events of `list` as they are known here, with what is shown of them. */
  shown(filter: EventFilter, at: Date): ShownEvent[]
  findShown(eventId: string, at: Date): ShownEvent | null
  /** Without making what is shown of it. */
  state(eventId: string): EventState | null
  /** Whether bets on the event are taken, whatever becomes of a single market. */
  isOpen(eventId: string, at: Date): boolean
  offer(outcomeId: string, at: Date): Offer | null
  /**
   * What has changed since the last call, the clock's changes included; forgets what is long over.
   */
  takeChanged(at: Date): ChangedEvent[]
}

type Entry = {
  readonly state: EventState
  /** What was last taken as changed; null before that. */
  told: Told | null
  readonly finishedAtMs: number | null
}

const NEVER_PAUSED: Pause = { isStopped: false, releases: 0 }

/** An empty shelf; while `pauseNow` says that the sportsbook is stopped, nothing on it is open. */
export function createShelf(pauseNow: () => Pause = () => NEVER_PAUSED): Shelf {
  const entries = new Map<string, Entry>()
  const heartbeats = new Map<string, Heartbeat>()

  const stateOf = (eventId: string) => entries.get(eventId)?.state ?? null
  const seenAt = (state: EventState, at: Date) =>
    seenOf(state, { at, heartbeat: heartbeats.get(state.fixture.source), pause: pauseNow() })
  const listed = (filter: EventFilter, at: Date) =>
    [...entries.values()]
      .map(({ state }) => state)
      .filter((state) => isListed(state, filter, at))
      .toSorted(order)
  const show = (state: EventState, at: Date): ShownEvent => ({
    state,
    view: eventView(state, seenAt(state, at)),
  })

  return {
    fold(logged, at) {
      const { eventId } = logged.message
      const entry = entries.get(eventId)
      const state = foldMessage(entry?.state, logged)
      if (!state || state === entry?.state) return
      const finishedAtMs = state.result ? at.getTime() : null
      entries.set(eventId, { state, told: entry?.told ?? null, finishedAtMs })
    },
    hear(heartbeat) {
      // what was read may come after what was heard meanwhile
      const known = heartbeats.get(heartbeat.source)
      if (known && (known.heardAt > heartbeat.heardAt || known.returns > heartbeat.returns)) return
      heartbeats.set(heartbeat.source, heartbeat)
    },
    list: (filter, at) => listed(filter, at).map((state) => headlineView(state, seenAt(state, at))),
    shown: (filter, at) => listed(filter, at).map((state) => show(state, at)),
    findShown(eventId, at) {
      const state = stateOf(eventId)
      return state && show(state, at)
    },
    find(eventId, at) {
      const state = stateOf(eventId)
      return state && show(state, at).view
    },
    state: stateOf,
    isOpen(eventId, at) {
      const state = stateOf(eventId)
      return state !== null && seenAt(state, at).status === 'open'
    },
    offer(outcomeId, at) {
      const identity = parseOutcomeId(outcomeId)
      const event = identity && stateOf(identity.eventId)
      const market = event?.markets.get(marketId(identity!))
      const outcome = market?.outcomes.find((known) => known.outcomeId === outcomeId)
      if (!event || !market || !outcome) return null
      const isOpen = isBackable(market, outcome, event.holds) && seenAt(event, at).status === 'open'
      return { event, market, outcome, isOpen }
    },
    takeChanged(at) {
      const changed: ChangedEvent[] = []
      for (const [eventId, entry] of entries) {
        const seen = seenAt(entry.state, at)
        if (seen.version !== entry.told?.version) {
          changed.push(changeOf(entry.state, seen, entry.told))
          entry.told = { ...seen, state: entry.state }
        }
        const overMs = entry.finishedAtMs === null ? 0 : at.getTime() - entry.finishedAtMs
        if (overMs > KEEP_FINISHED_MS) entries.delete(eventId)
      }
      return changed
    },
  }
}

const changeOf = (state: EventState, seen: Seen, told: Told | null): ChangedEvent => ({
  eventId: state.fixture.eventId,
  row: () => headlineView(state, seen),
  changes: () => marketChanges(state, seen, told),
  all: () => allMarkets(state, seen),
})

function isListed(state: EventState, { sport: name, when }: EventFilter, at: Date): boolean {
  if (state.result || (name !== undefined && state.fixture.sport !== name)) return false
  if (isLive(state)) return when !== 'upcoming'
  return when !== 'live' && state.startsAtMs > at.getTime() - KEEP_UNHEARD_MS
}

const order = (a: EventState, b: EventState) =>
  Number(isLive(b)) - Number(isLive(a)) ||
  a.startsAtMs - b.startsAtMs ||
  (a.fixture.eventId < b.fixture.eventId ? -1 : 1)
